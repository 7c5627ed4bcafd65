/** What axes of the drawings share: their ticks, and values with their unit. */
import { formatNumber } from "../../albanian";

/** Returns the values from `from` to `to` by a step, at most so many. Twelve digits make 0.1 + 2 · 0.1 be 0.3. */
export function evenTicks(from: number, to: number, step: number, most: number): number[] {
  const count = Math.min(most, Math.floor((to - from) / step + 1e-9) + 1);
  return Array.from({ length: Math.max(0, count) }, (_, i) => Number((from + i * step).toPrecision(12)));
}

const numerals = [1, 2, 5] as const;
const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-6;
const decadeOf = (value: number) => Math.floor(Math.log10(value) + 1e-9);

/** Returns 1, 2 and 5 · 10ⁿ from the decade of a value on. */
const evenFrom = (value: number, decades: number) =>
  Array.from({ length: Math.abs(decades) }, (_, i) => 10 ** (decadeOf(value) + (decades < 0 ? -i : i))).flatMap((ten) =>
    numerals.map((numeral) => Number((numeral * ten).toPrecision(12))),
  );

/**
 * Returns the step of an axis with numbers, one of 1, 2 and 5 · 10ⁿ, since others are hard to count by: the greatest
 * that divides the editor's step, so that what lay on a line of the grid still does, or else the nearest.
 *
 * @param most the most ticks
 */
export function evenStep(from: number, to: number, step: number, most: number): number {
  if (!(step > 0 && step <= to - from)) return step;
  const dividing = evenFrom(step, -2).filter((each) => each <= step * (1 + 1e-9) && isWhole(step / each));
  const greatest = Math.max(...dividing);
  if (dividing.length > 0 && (to - from) / greatest < most) return greatest;
  const away = (each: number) => Math.abs(Math.log(each / step));
  return evenFrom(step, 2).reduce((best, each) => (away(each) < away(best) ? each : best));
}

/** Returns the step of an axis's numbers: a multiple of the ticks' step that is even too. @param least what they need */
export const numberStep = (step: number, least: number): number =>
  evenFrom(step, 4).find((each) => each >= least - 1e-9 && isWhole(each / step)) ?? step;

/** Prints a value with its unit, if it has one. @param digits significant digits */
export const withUnit = (value: number, unit: string, digits = 6) =>
  `${formatNumber(Number(value.toPrecision(digits)))}${unit === "°" ? unit : unit && `\u00a0${unit}`}`;
