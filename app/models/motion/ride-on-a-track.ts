/**
 * Integrates the ride of a car from 30 m over a hill. It runs out along flat rails. Weight and friction act along the
 * track, dv/dt = −g·sin θ − μ·N/m with N/m = g·cos θ + v²·κ; friction is one number for wheels and air together. The
 * car is a point and starts at rest. With these lengths the car never loses contact with the rails: κ·v² stays below g
 * on every hill.
 */

export const gravity = 9.81;
/** Height of the start over the valleys, and the track's horizontal length, in m. */
export const startHeight = 30;
export const length = 180;

/** Position of the hill's top, and its length from valley to valley, in m. */
export const hillAt = 110;
const hillLength = 100;
const firstValley = hillAt - hillLength / 2;
/** Distance of the start beyond the top of a slope. From there the car starts to roll by itself. */
const beyondTop = 16;
const slopeWave = Math.PI / (firstValley + beyondTop);
const slopeTop = startHeight / (1 + Math.cos(slopeWave * beyondTop));

/** Returns the height of the track in m at x, its slope and second derivative. @param hill height of the hill, in m */
export function track(x: number, hill: number): readonly [y: number, slope: number, bend: number] {
  if (x < firstValley) {
    const angle = slopeWave * (x + beyondTop);
    return [
      slopeTop * (1 + Math.cos(angle)),
      -slopeTop * slopeWave * Math.sin(angle),
      -slopeTop * slopeWave ** 2 * Math.cos(angle),
    ];
  }
  if (x > firstValley + hillLength) return [0, 0, 0];
  const wave = (2 * Math.PI) / hillLength;
  const angle = wave * (x - firstValley);
  return [
    (hill / 2) * (1 - Math.cos(angle)),
    (hill / 2) * wave * Math.sin(angle),
    (hill / 2) * wave ** 2 * Math.cos(angle),
  ];
}

export interface Moment {
  /** Horizontal position, in m. */
  x: number;
  /** Speed along the track, in m/s; negative on the way back. */
  speed: number;
  /** Potential and kinetic energy as heights in m: divided by the weight of the car. */
  potential: number;
  kinetic: number;
}

const step = 0.01;
/** Longest ride that is computed, in s. The slowest car that passes a hill leaves the track after 25.8 s. */
const longestRide = 30;

/** Returns the derivatives of position and speed. */
function rates(x: number, speed: number, hill: number, friction: number): readonly [number, number] {
  const [, slope, bend] = track(x, hill);
  const along = 1 / Math.hypot(1, slope);
  const push = Math.abs(gravity * along + speed ** 2 * bend * along ** 3);
  return [speed * along, -gravity * slope * along - friction * Math.sign(speed) * push];
}

let last: { hill: number; friction: number; ride: readonly Moment[] } | undefined;

/** Computes the ride every 0.01 s, for 30 s or until the car leaves the track or stands. @param hill in m */
export function rideOver(hill: number, friction: number): readonly Moment[] {
  if (last?.hill === hill && last.friction === friction) return last.ride;
  const ride: Moment[] = [];
  let [x, speed] = [0, 0];
  while (ride.length <= longestRide / step && x <= length) {
    const [potential, slope] = track(x, hill);
    // Friction holds a slow car; one that comes without speed to the top of a hill as high as the start stands too.
    const stands = ride.length > 0 && Math.abs(speed) < 0.02 && Math.abs(slope) <= Math.max(friction, 0.002);
    if (stands) speed = 0;
    ride.push({ x, speed, potential, kinetic: speed ** 2 / (2 * gravity) });
    if (stands) break;
    // Runge and Kutta's method of fourth order.
    const a = rates(x, speed, hill, friction);
    const b = rates(x + (a[0] * step) / 2, speed + (a[1] * step) / 2, hill, friction);
    const c = rates(x + (b[0] * step) / 2, speed + (b[1] * step) / 2, hill, friction);
    const d = rates(x + c[0] * step, speed + c[1] * step, hill, friction);
    x += (step * (a[0] + 2 * b[0] + 2 * c[0] + d[0])) / 6;
    speed += (step * (a[1] + 2 * b[1] + 2 * c[1] + d[1])) / 6;
  }
  last = { hill, friction, ride };
  return ride;
}

/** Returns the moment after so many seconds. After the end of the ride it is the last one. */
export function momentAfter(seconds: number, hill: number, friction: number): Moment {
  const ride = rideOver(hill, friction);
  return ride[Math.min(ride.length - 1, Math.round(seconds / step))] as Moment;
}

/** Returns all moments before the car turns back or leaves the track. */
export function wayOut(hill: number, friction: number): readonly Moment[] {
  const ride = rideOver(hill, friction);
  const turn = ride.findIndex(({ speed }, i) => i > 0 && speed <= 0);
  return turn < 0 ? ride : ride.slice(0, turn);
}

/** Returns the speed in m/s at which the car leaves the track. It is null where it turns back before. */
export function speedAtEnd(hill: number, friction: number): number | null {
  const end = wayOut(hill, friction).at(-1);
  return end === undefined || end.x < length - 1 ? null : end.speed;
}
