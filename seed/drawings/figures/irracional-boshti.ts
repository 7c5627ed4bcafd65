/**
 * Three irrational numbers, two by compass and one by wheel, reach the number line. By compass come √2 and φ from the
 * unit square (radius the diagonal, and √5/2 about the middle of the base), by wheel comes π: one turn of a wheel of
 * diameter 1, whose marked point draws a cycloid.
 */
import { fit, sample, type Vec2 } from "../kit/curve";
import { arrow, label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { arc, circle, rect, segment } from "../kit/shapes";

const unit = 165;
const zero: Vec2 = [100, 236];
const phi = (1 + Math.sqrt(5)) / 2;

const toPicture = (x: number, y: number): Vec2 => [zero[0] + x * unit, zero[1] - y * unit];

/**
 * Returns the wheel's marked point after `angle` radians of turning. The x axis is the line; below it y is negative.
 */
export const cycloid = (angle: number): Vec2 => [(angle - Math.sin(angle)) / 2, -(1 - Math.cos(angle)) / 2];

const corner = toPicture(1, 1);
const middle = toPicture(0.5, 0);
const end = toPicture(Math.PI, 0);
const byDiagonal = arc(...zero, Math.SQRT2 * unit, -Math.PI / 4, 0, 1);
const byHalfBase = arc(...middle, Math.hypot(1, 0.5) * unit, -Math.atan2(1, 0.5), 0, 1);
const trace = fit(
  sample(0, 2 * Math.PI, 90, (t) => toPicture(...cycloid(t))),
  0.5,
  { digits: 1 },
);

const wheel = (x: number) => circle(...toPicture(x, -0.5), unit / 2, 1);
const ticks = [0, 1, 2, 3].map((n) => `M${toPicture(n, 0)[0]} ${zero[1] - 9}v18`).join("");
const spokes = [0, 1, 2]
  .map((i) => {
    const [dx, dy] = [(Math.cos((i * Math.PI) / 3) * unit) / 2, (Math.sin((i * Math.PI) / 3) * unit) / 2];
    const [x, y] = toPicture(Math.PI, -0.5);
    return segment([x - dx, y - dy], [x + dx, y + dy], 1);
  })
  .join("");
const landing = [Math.SQRT2, phi, Math.PI].map((x) => circle(...toPicture(x, 0), 9)).join("");
const turning = toPicture(1.57, -0.67);
const name = (x: number, y: number, text: string) => label(x, y, text, { anchor: "middle", size: 32, tone: "spot" });

export default {
  name: "irracional-boshti",
  subject: "math",
  width: 720,
  height: 440,
  title: "√2, φ dhe π në boshtin numerik",
  description:
    "Kompasi e sjell diagonalen e katrorit me brinjë 1 te √2; me qendër në mes të bazës bie te φ. " +
    "Një rrotë me diametër 1 pas një rrotullimi të plotë ndalet te π.",
  body:
    mark("tint", rect(zero[0], corner[1], unit, unit)) +
    mark("medium", rect(zero[0], corner[1], unit, unit) + wheel(Math.PI)) +
    mark("thin", segment(zero, corner) + segment(middle, corner) + spokes) +
    mark("dotted", wheel(0)) +
    mark("spot", byDiagonal + byHalfBase + trace) +
    mark("heavy", `M0 ${zero[1]}H720`) +
    mark("medium", ticks) +
    mark("spotFill", landing) +
    label(zero[0] - 12, zero[1] - 16, "0", { anchor: "end" }) +
    label(toPicture(1, 0)[0] + 10, zero[1] - 16, "1") +
    label(toPicture(2, 0)[0], zero[1] - 16, "2", { anchor: "middle" }) +
    label(toPicture(3, 0)[0] - 4, zero[1] - 16, "3", { anchor: "end" }) +
    name(toPicture(Math.SQRT2, 0)[0] - 4, zero[1] + 42, "√2") +
    name(toPicture(phi, 0)[0] + 6, zero[1] + 42, "φ") +
    name(end[0] + 10, zero[1] - 18, "π") +
    label(turning[0], turning[1], "një rrotullim", { anchor: "middle" }) +
    arrow([turning[0] - 92, turning[1] + 20], [turning[0] + 92, turning[1] + 20], "thin", 18),
} satisfies Picture;
