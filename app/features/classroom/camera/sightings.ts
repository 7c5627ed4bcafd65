/** Decides which of the codes that the camera sees, frame after frame, is told. Times are milliseconds. */

export interface Sightings {
  /** The code that was seen last. */
  text: string;
  seenAt: number;
  /** When a code that is not the magazine's was told last. */
  foreignAt: number;
}

export const noSightings: Sightings = { text: "", seenAt: 0, foreignAt: Number.NEGATIVE_INFINITY };

/** A code that was out of the frame for so long is told again. */
const goneAfter = 2_000;
/** Foreign codes are told once in this time, so that a poster behind the class does not chatter. */
const foreignPause = 3_000;

/** Tells whether a code was just held before the camera, or is held there still. */
export const isNew = ({ text, seenAt }: Sightings, code: string, now: number): boolean =>
  code !== text || now - seenAt > goneAfter;

/** Tells whether a foreign code is told now. */
export const isForeignTold = ({ foreignAt }: Sightings, now: number): boolean => now - foreignAt >= foreignPause;
