/** When a piece is to be read: the hours that its editor set, kept at reading, so that no timer publishes anything. */
import * as v from "valibot";

const instantSchema = v.pipe(v.string(), v.isoTimestamp());

export const timingFields = {
  /** Not before: ISO 8601, UTC. */
  from: v.optional(instantSchema),
  /** Not from then on: ISO 8601, UTC. */
  until: v.optional(instantSchema),
};

interface Timed {
  from?: string;
  until?: string;
}

/** Whether a piece is to be read now. @param now milliseconds since 1970 */
export const isOut = ({ from, until }: Timed, now: number): boolean =>
  (from === undefined || Date.parse(from) <= now) && (until === undefined || now < Date.parse(until));

/** The instants at which some piece comes or goes, earliest first. */
function moments(pieces: readonly Timed[]): number[] {
  const instants = pieces.flatMap(({ from, until }) => [from ?? [], until ?? []].flat());
  return instants.map((instant) => Date.parse(instant)).sort((a, b) => a - b);
}

/** Counts the instants that have passed: what is read changes when this does, and only then. */
export const momentsPassed = (pieces: readonly Timed[], now: number): number =>
  moments(pieces).filter((moment) => moment <= now).length;

/** What is out in each stretch between those instants, by how many have passed: 0 before the first. */
export function stretchesOf<Piece extends Timed>(pieces: readonly Piece[]): Map<number, Piece[]> {
  const beginnings = [Number.NEGATIVE_INFINITY, ...moments(pieces)];
  return new Map(beginnings.map((time) => [momentsPassed(pieces, time), pieces.filter((piece) => isOut(piece, time))]));
}

/** What is made when it is published and is of one stretch: `index`, `index.1` once an instant has passed. */
export const stretchName = (name: string, passed: number) => (passed === 0 ? name : `${name}.${passed}`);

/** Milliseconds until some piece comes or goes; infinity where none will. */
export const untilNextMoment = (pieces: readonly Timed[], now: number): number =>
  (moments(pieces).find((moment) => moment > now) ?? Number.POSITIVE_INFINITY) - now;
