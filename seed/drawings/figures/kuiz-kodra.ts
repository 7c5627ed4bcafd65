/**
 * The cubic y = (x³ − 12x)/8 with four points. At them the sign of the height and the sign of the slope are
 * independent.
 */
import { fit, sample, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle } from "../kit/shapes";

/** Returns the height of the curve. */
export const f = (x: number): number => (x ** 3 - 12 * x) / 8;

/** Returns the slope of the curve, as the limit of its secants. */
export const slope = (x: number): number => (f(x + 1e-6) - f(x - 1e-6)) / 2e-6;

/** The points of the question. */
export const points = { A: -3, B: -2, C: -1, D: 3 } as const;

const toPicture = (x: number, y = f(x)): Vec2 => [360 + 80 * x, 240 - 74 * y];
const curve = sample(-3.85, 4.05, 160, (x) => toPicture(x));
const dots = Object.values(points).map((x) => circle(...toPicture(x), 9));
/** Position of each name, seen from its point. */
const beside = { A: [-30, -8], B: [0, -22], C: [28, -4], D: [34, 10] } as const;

export default {
  name: "kuiz-kodra",
  subject: "math",
  width: 720,
  height: 420,
  title: "Katër pika mbi një lakore",
  description:
    "Lakore me një majë dhe një gropë. Pika A është mbi boshtin x, në të majtë të majës; B në majë; " +
    "C mbi boshtin, mes majës dhe gropës; D nën boshtin, në të djathtë të gropës.",
  body:
    mark("medium", "M24 240H700M360 20V410") +
    label(698, 226, "x", { italic: true, anchor: "end" }) +
    label(376, 40, "y", { italic: true }) +
    mark("spot", fit(curve, 0.5, { digits: 1 })) +
    mark("inkFill", dots.join("")) +
    Object.entries(points)
      .map(([name, x]) => {
        const [dx, dy] = beside[name as keyof typeof points];
        const [px, py] = toPicture(x);
        return label(px + dx, py + dy, name, { anchor: "middle", bold: true, size: 30 });
      })
      .join(""),
} satisfies Picture;
