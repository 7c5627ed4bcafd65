/**
 * The sum of sin α and A·sin(α + φ): again a sine of the same period. Each wave is an arrow as long as its amplitude, turned
 * by its phase; laid end to end they give the arrow of the sum (A. Fresnel, Mémoire sur la diffraction de la lumière,
 * 1818). Its length follows from the law of cosines (Euclid, Elements II.12 and II.13). Angles in degrees, no other unit.
 */
import { toDegrees, toRadians } from "../../play/angle";

export interface Wave {
  amplitude: number;
  /** By how many degrees it is ahead of sin α. */
  phase: number;
}

/** Height of a wave. @param angle in degrees */
export const heightAt = ({ amplitude, phase }: Wave, angle: number): number =>
  amplitude * Math.sin(toRadians(angle + phase));

/** The wave that sin α and another of the same period make together. */
export function withSine({ amplitude, phase }: Wave): Wave {
  const radians = toRadians(phase);
  const [right, up] = [1 + amplitude * Math.cos(radians), amplitude * Math.sin(radians)];
  return { amplitude: Math.hypot(right, up), phase: toDegrees(Math.atan2(up, right)) };
}
