/**
 * Adds the field of a long upright wire to the Earth's horizontal field. That of the wire is B = µ₀ I / 2πr (Biot and
 * Savart, 1820). µ₀: CODATA 2022. The Earth's part in Albania, 25 µT to the magnetic north: NOAA World Magnetic Model,
 * rounded as in the lesson. Idealised: the wire is long against the distance, no iron is near, the needle feels only
 * the horizontal part and is too small to change the field.
 */
import { toDegrees } from "../../play/angle";

/** µ₀ / 2π, in microteslas times centimetres for one ampere. */
const around = (1.25663706127e-6 / (2 * Math.PI)) * 1e6 * 100;

/** Horizontal component of the Earth's field, in microteslas, to the north. */
export const earth = 25;

/** A vector to the east and north. It is a position from the wire in centimetres, or a field in microteslas. */
export type Plane = readonly [east: number, north: number];

/** @param current in amperes, upwards when positive; seen from above its field lines run anticlockwise */
export function wireField(current: number, [east, north]: Plane): Plane {
  const squared = east ** 2 + north ** 2;
  return [(-around * current * north) / squared, (around * current * east) / squared];
}

/** Returns the sum of the wire's field and the Earth's field. */
export function wholeField(current: number, place: Plane): Plane {
  const [east, north] = wireField(current, place);
  return [east, north + earth];
}

/** Returns the distance in centimetres at which the wire's field equals the Earth's. West of the wire they cancel. */
export const cancelDistance = (current: number) => (around * Math.abs(current)) / earth;

/** Returns the angle of a field from the north, in degrees, positive to the east. */
export const bearing = ([east, north]: Plane) => toDegrees(Math.atan2(east, north));
