/**
 * A toy car that a hand moves along a ruler for 4 s. It goes from rest at 0 through a first place at 2 s to rest at a
 * second one at 4 s, as smoothly as possible (clamped cubic spline; de Boor, A Practical Guide to Splines, chapter IV).
 * Velocity and acceleration are its first and second derivative. Centimetres and seconds.
 */

/** Time between two places, and time of the whole motion, in s. */
const half = 2;
export const duration = 2 * half;

export interface Motion {
  /** Displacement from the start in cm, velocity in cm/s, acceleration in cm/s². */
  x: number;
  v: number;
  a: number;
}

/** Returns the velocity at the first place, in cm/s. There both pieces have the same acceleration. */
const middleVelocity = (last: number) => (3 * last) / (4 * half);

/** Returns the motion at a time from 0 to 4 s. @param first @param last places at 2 s and at 4 s, in cm */
export function motionAt(first: number, last: number, time: number): Motion {
  const before = time < half;
  const [from, to] = before ? [0, first] : [first, last];
  const [start, end] = before ? [0, middleVelocity(last)] : [middleVelocity(last), 0];
  const u = (before ? time : time - half) / half;
  // Hermite's cubic: from + start·s + c·s² + d·s³ with s = u·half.
  const way = to - from;
  const c = (3 * way) / half ** 2 - (2 * start + end) / half;
  const d = (-2 * way) / half ** 3 + (start + end) / half ** 2;
  const s = u * half;
  return {
    x: from + start * s + c * s ** 2 + d * s ** 3,
    v: start + 2 * c * s + 3 * d * s ** 2,
    a: 2 * c + 6 * d * s,
  };
}

/** Returns the greatest speed in cm/s, computed in steps of 0.01 s. */
export function topSpeed(first: number, last: number): number {
  const speeds = Array.from({ length: 401 }, (_, i) => Math.abs(motionAt(first, last, i / 100).v));
  return Math.max(...speeds);
}
