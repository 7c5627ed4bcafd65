/** Numbers with their units, as they stand in text and under the drawings. */
import { formatNumber } from "../../magazine/albanian";

/** "4,0 m/s": decimal comma, a no-break space before the unit. @param digits after the comma */
export function quantity(value: number, digits: number, unit: string): string {
  return `${formatNumber(value, digits)}\u00a0${unit}`;
}
