/**
 * A crate of wood on a tilted board of wood, at rest by Coulomb's friction. It slips once m·g·sin α passes the limit
 * μₚ·m·g·cos α, so tan α = μₚ whatever the mass. Coefficients 0.5 and 0.3 (OpenStax, College Physics 2e, table
 * 5.1). Idealised: the coefficients depend on neither load nor area; every tilt is tried from rest; the crate does not
 * topple.
 */
import { toDegrees, toRadians } from "../../play/angle";

/** Acceleration of free fall, in m/s². */
export const gravity = 9.81;
/** Coefficients of friction of wood on wood: at rest, and while it slides. */
const staticFriction = 0.5;
export const slidingFriction = 0.3;

export interface Slope {
  /** Component of the weight along the board, and the normal force, in N. */
  pull: number;
  normal: number;
  /** Greatest static friction, and the actual friction, in N. */
  limit: number;
  friction: number;
  slips: boolean;
  /** Acceleration down the board, in m/s². */
  acceleration: number;
}

/** @param mass in kg @param angle of the board with the horizontal, in degrees */
export function onSlope(mass: number, angle: number): Slope {
  const radians = toRadians(angle);
  const weight = mass * gravity;
  const [pull, normal] = [weight * Math.sin(radians), weight * Math.cos(radians)];
  const limit = staticFriction * normal;
  const slips = pull > limit;
  const friction = slips ? slidingFriction * normal : pull;
  return { pull, normal, limit, friction, slips, acceleration: (pull - friction) / mass };
}

/** Angle beyond which the crate slips, in degrees. */
export const slipAngle = toDegrees(Math.atan(staticFriction));
