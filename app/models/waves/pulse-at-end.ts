/**
 * A pulse at the end of a rope (Crawford, Waves, section 5.2). The rope's height is the sum of the incoming pulse and
 * its mirror image from beyond the end: inverted if the end is fixed, upright if it is free. Idealised: no friction.
 */

/** Length of the rope in metres, and speed of the pulse in m/s. It is the lesson's rope pulled with 4 N. */
export const ropeLength = 6;
export const pulseSpeed = 4;

/** Start of the pulse's crest, in metres from the hand. */
export const crestStart = 1.2;

/** Time at which the crest reaches the end, in seconds. */
export const arrival = (ropeLength - crestStart) / pulseSpeed;

/**
 * Returns the shape of the pulse, from 0 to 1. Its front is steep, so that its direction after reflection is visible.
 *
 * @param from distance before the crest, in metres
 */
function shapeOf(from: number): number {
  const reach = from > 0 ? 0.4 : 0.9;
  return Math.abs(from) >= reach ? 0 : Math.cos((Math.PI * from) / (2 * reach)) ** 2;
}

/** Returns the height of the incoming pulse, as if the rope had no end. */
export const incoming = (place: number, time: number): number => shapeOf(place - crestStart - pulseSpeed * time);

/** Returns the height of its mirror image from beyond the end. */
export const mirrored = (place: number, time: number, free: boolean): number =>
  (free ? 1 : -1) * incoming(2 * ropeLength - place, time);

/** Returns the height of the rope. */
export const ropeHeight = (place: number, time: number, free: boolean): number =>
  incoming(place, time) + mirrored(place, time, free);
