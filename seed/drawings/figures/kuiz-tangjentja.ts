/** The parabola y = x²/4 + 1 and its tangent at x = 4. It is the limit of the secants through that point. */
import { fit, sample, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, segment } from "../kit/shapes";
import { unitPlane } from "../kit/unit-plane";

/** Returns the function of the curve. */
export const f = (x: number): number => x ** 2 / 4 + 1;

/** Place at which the line touches. */
export const touch = 4;

/** Slope of the line drawn, computed as a secant. Its step is so short that it cannot be told from the tangent. */
export const slope = (f(touch + 1e-6) - f(touch - 1e-6)) / 2e-6;

const line = (x: number): Vec2 => [x, f(touch) + slope * (x - touch)];
const { toPicture, body } = unitPlane({ x: [-4, 7], y: [-1, 7], unit: 58, left: 41, top: 16 });
const curve = sample(-4, Math.sqrt(24), 120, (x): Vec2 => toPicture([x, f(x)]));
const dots = [touch, 2].map((x) => circle(...toPicture(line(x)), 9)).join("");

export default {
  name: "kuiz-tangjentja",
  subject: "math",
  width: 720,
  height: 496,
  title: "Një drejtëz prek një lakore",
  description:
    "Parabolë e hapur lart me kulm te x = 0 dhe y = 1, mbi një rrjet me kutiza njësi. " +
    "Një drejtëz e prek te pika P me x = 4 dhe y = 5 dhe kalon edhe nga pika me x = 2 dhe y = 1.",
  style: ".gr{stroke-width:.6}.cu{stroke-width:4}",
  body:
    body +
    mark("medium", fit(curve, 0.5, { digits: 1 }), { also: "cu" }) +
    mark("spot", segment(toPicture(line(1)), toPicture(line(5)), 1)) +
    mark("spotFill", dots) +
    label(toPicture([touch, 0])[0] + 20, toPicture(line(touch))[1] + 14, "P", { italic: true, bold: true, size: 30 }),
} satisfies Picture;
