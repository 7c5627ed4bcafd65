/**
 * From a low orbit to a high one by two forward burns. Half of Kepler's ellipse that touches both (W. Hohmann 1925;
 * Curtis, Orbital Mechanics for Engineering Students, section 6.3). Idealised: the burns take no time; Earth is round,
 * and no other body acts.
 */
import { eccentricAnomaly } from "./kepler-ellipse";

/** Earth's gravitational parameter, in km³/s² (IERS Conventions 2010), and its radius, in km. */
const gravitationalParameter = 398_600.44;
export const earthRadius = 6371;
/** Height of the first orbit, in km: that of the space station. */
export const lowHeight = 400;
const low = earthRadius + lowHeight;

/** Shares of the journey at which the engine burns; between them the ship climbs. */
export const burns = { first: 0.2, second: 0.7 };

const roundSpeed = (radius: number) => Math.sqrt(gravitationalParameter / radius);
const roundHours = (axis: number) => (2 * Math.PI * Math.sqrt(axis ** 3 / gravitationalParameter)) / 3600;
/** Returns the speed in km/s at a distance in km on an ellipse (vis viva). @param axis its semi-major axis, in km */
const speedOn = (axis: number, distance: number) => Math.sqrt(gravitationalParameter * (2 / distance - 1 / axis));

export interface Climb {
  /** Change of speed of both burns, in km/s. */
  first: number;
  second: number;
  /**
   * Speeds in km/s. They are on the low orbit, after the first burn, at the top before the second, on the high orbit.
   */
  before: number;
  fastest: number;
  slowest: number;
  after: number;
  /** Duration of the half ellipse, in hours. */
  hours: number;
}

/** Returns the climb to an orbit of this height, in km. */
export function climbTo(height: number): Climb {
  const high = earthRadius + height;
  const axis = (low + high) / 2;
  const [before, fastest] = [roundSpeed(low), speedOn(axis, low)];
  const [slowest, after] = [speedOn(axis, high), roundSpeed(high)];
  return {
    first: fastest - before,
    second: after - slowest,
    before,
    fastest,
    slowest,
    after,
    hours: roundHours(axis) / 2,
  };
}

/** Returns the hours of the whole journey in the model. The time before and after the climb is included. */
export const journeyHours = (height: number) => climbTo(height).hours / (burns.second - burns.first);

export interface ShipState {
  /** Distance from the Earth's centre, in km. */
  distance: number;
  /** Angle since the first burn, in radians. */
  turned: number;
  /** Speed in km/s. */
  speed: number;
}

/** Returns the ship's state after a share of its journey. The orbit's height is in km. */
export function placeAfter(height: number, share: number): ShipState {
  const { before, after } = climbTo(height);
  const high = earthRadius + height;
  if (share < burns.first) {
    const hours = (share - burns.first) * journeyHours(height);
    return { distance: low, turned: (2 * Math.PI * hours) / roundHours(low), speed: before };
  }
  if (share >= burns.second) {
    const hours = (share - burns.second) * journeyHours(height);
    return { distance: high, turned: Math.PI + (2 * Math.PI * hours) / roundHours(high), speed: after };
  }
  const axis = (low + high) / 2;
  const eccentricity = (high - low) / (high + low);
  const anomaly = eccentricAnomaly((share - burns.first) / (burns.second - burns.first) / 2, eccentricity);
  const distance = axis * (1 - eccentricity * Math.cos(anomaly));
  const turned = 2 * Math.atan(Math.sqrt((1 + eccentricity) / (1 - eccentricity)) * Math.tan(anomaly / 2));
  return { distance, turned, speed: speedOn(axis, distance) };
}
