/** What axes of the drawings share: their ticks, and values with their unit. */
import { formatNumber } from "../../albanian";

/** Returns the values from `from` to `to` by a step, at most so many. Twelve digits make 0.1 + 2 · 0.1 be 0.3. */
export function evenTicks(from: number, to: number, step: number, most: number): number[] {
  const count = Math.min(most, Math.round((to - from) / step) + 1);
  return Array.from({ length: Math.max(0, count) }, (_, i) => Number((from + i * step).toPrecision(12)));
}

/** Prints a value with its unit, if it has one. @param digits significant digits */
export const withUnit = (value: number, unit: string, digits = 6) =>
  `${formatNumber(Number(value.toPrecision(digits)))}${unit && `\u00a0${unit}`}`;
