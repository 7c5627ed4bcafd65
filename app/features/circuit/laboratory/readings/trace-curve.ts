/** Turns samples into a curve over time, with round numbers on its axes. */
import type { GridComponent } from "../grid/grid-component";
import type { Sample } from "../grid/use-running-grid";

export type Traced = "voltage" | "current";

export interface Curve {
  points: readonly { seconds: number; value: number }[];
  /** Seconds at the right end. */
  longest: number;
  /** Value at the top. The bottom is 0, or the opposite value if the curve has negative values. */
  greatest: number;
  signed: boolean;
}

/** First digits of an axis's end that divide well by five. */
const firstDigits = [1, 2, 5, 10];

/** Returns the smallest round number not below a value. */
export function roundEnd(value: number): number {
  if (value <= 0) return 1;
  const decade = 10 ** Math.floor(Math.log10(value));
  return (firstDigits.find((digit) => digit * decade >= value * (1 - 1e-9)) ?? 10) * decade;
}

/** Shortest time axis, seconds. */
const leastSeconds = 5;

/** Volts and amperes below which a reading has no direction. */
const directionless = 1e-9;

/**
 * Returns the signs for a component's curves, as in the table. A battery is read from minus to plus, with positive
 * current if it delivers. Any other is read from the end that was positive first, so that its curve is negative only
 * after a reversal.
 */
export function signsOf(
  { id, kind, reversed }: Pick<GridComponent, "id" | "kind" | "reversed">,
  samples: readonly Sample[],
): Record<Traced, 1 | -1> {
  if (kind === "battery") return reversed ? { voltage: 1, current: -1 } : { voltage: -1, current: 1 };
  const first = (traced: Traced) =>
    samples.map(({ readings }) => readings.get(id)?.[traced] ?? 0).find((value) => Math.abs(value) > directionless);
  const sign = (first("voltage") ?? first("current") ?? 0) < 0 ? -1 : 1;
  return { voltage: sign, current: sign };
}

/** Computes a curve. @param sign 1, or −1 for a component that is read in the opposite direction */
export function curveOf(samples: readonly Sample[], id: string, traced: Traced, sign: 1 | -1): Curve {
  const points = samples.map(({ seconds, readings }) => ({
    seconds,
    value: sign * (readings.get(id)?.[traced] ?? 0) + 0,
  }));
  const values = points.map(({ value }) => value);
  const last = points.at(-1)?.seconds ?? 0;
  // A value slightly below zero does not count as a reversal. The limit is a ten-thousandth of the greatest.
  const greatest = Math.max(...values.map(Math.abs), 0);
  const signed = Math.min(...values, 0) < -greatest * 1e-4;
  return { points, longest: Math.max(leastSeconds, roundEnd(last)), greatest: roundEnd(greatest), signed };
}

/** Returns the value at a time, by linear interpolation between two samples. */
export function valueAt({ points }: Curve, seconds: number): number {
  const after = points.findIndex((point) => point.seconds >= seconds);
  const [b, a] = [points[after], points[after - 1]];
  if (!b) return points.at(-1)?.value ?? 0;
  if (!a || b.seconds === a.seconds) return b.value;
  return a.value + ((b.value - a.value) * (seconds - a.seconds)) / (b.seconds - a.seconds);
}
