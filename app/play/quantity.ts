/** Numbers with their units, as a school's meter shows them. */
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

/** Least value without the prefix milli. Below a tenth three digits need it, 0,57 A but 57,1 mA. */
const smallest = 0.1;

/** Writes three digits, at most two after the comma: 5,71, 10,5, 120. */
function threeDigits(value: number): string {
  const magnitude = Math.abs(value);
  return formatNumber(value, magnitude < 9.995 ? 2 : magnitude < 99.95 ? 1 : 0);
}

/**
 * Returns the reading of a meter.
 *
 * @param value in the unit. @returns the number and the unit separately, since read-outs show the unit smaller.
 */
export function reading(value: number, unit: string): { number: string; unit: string } {
  const magnitude = Math.abs(value);
  if (magnitude === 0 || magnitude >= smallest) return { number: threeDigits(value), unit };
  return { number: threeDigits(value * 1000), unit: `m${unit}` };
}

/** Returns a reading as one text with a no-break space. */
export function readingText(value: number, unit: string): string {
  const { number, unit: written } = reading(value, unit);
  return `${number}${noBreakSpace}${written}`;
}

/** Writes the value on a circuit part, with no more digits than the value has. */
export function label(value: number, unit: string): string {
  return `${formatNumber(value)}${noBreakSpace}${unit}`;
}

/** Writes a share in whole percents; below one percent with one digit after the comma. */
export function percent(share: number): string {
  const percents = share * 100;
  return `${formatNumber(percents, percents >= 0.05 && percents < 0.95 ? 1 : 0)}${noBreakSpace}%`;
}
