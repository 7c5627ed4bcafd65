/** The results that a teacher has collected for one assignment. They are kept as codes, and computed anew from them. */
import { isMarked, type PupilResult, readResult } from "./result-code";

export interface CollectedResult {
  /** Clean signs, without the prefix. */
  code: string;
  result: PupilResult;
}

/**
 * What a result is to those that are there. `updated`: the same try, farther on. `twice`: the same pupil from another
 * device, about which a teacher is asked. `other-task`: it belongs to another assignment.
 */
export type Arrival =
  | { kind: "new" | "same" | "other-task" }
  | { kind: "updated"; old: CollectedResult }
  | { kind: "twice"; others: readonly CollectedResult[] };

/** Reads kept codes. What cannot be read any more is left out. */
export function readCollection(codes: readonly string[]): CollectedResult[] {
  return codes.flatMap((code) => {
    const read = readResult(code);
    return read.ok ? [{ code, result: read.result }] : [];
  });
}

/** Tells what a result is to those that are there. */
export function arrivalOf(
  collected: readonly CollectedResult[],
  { code, result }: CollectedResult,
  task: number,
): Arrival {
  if (result.task !== task) return { kind: "other-task" };
  const old = collected.find((each) => tryOf(each) === tryOf({ code, result }));
  if (old !== undefined) return later(old, { code, result }) === old ? { kind: "same" } : { kind: "updated", old };
  const others = collected.filter((each) => isSamePupil(each.result, result));
  return others.length > 0 && result.who !== 0 ? { kind: "twice", others } : { kind: "new" };
}

/**
 * Joins collections: of one try the later result stays, and of two that teachers marked both, since neither is known to
 * be the later. The order of the lists and of results changes nothing.
 */
export function mergedCollections(...lists: readonly (readonly CollectedResult[])[]): CollectedResult[] {
  const byTry = new Map<string, CollectedResult>();
  for (const each of lists.flat()) {
    const name = tryOf(each);
    const there = byTry.get(name);
    byTry.set(name, there === undefined ? each : later(there, each));
  }
  return [...byTry.values()].sort((a, b) => a.result.who - b.result.who || (a.code < b.code ? -1 : 1));
}

const isSamePupil = (a: PupilResult, b: PupilResult) => a.who === b.who && a.task === b.task;
/** Names the try of a result. */
const tryOf = ({ code, result }: CollectedResult) =>
  isMarked(result) ? code : `${result.task}/${result.who}/${result.attempt}`;

/** Returns the later of two results of one try: more is ended, or more time has passed. Codes decide between equals; of equal codes the first stays. */
function later(a: CollectedResult, b: CollectedResult): CollectedResult {
  const ended = ({ result }: CollectedResult) => result.items.filter(({ end }) => end !== "open").length;
  const by = ended(a) - ended(b) || a.result.minutes - b.result.minutes || (a.code < b.code ? -1 : 1);
  return by > 0 ? a : b;
}
