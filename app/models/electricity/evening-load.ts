/**
 * Appliances of one evening on one fuse. Their powers add up, P = P₁ + P₂ + …, I = P / U with U = 230 V, and energy is
 * power times time. Powers and hours are the lesson's. A fuse of 25 A carries 1,13 times its current for an hour and
 * opens within an hour at 1,45 times (IEC 60898-1). Idealised: all appliances are resistors (no motors), with constant
 * powers.
 */

const mains = 230;
/** The fuse's rating, and the load that opens it within an hour, in kilowatts. */
export const fuse = (25 * mains) / 1000;
export const opens = 1.45 * fuse;

export interface Appliance {
  name: string;
  kilowatt: number;
  /** Hours of the day; `to` is exclusive. */
  from: number;
  to: number;
}

/**
 * Returns the appliances, from the lowest in the picture to the highest.
 *
 * @param boiler @param dryer their start hours
 */
export const evening = (boiler: number, dryer: number): readonly Appliance[] => [
  { name: "ngrohësja", kilowatt: 2, from: 18, to: 21.5 },
  { name: "bojleri", kilowatt: 2, from: boiler, to: boiler + 1.5 },
  { name: "furra", kilowatt: 2.4, from: 19, to: 20 },
  { name: "tharësja", kilowatt: 2.2, from: dryer, to: dryer + 1 / 6 },
];

/** Returns the summed power at an hour, in kilowatts. A small tolerance keeps ends that rounding moved. */
export const powerAt = (hour: number, appliances: readonly Appliance[]) =>
  appliances
    .filter(({ from, to }) => from <= hour + 1e-9 && hour < to - 1e-9)
    .reduce((sum, { kilowatt }) => sum + kilowatt, 0);

/** Returns the hours at which an appliance goes on or off, in order. */
export const switchings = (appliances: readonly Appliance[]) =>
  [...new Set(appliances.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b);

/** Returns the greatest summed power of the evening, in kilowatts. */
export const peak = (appliances: readonly Appliance[]) =>
  Math.max(...switchings(appliances).map((hour) => powerAt(hour, appliances)));

/** Returns the energy of the evening, in kilowatt-hours. */
export const energy = (appliances: readonly Appliance[]) =>
  appliances.reduce((sum, { kilowatt, from, to }) => sum + kilowatt * (to - from), 0);

/** Returns the current for a power in kilowatts, in amperes. */
export const currentOf = (kilowatt: number) => (kilowatt * 1000) / mains;
