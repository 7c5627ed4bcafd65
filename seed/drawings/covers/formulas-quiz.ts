/**
 * A circular slide rule: on each ring a number v stands lg v turns after 1, so that a product is a turn after a turn.
 * The inner disc's 1 is laid at 0,3 A of the ring; then each of its numbers stands at its product with 0,3, and 40 Ω at
 * 12 V. Inside are the squares and the cubes of the same disc, twice and three times as dense, for E = ½mv² and the
 * like. The two turns, of 0,3 A in the tint and of 40 Ω hatched, are together that of 12 V, which is more than one.
 */
import { round, sample, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { arc, circle, segment } from "../kit/shapes";

const centre: Vec2 = [424, 400];
const turn = 2 * Math.PI;
/** Radii of the edge, of the line between ring and disc, and of the lines of squares and cubes. */
const [edge, seam, squares, cubes] = [384, 280, 186, 132];

/** The current, the resistance and the voltage that are laid and read. */
export const laid = { ampere: 0.3, ohm: 40, volt: 12 };
/** The product is read to the right, along the pointer. */
const zero = -turn * Math.log10(laid.volt);
/** Returns the angle of a number on the outer ring, in radians clockwise from the right. */
export const ringAngle = (value: number): number => zero + turn * Math.log10(value);
/** Returns the angle of a number on the inner disc: its 1 stands at the current. */
export const discAngle = (value: number): number => ringAngle(laid.ampere) + turn * Math.log10(value);

const at = (radius: number, angle: number): Vec2 => [
  centre[0] + radius * Math.cos(angle),
  centre[1] + radius * Math.sin(angle),
];
/** Tells whether a number is a whole multiple of a step. */
const isMultiple = (value: number, step: number) => Math.abs(value / step - Math.round(value / step)) < 1e-9;
const whole = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** Numbers of a decade that have a tick: in steps of 0.1 to 2, of 0.2 to 5 and of 0.5 to 10. */
const ticked = [...sample(1, 2, 10, Number), ...sample(2.2, 5, 14, Number), ...sample(5.5, 9.5, 8, Number)];
const length = (value: number): number => {
  if (isMultiple(value, 1)) return 30;
  return isMultiple(value, 0.5) ? 22 : 13;
};
/** Draws ticks from a radius, outwards (1) or inwards (-1). */
const ticks = (radius: number, side: 1 | -1, values: readonly number[], angle: (value: number) => number): string =>
  values.map((value) => segment(at(radius, angle(value)), at(radius + side * length(value), angle(value)), 1)).join("");
/** Draws as many decades a turn as `power`, on the inner disc. */
const powers = (radius: number, power: 2 | 3): string => {
  const numbers = sample(0, power - 1, power - 1, (k) => whole.map((value) => value * 10 ** k)).flat();
  return ticks(radius, -1, numbers, (value) => discAngle(1) + (turn / power) * Math.log10(value));
};

/** Draws the area between two radii, clockwise from an angle to another. */
const sector = (inner: number, outer: number, from: number, to: number): string =>
  `${arc(...centre, outer, from, to, 1)}L${at(inner, to)
    .map((v) => round(v, 1))
    .join(" ")}${arc(...centre, inner, to, from, 1).replace(/^M[^A]*/, "")}z`;
const hatching = (inner: number, outer: number, from: number, to: number): string =>
  sample(inner + 8, outer - 8, 8, (radius) => arc(...centre, radius, from, to, 1)).join("");

const end = (value: number): string => segment(at(seam, ringAngle(value)), at(edge, ringAngle(value)), 1);

export default {
  name: "formulas-quiz",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Rrethi llogaritës: një prodhim si rrotullim",
  description:
    "Dy rrathë me shkallë logaritmike. I brendshmi është rrotulluar derisa njëshi i tij bie te treshi i jashtëm; " +
    "atëherë katra e tij qëndron përballë vendit të 12-s: 0,3 amper herë 40 ohm bëjnë 12 volt.",
  body:
    mark("tint", sector(seam, edge, ringAngle(1), ringAngle(10 * laid.ampere))) +
    mark("thin", hatching(squares, seam, discAngle(1), discAngle(laid.ohm / 10))) +
    mark("medium", ticks(seam, 1, ticked, ringAngle) + ticks(seam, -1, ticked, discAngle)) +
    mark("thin", powers(squares, 2) + powers(cubes, 3) + circle(...centre, squares) + circle(...centre, cubes)) +
    mark("heavy", circle(...centre, edge) + circle(...centre, seam)) +
    mark("medium", end(1) + end(10 * laid.ampere) + segment(centre, at(seam, 0))) +
    mark("spot", segment(at(seam, 0), [1200, centre[1]])) +
    mark("inkFill", circle(...centre, 15)) +
    label(868, 210, "0,3\u00a0A", { size: 118 }) +
    label(868, 346, "·\u00a040\u00a0Ω", { size: 118 }) +
    label(868, 530, "12\u00a0V", { size: 118, tone: "spot", bold: true }),
} satisfies Picture;
