/**
 * Decides which pieces are public at an instant, by the hours that the editor set. It is checked at reading, so no
 * timer publishes anything.
 */
import * as v from "valibot";

const instantSchema = v.pipe(v.string(), v.isoTimestamp());

export const timingFields = {
  /** Public from this instant on: ISO 8601, UTC. */
  from: v.optional(instantSchema),
  /** No longer public from this instant on: ISO 8601, UTC. */
  until: v.optional(instantSchema),
};

export interface TimedPiece {
  from?: string;
  until?: string;
}

/** Tells whether a piece is public now. @param now milliseconds since 1970 */
export const isOut = ({ from, until }: TimedPiece, now: number): boolean =>
  (from === undefined || Date.parse(from) <= now) && (until === undefined || now < Date.parse(until));

/** Lists the instants at which a piece appears or disappears, earliest first. */
function moments(pieces: readonly TimedPiece[]): number[] {
  const instants = pieces.flatMap(({ from, until }) => [from ?? [], until ?? []].flat());
  return instants.map((instant) => Date.parse(instant)).sort((a, b) => a - b);
}

/** Counts the instants that have passed; the public pieces change only when this number does. */
export const momentsPassed = (pieces: readonly TimedPiece[], now: number): number =>
  moments(pieces).filter((moment) => moment <= now).length;

/**
 * Lists the public pieces of each stretch between those instants. The key is the number of passed instants: 0 before
 * the first.
 */
export function stretchesOf<Piece extends TimedPiece>(pieces: readonly Piece[]): Map<number, Piece[]> {
  const beginnings = [Number.NEGATIVE_INFINITY, ...moments(pieces)];
  return new Map(beginnings.map((time) => [momentsPassed(pieces, time), pieces.filter((piece) => isOut(piece, time))]));
}

/** Names a part that is made at publication for one stretch. Names are `index`, `index.1` after one instant. */
export const stretchName = (name: string, passed: number) => (passed === 0 ? name : `${name}.${passed}`);

/** Returns the milliseconds until a piece appears or disappears; infinity if none will. */
export const untilNextMoment = (pieces: readonly TimedPiece[], now: number): number =>
  (moments(pieces).find((moment) => moment > now) ?? Number.POSITIVE_INFINITY) - now;
