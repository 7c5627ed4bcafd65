/**
 * The spiral of Theodorus: every triangle adds a leg of 1. So the spokes are √1, √2, √3, … (√n² + 1² = √(n + 1)²).
 * Dotted circles have whole radii; only the spokes of perfect squares reach a circle exactly, all others are
 * irrational.
 */
import { numbers, polyline, sample, type Vec2 } from "../kit/curve";
import { mark, word } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, segment } from "../kit/shapes";

const centre: Vec2 = [520, 430];
const unit = 96;
const count = 84;

/** Returns the end of the spoke √n, n ≥ 1, in first legs. The y axis points downwards; √1 lies along `turn` radians. */
export const spokeEnd = (n: number, turn = 0): Vec2 => {
  let angle = turn;
  for (let k = 1; k < n; k++) angle += Math.atan(1 / Math.sqrt(k));
  return [Math.sqrt(n) * Math.cos(angle), Math.sqrt(n) * Math.sin(angle)];
};

const turn = -0.35;
const toPicture = ([x, y]: Vec2): Vec2 => [centre[0] + unit * x, centre[1] + unit * y];
const ends = sample(1, count, count - 1, (n) => toPicture(spokeEnd(Math.round(n), turn)));
const end = (n: number) => ends[n - 1] as Vec2;

/**
 * Returns where the spoke n crosses the winding below. That is the spiral one turn earlier, so that windings do not
 * overlap.
 */
const inner = (n: number): Vec2 => {
  const [x, y] = end(n);
  const [dx, dy] = [x - centre[0], y - centre[1]];
  for (let k = n - 8; k > 1; k--) {
    const [a, b] = [end(k - 1), end(k)];
    const cross = (p: Vec2) => dx * (p[1] - centre[1]) - dy * (p[0] - centre[0]);
    const ahead = dx * (b[0] - centre[0]) + dy * (b[1] - centre[1]) > 0;
    if (ahead && cross(a) <= 0 && cross(b) > 0) {
      const t = cross(a) / (cross(a) - cross(b));
      return [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])];
    }
  }
  return centre;
};

const isSquare = (n: number) => Number.isInteger(Math.sqrt(n));
const spokes = ends.map((p, i) => ({ n: i + 1, d: segment(inner(i + 1), p) }));
const first = Array.from({ length: 16 }, (_, i) => i + 1);
const tinted = first.filter((n) => n % 2 === 1).map((n) => polyline([centre, end(n), end(n + 1)], { close: true }));

export default {
  name: "numrat-irracional",
  subject: "math",
  width: 1200,
  height: 800,
  title: "Spiralja e Teodorit: rrënjët e 2, 3, 4, 5 e më tej",
  description:
    "Trekëndësha kënddrejtë me një katet 1 ngjiten njëri pas tjetrit dhe mbështillen si guaskë. Hipotenuzat " +
    "janë rrënjët e numrave 2, 3, 4 e me radhë; vetëm katrorët e plotë e prekin një rreth me rreze të plotë.",
  body:
    mark("tint", tinted.join("")) +
    mark("dotted", sample(1, 9, 8, (r) => circle(centre[0], centre[1], r * unit)).join("")) +
    mark(
      "thin",
      spokes
        .filter(({ n }) => !isSquare(n))
        .map(({ d }) => d)
        .join(""),
    ) +
    mark(
      "heavy",
      spokes
        .filter(({ n }) => isSquare(n))
        .map(({ d }) => d)
        .join(""),
    ) +
    mark("spot", `M${ends.map((p) => numbers(p)).join("L")}`) +
    mark(
      "inkFill",
      first
        .filter(isSquare)
        .map((n) => circle(...end(n), 10))
        .join("") + circle(...centre, 7),
    ),
  words: word(545, 660, "√4 = 2") + word(236, 300, "√9 = 3", { anchor: "end" }) + word(818, 150, "√16 = 4"),
} satisfies Picture;
