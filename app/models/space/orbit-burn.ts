/**
 * Burns once along the orbit of the television satellites, to meet a station. Kepler's ellipse through the place of the
 * burn tells where the station on that ring is one round later (Curtis, Orbital Mechanics for Engineering Students,
 * section 6.5: phasing). The burn takes no time; Earth is round and alone.
 */
import { eccentricAnomaly } from "./kepler-ellipse";

/** Earth's gravitational parameter, in km³/s² (IERS Conventions 2010), and the ring's radius, in km. */
const gravitationalParameter = 398_600.44;
export const ring = 42_164;
export const earthRadius = 6371;

/** Speed on the ring, in km/s, and hours of one round. */
export const ringSpeed = Math.sqrt(gravitationalParameter / ring);
export const ringHours = (2 * Math.PI * Math.sqrt(ring ** 3 / gravitationalParameter)) / 3600;

export interface OrbitAfterBurn {
  /** Half the long axis, in radii of the ring. */
  axis: number;
  eccentricity: number;
  /** Whether the burn's place is the nearest of the orbit (or the farthest). */
  nearest: boolean;
  /** Hours of one round. */
  hours: number;
}

/** The orbit after the burn. @param burn change of speed in km/s, positive forwards; its size is less than the speed */
export function orbitAfter(burn: number): OrbitAfterBurn {
  const share = (1 + burn / ringSpeed) ** 2;
  const axis = 1 / (2 - share);
  return { axis, eccentricity: Math.abs(share - 1), nearest: burn >= 0, hours: ringHours * axis ** 1.5 };
}

/** Place in radii of the ring from the Earth's centre; the burn was at (1, 0). @param share of the orbit's round */
export function shipAt(burn: number, share: number): readonly [x: number, y: number] {
  const { axis, eccentricity: e, nearest } = orbitAfter(burn);
  const anomaly = eccentricAnomaly(nearest ? share : share + 0.5, e);
  const [x, y] = [axis * (Math.cos(anomaly) - e), axis * Math.sqrt(1 - e * e) * Math.sin(anomaly)];
  return nearest ? [x, y] : [-x, -y];
}

/** The station's lead in degrees over the burn's place. It is after a share of the ship's round. */
export const stationAt = (burn: number, share: number, ahead: number): number =>
  ahead + (360 * share * orbitAfter(burn).hours) / ringHours;

/** Degrees of the station ahead of the ship after one round; negative where it fell behind. */
export const gapAfterRound = (burn: number, ahead: number): number => stationAt(burn, 1, ahead) - 360;

/** The burn after which ship and station meet one round later, in km/s. */
export function meetingBurn(ahead: number): number {
  const axis = (1 - ahead / 360) ** (2 / 3);
  return ringSpeed * (Math.sqrt(2 - 1 / axis) - 1);
}
