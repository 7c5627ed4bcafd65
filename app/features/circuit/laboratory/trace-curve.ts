/** Turns samples into a curve over time, with round numbers at its axes. */
import type { GridComponent } from "./grid-component";
import type { Sample } from "./use-running-grid";

export type Traced = "voltage" | "current";

export interface Curve {
  points: readonly { seconds: number; value: number }[];
  /** Seconds at the right end. */
  longest: number;
  /** The value at the top; the least is 0, or its opposite where a value is negative. */
  greatest: number;
  signed: boolean;
}

/** Ends of an axis that divide well by five. */
const firstDigits = [1, 2, 5, 10];

/** The least round number that holds a value. */
export function roundEnd(value: number): number {
  if (value <= 0) return 1;
  const decade = 10 ** Math.floor(Math.log10(value));
  return (firstDigits.find((digit) => digit * decade >= value * (1 - 1e-9)) ?? 10) * decade;
}

/** The least seconds that the axis shows. */
const leastSeconds = 5;

/** Volts and amperes below which a reading tells no direction. */
const directionless = 1e-9;

/**
 * Which way round a component is read, as in the table: a battery from minus to plus, giving current; any other from the
 * end that was positive first, so that only what turns round later goes below zero.
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

/** @param sign 1, or −1 for what is to be read the other way round */
export function curveOf(samples: readonly Sample[], id: string, traced: Traced, sign: 1 | -1): Curve {
  const points = samples.map(({ seconds, readings }) => ({
    seconds,
    value: sign * (readings.get(id)?.[traced] ?? 0) + 0,
  }));
  const values = points.map(({ value }) => value);
  const last = points.at(-1)?.seconds ?? 0;
  // What is a ten-thousandth of the rest below zero is no swing to the other side.
  const greatest = Math.max(...values.map(Math.abs), 0);
  const signed = Math.min(...values, 0) < -greatest * 1e-4;
  return { points, longest: Math.max(leastSeconds, roundEnd(last)), greatest: roundEnd(greatest), signed };
}

/** The value at a time, on the straight way between two samples. */
export function valueAt({ points }: Curve, seconds: number): number {
  const after = points.findIndex((point) => point.seconds >= seconds);
  const [b, a] = [points[after], points[after - 1]];
  if (!b) return points.at(-1)?.value ?? 0;
  if (!a || b.seconds === a.seconds) return b.value;
  return a.value + ((b.value - a.value) * (seconds - a.seconds)) / (b.seconds - a.seconds);
}
