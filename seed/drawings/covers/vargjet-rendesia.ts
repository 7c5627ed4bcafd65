/**
 * Vogel's sunflower: every seed has the same area. Seed n is at the angle n·137,507…° and the distance c·√n (H. Vogel,
 * A better way to construct the sunflower head, Mathematical Biosciences 44, 1979). The golden angle is 360°·(1 − 1/φ).
 * Along a tinted spiral the seeds are 21 apart, along a thin line 34; Fibonacci's seeds 1, 2, 3, 5, 8, … approach one
 * straight line, alternately from either side.
 */
import { fit, numbers, sample, type Vec2 } from "../kit/curve";
import { cleared, mark, word } from "../kit/marks";
import type { Picture } from "../kit/picture";

const phi = (1 + Math.sqrt(5)) / 2;
export const goldenAngle = 2 * Math.PI * (1 - 1 / phi);
/** The spot seeds: Fibonacci's numbers inside the picture. */
export const fibonacci = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377];

const centre: Vec2 = [600, 400];
const spread = 29;
/** Last seed: those after it are outside the corners of the picture. */
const count = 660;

/** Returns the seed n in units of the spread, y downwards. */
export const seed = (n: number): Vec2 => [
  Math.sqrt(n) * Math.cos(n * goldenAngle),
  Math.sqrt(n) * Math.sin(n * goldenAngle),
];

/** Returns the turn in radians between successive seeds n, n + step, … of a spiral. */
export const turnOf = (step: number): number => {
  const angle = step * goldenAngle;
  return (angle - Math.round(angle / (2 * Math.PI)) * 2 * Math.PI) / step;
};

/**
 * Returns one spiral of the family `step`, in units of the spread. It begins with the seed `from`. The others are the
 * same curve, turned by equal parts of the circle: `turn` of them.
 */
export const spiral = (step: number, turn: number, from: number): Vec2[] =>
  sample(Math.sqrt(from), Math.sqrt(count), 160, (r): Vec2 => {
    const angle = r * r * turnOf(step) + (turn * 2 * Math.PI) / step;
    return [r * Math.cos(angle), r * Math.sin(angle)];
  });

const scaled = ([x, y]: Vec2): Vec2 => [spread * x, spread * y];
const rounded = (n: number) => scaled(seed(n)).map((value) => Math.round(value)) as unknown as Vec2;
const band = fit(spiral(21, -0.5, 8).map(scaled)) + fit(spiral(21, 0.5, 8).map(scaled).reverse(), 0.9, { join: true });

/** Draws a shape and its copies, `count` in all. They are turned by equal parts of the circle. */
const around = (id: string, count: number, shape: string): string => {
  const copy = (i: number) => `<use href="#${id}" transform="rotate(${numbers([(i * 360) / count], 1)})"/>`;
  return `<g id="${id}">${shape}</g>${Array.from({ length: count - 1 }, (_, i) => copy(i + 1)).join("")}`;
};

const isIn = (n: number) => {
  const [x, y] = scaled(seed(n));
  return Math.abs(x) < 615 && Math.abs(y) < 415;
};
export const seeds = sample(1, count, count - 1, (n) => n).filter(isIn);
/** Lines from seed to seed, 34 apart; interrupted where both ends are outside the picture. */
const threads = sample(21, 54, 33, (first) => {
  let d = "";
  for (let [n, isDown] = [first, false]; n + 34 <= count; n += 34) {
    const [here, next] = [rounded(n), rounded(n + 34)];
    const isSeen = isIn(n) || isIn(n + 34);
    if (isSeen) d += `${isDown ? "" : `M${numbers(here)}`}l${numbers([next[0] - here[0], next[1] - here[1]])}`;
    isDown = isSeen;
  }
  return d;
});

/** Draws points of no length. Round line ends make them dots, at half the bytes of circles. */
const dots = (chosen: readonly number[]): string => {
  let [x, y] = [0, 0];
  return chosen
    .map((n) => {
      const [u, v] = rounded(n);
      const step = `m${numbers([u - x, v - y])}h0`;
      [x, y] = [u, v];
      return step;
    })
    .join("");
};
const plain = (from: number, to: number) => dots(seeds.filter((n) => n >= from && n < to && !fibonacci.includes(n)));

/** First seeds of the rings in which the seeds ripen at a lesson's head, with 75 each (sunflower.css). */
export const rings = [1, 60, 130, 205, 280, 355, 430, 505, 580];
const sizeOf = (n: number) => (n < 60 ? "core" : n < 205 ? "ring" : "rim");

export default {
  name: "vargjet-rendesia",
  subject: "math",
  width: 1200,
  height: 800,
  title: "Luledielli: çdo farë kthehet me këndin e artë",
  description:
    "Qindra fara, secila e kthyer 137,5 gradë nga e mëparshmja, e mbushin fushën pa lënë vend bosh dhe rreshtohen në " +
    "21 e në 34 spirale. Farat 1, 2, 3, 5, 8, 13, blu, i afrohen një drejtëze herë nga njëra anë, herë nga tjetra.",
  body:
    `<g transform="translate(${numbers(centre)})">${around("band", 7, mark("tint", `${band}z`))}` +
    mark("thin", threads.join("")) +
    rings.map((from, i) => mark("medium", plain(from, rings[i + 1] ?? count), { also: sizeOf(from) })).join("") +
    mark("spot", `M${fibonacci.map((n) => numbers(scaled(seed(n)))).join("L")}`) +
    `${mark("spot", dots(fibonacci), { also: "bead" })}</g>`,
  words: cleared(word(700, 320, "1, 2, 3, 5, 8, 13…", { tone: "spot" })),
  style:
    ".b,.s{stroke-linecap:round}" +
    ".core{stroke-width:20}.ring{stroke-width:24}.rim{stroke-width:29}.bead{stroke-width:37}",
} satisfies Picture;
