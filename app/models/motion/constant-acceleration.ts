/**
 * Motion along a line with constant acceleration (Galileo, Discorsi, third day). V = v₀ + a·t, x = v₀·t + a·t²/2.
 * Metres and seconds; the place is counted from the start.
 */

/** Duration of the motion, in s. */
export const duration = 4;

/** Returns the velocity in m/s. @param v0 at the start, in m/s @param a in m/s² @param time in s */
export const velocityAt = (v0: number, a: number, time: number): number => v0 + a * time;

/** Returns the displacement in m: the signed area under the velocity line. */
export const displacementAt = (v0: number, a: number, time: number): number => v0 * time + (a * time ** 2) / 2;

/** Returns the distance travelled in m: it also grows on the way back. */
export function wayTo(v0: number, a: number, time: number): number {
  const turn = a === 0 ? Number.POSITIVE_INFINITY : -v0 / a;
  if (turn <= 0 || turn >= time) return Math.abs(displacementAt(v0, a, time));
  const out = displacementAt(v0, a, turn);
  return Math.abs(out) + Math.abs(displacementAt(v0, a, time) - out);
}
