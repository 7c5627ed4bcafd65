/**
 * Beads that slide without friction, from rest, on three tracks to one end. They begin 2 m above the end and π m beside
 * it, on a straight line, on a slide of two straight pieces, and on a cycloid of k = 1 m (Johann Bernoulli, Acta
 * Eruditorum, May 1697). Speed follows from the lost height: v = √(2·g·y). Idealised: in the corner the bead turns
 * without losing speed. Lengths in m, times in s.
 */

/** Acceleration of free fall, in m/s². */
export const gravity = 9.81;
/** The end relative to the start. Metres to the right, metres down; half a turn of a wheel of 1 m radius. */
export const end = { x: Math.PI, y: 2 } as const;

export interface SlidePoint {
  x: number;
  /** Metres below the start. */
  y: number;
}

const speedAt = (y: number) => Math.sqrt(2 * gravity * Math.max(0, y));
const distance = (a: SlidePoint, b: SlidePoint) => Math.hypot(b.x - a.x, b.y - a.y);

/** Returns the time on one straight piece. It is its length over the mean of both speeds, at constant acceleration. */
const pieceTime = (from: SlidePoint, to: SlidePoint) => (2 * distance(from, to)) / (speedAt(from.y) + speedAt(to.y));

const start: SlidePoint = { x: 0, y: 0 };

/** Returns the time from start to end through one corner. */
export function cornerTime(corner: SlidePoint): number {
  return pieceTime(start, corner) + pieceTime(corner, end);
}

/** Time on the straight line. */
export const straightTime = pieceTime(start, end);
/** Time on the cycloid, down to its lowest point. */
export const cycloidTime = Math.PI * Math.sqrt(1 / gravity);

/** Returns the position of a bead on a straight piece after a time. */
function onPiece(from: SlidePoint, to: SlidePoint, time: number): SlidePoint {
  const [length, before] = [distance(from, to), speedAt(from.y)];
  const acceleration = (gravity * (to.y - from.y)) / length;
  const share = Math.min(1, (before * time + (acceleration * time * time) / 2) / length);
  return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
}

/** Returns the position of the bead on the slide with a corner. At the end it stops. */
export function onCorner(corner: SlidePoint, time: number): SlidePoint {
  const first = pieceTime(start, corner);
  if (time < first) return onPiece(start, corner, time);
  return time >= cornerTime(corner) ? end : onPiece(corner, end, time - first);
}

/** Returns the position of the bead on the straight line. */
export const onStraight = (time: number): SlidePoint => (time >= straightTime ? end : onPiece(start, end, time));

/** Returns a point of the cycloid for the angle of its wheel. It is 0 at the start, π at the end. */
export const cycloid = (angle: number): SlidePoint => ({ x: angle - Math.sin(angle), y: 1 - Math.cos(angle) });

/** Returns the position of the bead on the cycloid. Its wheel turns at a constant rate. */
export const onCycloid = (time: number): SlidePoint => cycloid(Math.min(Math.PI, time * Math.sqrt(gravity)));

/** Returns the length of the slide through a corner, in m. */
export const cornerLength = (corner: SlidePoint) => distance(start, corner) + distance(corner, end);
