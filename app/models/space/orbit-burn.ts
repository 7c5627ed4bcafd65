/**
 * One burn along the geostationary orbit of television satellites, to meet a station. Kepler's ellipse through the
 * place of the burn gives the station's position on that orbit one revolution later (Curtis, Orbital Mechanics for
 * Engineering Students, section 6.5: phasing). Idealised: the burn takes no time; Earth is round, and no other body
 * acts.
 */
import { eccentricAnomaly } from "./kepler-ellipse";

/** Earth's gravitational parameter, in km³/s² (IERS Conventions 2010), and the circular orbit's radius, in km. */
const gravitationalParameter = 398_600.44;
export const ring = 42_164;
export const earthRadius = 6371;

/** Speed on the circular orbit, in km/s, and its period in hours. */
export const ringSpeed = Math.sqrt(gravitationalParameter / ring);
export const ringHours = (2 * Math.PI * Math.sqrt(ring ** 3 / gravitationalParameter)) / 3600;

export interface OrbitAfterBurn {
  /** Semi-major axis, in radii of the circular orbit. */
  axis: number;
  eccentricity: number;
  /** Whether the burn is at the orbit's nearest point (otherwise at the farthest). */
  nearest: boolean;
  /** Period in hours. */
  hours: number;
}

/**
 * Returns the orbit after the burn.
 *
 * @param burn change of speed in km/s, positive forwards; its size is less than the speed
 */
export function orbitAfter(burn: number): OrbitAfterBurn {
  const share = (1 + burn / ringSpeed) ** 2;
  const axis = 1 / (2 - share);
  return { axis, eccentricity: Math.abs(share - 1), nearest: burn >= 0, hours: ringHours * axis ** 1.5 };
}

/**
 * Returns the ship's position in orbit radii from the Earth's centre. The burn is at (1, 0).
 *
 * @param share of the period
 */
export function shipAt(burn: number, share: number): readonly [x: number, y: number] {
  const { axis, eccentricity: e, nearest } = orbitAfter(burn);
  const anomaly = eccentricAnomaly(nearest ? share : share + 0.5, e);
  const [x, y] = [axis * (Math.cos(anomaly) - e), axis * Math.sqrt(1 - e * e) * Math.sin(anomaly)];
  return nearest ? [x, y] : [-x, -y];
}

/** Returns the station's lead over the burn's place, in degrees. The argument is a share of the ship's period. */
export const stationAt = (burn: number, share: number, ahead: number): number =>
  ahead + (360 * share * orbitAfter(burn).hours) / ringHours;

/** Returns the station's lead over the ship after one revolution, in degrees. It is negative if it fell behind. */
export const gapAfterRound = (burn: number, ahead: number): number => stationAt(burn, 1, ahead) - 360;

/** Returns the burn with which ship and station meet one revolution later, in km/s. */
export function meetingBurn(ahead: number): number {
  const axis = (1 - ahead / 360) ** (2 / 3);
  return ringSpeed * (Math.sqrt(2 - 1 / axis) - 1);
}
