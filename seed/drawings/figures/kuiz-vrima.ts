/** The graph of √(2x + 5), its value at x = 2 moved to 1. The limit there stays 3. */
import { fit, sample, type Vec2 } from "../kit/curve";
import { mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle } from "../kit/shapes";
import { unitPlane } from "../kit/unit-plane";

/** The place whose value was moved. */
export const hole = 2;

/** Returns the function of the graph, for x ≥ −2.5. */
export const f = (x: number): number => (x === hole ? 1 : Math.sqrt(2 * x + 5));

const { toPicture, body } = unitPlane({ x: [-3, 7], y: [-1, 5], unit: 62, left: 50, top: 16, side: "right" });
// The root is drawn over its height, because the curve is vertical near its start.
const end = Math.sqrt(2 * 6.6 + 5);
const curve = sample(0, end, 160, (height): Vec2 => toPicture([(height ** 2 - 5) / 2, height]));
const open = circle(...toPicture([hole, 3]), 10);

export default {
  name: "kuiz-vrima",
  subject: "math",
  width: 720,
  height: 404,
  title: "Një lakore me një rreth bosh",
  description:
    "Lakore që ngjitet, mbi një rrjet me kutiza njësi. Te x = 2 ajo ka një rreth bosh në lartësinë 3; " +
    "nën të, në lartësinë 1, është një pikë e plotë.",
  style: ".gr{stroke-width:.6}.ho{stroke-width:3.6}",
  body:
    body +
    mark("spot", fit(curve, 0.4, { digits: 1 })) +
    mark("paperFill", open) +
    mark("spot", open, { also: "ho" }) +
    mark("spotFill", circle(...toPicture([hole, f(hole)]), 10)),
} satisfies Picture;
