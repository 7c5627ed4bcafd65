/**
 * The parabola y = (x − 2)² − 3 on a plane of unit squares. It separates two questions: which inputs give 1, and which
 * value the input 1 gives.
 */
import { fit, sample, type Vec2 } from "../kit/curve";
import { mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle } from "../kit/shapes";
import { unitPlane } from "../kit/unit-plane";

/** Returns the function of the graph. */
export const f = (x: number): number => (x - 2) ** 2 - 3;

const { toPicture, body } = unitPlane({ x: [-3, 7], y: [-4, 3], unit: 62, left: 50, top: 16, side: "right" });
/** Place at which the curve leaves the plane at the top. */
const half = Math.sqrt(3 + 3);
const curve = sample(2 - half, 2 + half, 120, (x): Vec2 => toPicture([x, f(x)]));

export default {
  name: "kuiz-parabola",
  subject: "math",
  width: 720,
  height: 466,
  title: "Një parabolë mbi kutiza",
  description:
    "Parabolë e hapur lart mbi një rrjet me kutiza njësi. Kulmi është te pika me x = 2 dhe y = −3; " +
    "ajo kalon edhe nga pika me x = 1 dhe y = −2.",
  style: ".gr{stroke-width:.6}",
  body: body + mark("spot", fit(curve, 0.5, { digits: 1 })) + mark("spotFill", circle(...toPicture([2, f(2)]), 8)),
} satisfies Picture;
