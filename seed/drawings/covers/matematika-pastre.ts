/**
 * Ford's circles: one on every reduced fraction p/q of the number line. Its radius is 1/(2q²), and it touches the
 * number line. No two overlap; neighbours of a Farey row are tangent. Spot: the convergents 1/1, 1/2, 2/3, 3/5, 5/8,
 * 8/13 of the continued fraction [0; 1, 1, 1, …] that approach the golden section, 0.618….
 */
import { numbers, type Vec2 } from "../kit/curve";
import { mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle } from "../kit/shapes";

export type FractionPair = readonly [p: number, q: number];
const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** Returns the reduced fractions between 0 and 1 with denominators up to `limit`. */
export const fractions = (limit: number): FractionPair[] => {
  const found: FractionPair[] = [];
  for (let q = 1; q <= limit; q++) for (let p = 0; p <= q; p++) if (divisor(p, q) === 1) found.push([p, q]);
  return found;
};

/** Returns the centre and radius of a fraction's circle, in units of the number line. */
export const fordCircle = ([p, q]: FractionPair): { x: number; r: number } => ({ x: p / q, r: 1 / (2 * q * q) });

export const convergents: readonly FractionPair[] = [
  [1, 1],
  [1, 2],
  [2, 3],
  [3, 5],
  [5, 8],
  [8, 13],
];
const golden = (Math.sqrt(5) - 1) / 2;

const [left, unit, line] = [20, 1160, 640];
const draw = (fraction: FractionPair): string => {
  const { x, r } = fordCircle(fraction);
  return circle(left + x * unit, line - r * unit, r * unit, r < 0.03 ? 1 : 0);
};
const chosen = new Set(convergents.map(String));
const all = fractions(12);
const others = all.filter((f) => !chosen.has(String(f)));
const drop = ([p, q]: FractionPair): Vec2 => [left + (p / q) * unit, line + 150 / q ** 0.9];
const foot = (f: FractionPair) => `M${numbers([drop(f)[0], line])}V${numbers([drop(f)[1]])}`;
/** The circle of 0/1, engraved: equal steps inwards from the rim. */
const rings = [40, 80, 120, 160, 200, 240, 280, 320].map((step) => circle(left, line - unit / 2, unit / 2 - step));
const goldenX = left + golden * unit;

export default {
  name: "matematika-pastre",
  subject: "math",
  width: 1200,
  height: 800,
  title: "Rrathët e Fordit dhe prerja e artë",
  description:
    "Mbi çdo thyesë të boshtit rri një rreth; rrathët preken, por kurrë nuk priten. Rrathët me ngjyrë, thyesat " +
    "1/2, 2/3, 3/5, 5/8, zbresin drejt një numri irracional: prerjes së artë.",
  body:
    mark("thin", rings.join("")) +
    mark("tint", convergents.map(draw).join("")) +
    mark("thin", others.map(draw).join("") + all.map(foot).join("")) +
    mark("spot", convergents.map(draw).join("")) +
    mark("dotted", `M${Math.round(goldenX)} 0V${line}`) +
    mark("medium", `M0 ${line}H1200`) +
    mark("spotFill", circle(goldenX, line, 11)),
  weight: 1.8,
  style: ".d{stroke-dasharray:.1 15}",
} satisfies Picture;
