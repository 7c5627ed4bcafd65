/**
 * A pulse at the end of a rope (Crawford, Waves, section 5.2). The rope is the sum of the pulse that comes and of its
 * mirror image from beyond the end: turned over where the end is tied, upright where it is free. Without friction.
 */

/** Length of the rope in metres, and speed of the pulse in m/s: the lesson's rope pulled with 4 N. */
export const ropeLength = 6;
export const pulseSpeed = 4;

/** Where the pulse's crest starts, in metres from the hand. */
export const crestStart = 1.2;

/** When the crest is at the end, in seconds. */
export const arrival = (ropeLength - crestStart) / pulseSpeed;

/**
 * The pulse by itself, from 0 to 1: steep in front, so that one sees which way round it comes back.
 *
 * @param from metres before the crest
 */
function shapeOf(from: number): number {
  const reach = from > 0 ? 0.4 : 0.9;
  return Math.abs(from) >= reach ? 0 : Math.cos((Math.PI * from) / (2 * reach)) ** 2;
}

/** Height of the pulse that comes, as though the rope went on. */
export const incoming = (place: number, time: number): number => shapeOf(place - crestStart - pulseSpeed * time);

/** Height of its mirror image, which comes from beyond the end. */
export const mirrored = (place: number, time: number, free: boolean): number =>
  (free ? 1 : -1) * incoming(2 * ropeLength - place, time);

/** Height of the rope. */
export const ropeHeight = (place: number, time: number, free: boolean): number =>
  incoming(place, time) + mirrored(place, time, free);
