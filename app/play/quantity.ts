/** Numbers with their units, as a meter of a school shows them. */
import { formatNumber } from "../magazine/albanian";

const noBreakSpace = "\u00a0";

/**
 * Writes a value with its unit: "4,0 m/s", with a no-break space.
 *
 * @param digits after the comma @param unit empty for a bare number
 */
export function quantity(value: number, digits: number, unit: string): string {
  const number = formatNumber(value, digits);
  return unit === "" ? number : `${number}${noBreakSpace}${unit}`;
}

/** Below a tenth the unit becomes a thousandth, so that three digits still say something: 0,57 A but 57,1 mA. */
const smallest = 0.1;

/** Three digits, two after the comma at most: 5,71, 10,5, 120. */
function threeDigits(value: number): string {
  const magnitude = Math.abs(value);
  return formatNumber(value, magnitude < 9.995 ? 2 : magnitude < 99.95 ? 1 : 0);
}

/**
 * What a meter reads.
 *
 * @param value in the unit. @returns the number and the unit apart, since read-outs set the unit smaller.
 */
export function reading(value: number, unit: string): { number: string; unit: string } {
  const magnitude = Math.abs(value);
  if (magnitude === 0 || magnitude >= smallest) return { number: threeDigits(value), unit };
  return { number: threeDigits(value * 1000), unit: `m${unit}` };
}

/** A reading as one text that does not break. */
export function readingText(value: number, unit: string): string {
  const { number, unit: written } = reading(value, unit);
  return `${number}${noBreakSpace}${written}`;
}

/** What is written on a part: no more digits than it has. */
export function label(value: number, unit: string): string {
  return `${formatNumber(value)}${noBreakSpace}${unit}`;
}

/** A share as whole percents; below one percent with one digit. */
export function percent(share: number): string {
  const percents = share * 100;
  return `${formatNumber(percents, percents !== 0 && percents < 0.95 ? 1 : 0)}${noBreakSpace}%`;
}
