/**
 * Gauss's integers a + bi and the primes among them. With a, b ≠ 0 the number is prime if a² + b² is; on an axis if |a|
 * is a prime of the form 4k + 3. In the middle are the primes that can be reached from 1 + i by steps of at most √2: a
 * closed island, farthest 11 + 4i (E. Gethner, S. Wagon, B. Wick, A Stroll Through the Gaussian Primes, American
 * Mathematical Monthly 105, 1998). It is still unknown whether steps of some bounded length lead to infinity.
 */
import type { Vec2 } from "../kit/curve";
import { cleared, mark, word } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, rect, segment } from "../kit/shapes";

const cell = 26;
/** The picture holds |a| ≤ 22 and |b| ≤ 15. The octant 0 ≤ b ≤ a is drawn and mirrored. */
const reach = 22;

const isPrime = (n: number): boolean => {
  if (n < 2) return false;
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
};

/** Tells whether a + bi has no divisors but units and its own associates. */
export const isGaussianPrime = (a: number, b: number): boolean => {
  if (a !== 0 && b !== 0) return isPrime(a * a + b * b);
  const side = Math.abs(a + b);
  return side % 4 === 3 && isPrime(side);
};

const key = (a: number, b: number) => `${a} ${b}`;
const around = [-1, 0, 1].flatMap((a) => [-1, 0, 1].map((b): Vec2 => [a, b])).filter(([a, b]) => a !== 0 || b !== 0);

/** Returns the primes reached from 1 + i by steps of 1 or √2 over primes. */
export const island = (): Vec2[] => {
  const found: Vec2[] = [[1, 1]];
  const seen = new Set([key(1, 1)]);
  for (const [a, b] of found) {
    for (const [da, db] of around) {
      const next: Vec2 = [a + da, b + db];
      if (seen.has(key(...next)) || !isGaussianPrime(...next)) continue;
      seen.add(key(...next));
      found.push(next);
    }
  }
  return found;
};

const reached = island();
const inIsland = new Set(reached.map(([a, b]) => key(a, b)));
const octant: Vec2[] = [];
for (let a = 0; a <= reach; a++) for (let b = 0; b <= a; b++) octant.push([a, b]);
const isReached = ([a, b]: Vec2) => inIsland.has(key(a, b));
/** Every point within one step of the island: its only primes are the island's own. */
const moat = octant.filter(([a, b]) => isReached([a, b]) || around.some(([da, db]) => isReached([a + da, b + db])));

const tile =
  (side: number) =>
  ([a, b]: Vec2) =>
    rect((a - side / 2) * cell, (b - side / 2) * cell, side * cell, side * cell, 1);
const inOctant = ([a, b]: Vec2) => b >= 0 && b <= a;
const steps = reached.filter(inOctant).flatMap(([a, b]) =>
  around
    .map(([da, db]): Vec2 => [a + da, b + db])
    .filter((to) => isReached(to) && (!inOctant(to) || a * reach + b < to[0] * reach + to[1]))
    .map((to) => segment([a * cell, b * cell], [to[0] * cell, to[1] * cell])),
);

const primes = octant.filter((z) => isGaussianPrime(...z));
const marks =
  mark(
    "inkFill",
    primes
      .filter((z) => !isReached(z))
      .map(tile(0.72))
      .join(""),
  ) +
  mark("spot", steps.join("")) +
  mark(
    "spotFill",
    primes
      .filter(isReached)
      .map(([a, b]) => circle(a * cell, b * cell, 9))
      .join(""),
  );

const turns = ["scale(-1 1)", "scale(1 -1)", "scale(-1 -1)"];
const mirrors = [...turns, "matrix(0 1 1 0 0 0)", ...turns.map((turn) => `${turn}matrix(0 1 1 0 0 0)`)];
/** Draws an octant and its seven mirror images. */
const eightfold = (id: string, octant: string) =>
  `<g id="${id}">${octant}</g>${mirrors.map((transform) => `<use href="#${id}" transform="${transform}"/>`).join("")}`;

export default {
  name: "matematika-mbretereshe-shkencave",
  subject: "math",
  width: 1200,
  height: 800,
  title: "Numrat e thjeshtë të Gausit dhe ishulli në mes të tyre",
  description:
    "Numrat e thjeshtë të Gausit mbushin rrafshin si një qëndismë me tetë simetri. Kush niset nga qendra dhe kërcen " +
    "vetëm te fqinji, edhe pjerrtas, mbetet në ishullin blu: hendeku rreth tij nuk kapërcehet me hapa kaq të shkurtër.",
  body:
    `<g transform="translate(600 400)">${eightfold("moat", mark("tint", moat.map(tile(1.04)).join("")))}` +
    `${eightfold("primes", marks)}</g>`,
  words: cleared(word(600, 60, "ishulli i lidhur", { anchor: "middle", tone: "spot" })),
} satisfies Picture;
