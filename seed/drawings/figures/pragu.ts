/**
 * One threshold between noise and planet, for a sum of measurements. In standard errors, its probability density
 * without a planet (around 0) and with Kepler-90 i (around its height above the noise) are both bells e^(−x²/2). Above
 * for a single crossing, 8.7/√101 = 0.87 high; below for all 101, 8.7 high. The threshold is half-way; the tinted tails
 * are wrong decisions.
 */
import { fit, numbers, sample, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { arrowHead, segment } from "../kit/shapes";
import { crossings, together } from "./kalimet-e-mbledhura";

/** Height over the noise of one crossing and of all. */
export const heights = [together / Math.sqrt(crossings), together] as const;
/** Returns the density of the standard normal distribution. */
const bell = (x: number) => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
/** Returns the share of a bell beyond `x` standard errors, by the trapezium rule. */
export const beyond = (x: number): number => {
  const values = sample(x, x + 12, 24000, bell);
  return values.reduce((sum, v, i) => sum + v * (i === 0 || i === 24000 ? 0.5 : 1), 0) * (12 / 24000);
};

const [left, right] = [14, 706];
const [least, most] = [-3.4, 12.2];
const X = (x: number) => left + ((x - least) / (most - least)) * (right - left);
const rise = 330;

const panel = (ground: number, height: number): string => {
  const toPicture = (x: number, y: number): Vec2 => [X(x), ground - rise * y];
  const curve = (middle: number, from = middle - 3.4, to = middle + 3.4, join = false) =>
    fit(
      sample(from, to, 80, (x) => toPicture(x, bell(x - middle))),
      0.5,
      { digits: 1, join },
    );
  const limit = height / 2;
  const wrong =
    `M${numbers(toPicture(limit, 0))}${curve(0, limit, 3.4, true)}z` +
    `M${numbers(toPicture(height - 3.4, 0))}${curve(height, height - 3.4, limit, true)}L${numbers(toPicture(limit, 0))}z`;
  return (
    (limit < 3 ? mark("tint", wrong) : "") +
    mark("thin", curve(0)) +
    mark("spotThin", curve(height), { also: "be" }) +
    mark("medium", segment([left, ground], [right, ground])) +
    mark("spot", segment([X(limit), ground], [X(limit), ground - 158])) +
    mark("spotFill", arrowHead([X(limit), ground + 2], Math.PI / 2, 22))
  );
};
const [first, second] = [186, 420];

export default {
  name: "pragu",
  subject: "physics",
  width: 720,
  height: 470,
  title: "Një prag mes zhurmës dhe planetit",
  description:
    "Dy kambana: çfarë del pa planet dhe çfarë del me planet. Pas një kalimi ato mbulohen dhe një prag gabon në një të " +
    "tretën e rasteve; pas 101 kalimesh janë ndarë dhe pragu gati nuk gabon.",
  body:
    panel(first, heights[0]) +
    panel(second, heights[1]) +
    label(right, 62, "një kalim", { anchor: "end", bold: true }) +
    label(right, 94, "gabon 33\u00a0% të herëve", { anchor: "end" }) +
    label(X(-0.5), second - 150, "pa planet", { anchor: "middle" }) +
    label(X(heights[1]), second - 150, "me planet", { anchor: "middle", tone: "spot" }) +
    label(X(heights[1] / 2), second - 172, "pragu", { anchor: "middle", tone: "spot", bold: true }) +
    label(right, second - 196, "101 kalime", { anchor: "end", bold: true }) +
    [0, heights[1]].map((x) => label(X(x), second + 38, x ? "8,7" : "0", { anchor: "middle" })).join("") +
    label(X(heights[1] / 2), second + 38, "4,35", { anchor: "middle", tone: "spot" }),
  style: ".be{stroke-width:4}",
} satisfies Picture;
