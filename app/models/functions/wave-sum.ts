/**
 * The sum of sin α and A·sin(α + φ) is a sine of the same period. Each wave is an arrow as long as its amplitude,
 * turned by its phase; end to end they give the arrow of the sum (A. Fresnel, Mémoire sur la diffraction de la lumière,
 * 1818). Its length follows from the law of cosines (Euclid, Elements II.12 and II.13). Angles in degrees, no other
 * unit.
 */
import { toDegrees, toRadians } from "../../play/angle";

export interface Wave {
  amplitude: number;
  /** Lead over sin α, in degrees. */
  phase: number;
}

/** Returns the value of a wave. @param angle in degrees */
export const heightAt = ({ amplitude, phase }: Wave, angle: number): number =>
  amplitude * Math.sin(toRadians(angle + phase));

/** Returns the sum of sin α and another wave of the same period. */
export function withSine({ amplitude, phase }: Wave): Wave {
  const radians = toRadians(phase);
  const [right, up] = [1 + amplitude * Math.cos(radians), amplitude * Math.sin(radians)];
  return { amplitude: Math.hypot(right, up), phase: toDegrees(Math.atan2(up, right)) };
}
