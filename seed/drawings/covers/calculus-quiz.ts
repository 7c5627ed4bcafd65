/**
 * The two questions of calculus on one curve, y = x³/3 − 2x² + 3x + 1 for 0 ≤ x ≤ 4.4: secants through the point x =
 * 3.6 turn into the tangent (the derivative), and strips under the curve, ever thinner, fill its area (the integral).
 */
import { fit, numbers, type Point, sample } from "../kit/curve";
import { mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, rect, segment } from "../kit/shapes";

export const f = (x: number): number => x ** 3 / 3 - 2 * x ** 2 + 3 * x + 1;
export const slope = (x: number): number => x ** 2 - 4 * x + 3;
/** An antiderivative of f. */
export const area = (x: number): number => x ** 4 / 12 - (2 * x ** 3) / 3 + 1.5 * x ** 2 + x;

const [left, ground, unit, rise] = [60, 720, 246, 205];
const place = (x: number, y: number): Point => [left + x * unit, ground - y * rise];
const contact = 3.6;
const touch = place(contact, f(contact));

const through = (m: number): string => {
  const at = (px: number): Point => [px, touch[1] - ((px - touch[0]) / unit) * m * rise];
  const [start, end] = [at(0), at(1200)];
  const lowest = start[1] > ground ? ([touch[0] - ((ground - touch[1]) * unit) / (m * rise), ground] as Point) : start;
  return segment(lowest, end);
};
const secants = [0.6, 1.2, 1.8, 2.35, 2.85, 3.25].map((x) => through((f(contact) - f(x)) / (contact - x)));

/** Strips from 0 to 3.2 whose width halves unit by unit; each is as high as the curve in its middle. */
export const strips = [
  [0, 0.8, 2],
  [0.8, 1.6, 4],
  [1.6, 2.4, 8],
  [2.4, 3.2, 16],
].flatMap(([from = 0, to = 0, n = 1]) =>
  sample(0, n - 1, n - 1, (i) => {
    const width = (to - from) / n;
    const x = from + i * width;
    return { x, width, height: f(x + width / 2) };
  }),
);
const bars = strips.map(({ x, width, height }) => rect(...place(x, height), width * unit, height * rise));
const curve = fit(sample(-0.25, 4.7, 160, (x) => place(x, f(x))));
const under = sample(0, 3.2, 80, (x) => place(x, f(x)));

export default {
  name: "calculus-quiz",
  subject: "math",
  width: 1200,
  height: 800,
  title: "Prerëset që kthehen në tangjente dhe shiritat që kthehen në sipërfaqe",
  description:
    "Drejtëza që presin një lakore rrotullohen rreth një pike derisa bëhen tangjente, vija me ngjyrë. Poshtë " +
    "lakores, shirita gjithnjë e më të hollë mbushin sipërfaqen.",
  body:
    mark("tint", `M${numbers(place(0, 0))}${fit(under, 0.9, { join: true })}V${ground}z`) +
    mark("thin", bars.join("") + secants.join("")) +
    mark("medium", `${curve}M0 ${ground}H1200M${left} 0V800`) +
    mark("medium", sample(1, 4, 3, (x) => `M${place(x, 0).join(" ")}v14`).join("")) +
    mark("spot", through(slope(contact))) +
    mark("spotFill", circle(...touch, 13)),
  style: ".b{stroke-width:3.2}",
} satisfies Picture;
