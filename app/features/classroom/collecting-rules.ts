/** What happens to pasted results: which are new, which belong to another assignment, which cannot be read. */
import { taskOf } from "../../magazine/classroom/assignment";
import {
  arrivalOf,
  type CollectedResult,
  mergedCollections,
  readCollection,
} from "../../magazine/classroom/collection";
import { foundCodes } from "../../magazine/classroom/found-codes";
import { readWork } from "../../magazine/classroom/given-work";
import { resultPrefix } from "../../magazine/classroom/result-code";
import type { ClassRecord, GivenAssignment } from "./class-memory";

/** Two results of one pupil from two devices. Both are kept until the teacher decides. */
export interface DoubtfulResult {
  added: CollectedResult;
  others: readonly CollectedResult[];
}

export interface Collected {
  record: ClassRecord;
  /** Results that came into the open assignment: new, or farther on than before. */
  added: readonly CollectedResult[];
  updated: readonly CollectedResult[];
  same: readonly CollectedResult[];
  doubtful: readonly DoubtfulResult[];
  /** Labels of other assignments into which results went, one each. */
  elsewhere: readonly GivenAssignment[];
  /** Number of results whose assignment this device does not know. */
  aside: number;
  /** Number of results that a later make wrote. They are kept aside, for a page that can read them. */
  newer: number;
  /** Beginnings of codes that cannot be read. */
  damaged: readonly string[];
  /** Whether the text was the code of an assignment. */
  isAssignment: boolean;
  /** Whether the text was longer than what is searched. */
  isCut: boolean;
}

/** Reads pasted or scanned text into the record. @param code of the open assignment */
export function collected(record: ClassRecord, code: string, text: string): Collected {
  const { codes, isCut } = foundCodes(text);
  const isAssignment = codes.every(({ kind }) => kind === "damaged") && readWork(lastPart(text)).ok;
  let outcome: Collected = {
    ...{ record, added: [], updated: [], same: [], doubtful: [], elsewhere: [], aside: 0 },
    newer: codes.filter(({ kind }) => kind === "newer").length,
    damaged: isAssignment ? [] : codes.flatMap((found) => (found.kind === "damaged" ? [found.code] : [])),
    ...{ isAssignment, isCut },
  };
  for (const found of codes) {
    if (found.kind === "result") outcome = withResult(outcome, code, { code: found.code, result: found.result });
    if (found.kind === "newer") outcome = { ...outcome, record: withAside(outcome.record, found.code) };
  }
  return outcome;
}

/** Keeps a code that cannot be counted yet. */
const withAside = (record: ClassRecord, code: string): ClassRecord => ({
  ...record,
  aside: [...record.aside.filter((each) => each !== code), code],
});

/** A link to an assignment ends with its code. */
const lastPart = (text: string) => text.slice(text.lastIndexOf("#") + 1);

function withResult(before: Collected, open: string, arrived: CollectedResult): Collected {
  const { record } = before;
  const own = record.given.find(({ code }) => taskOf(code) === arrived.result.task);
  if (own === undefined) return { ...before, record: withAside(record, arrived.code), aside: before.aside + 1 };
  const there = readCollection(own.results);
  const changed = { ...before, record: withResults(record, own.code, mergedCollections(there, [arrived])) };
  if (own.code !== open) return { ...changed, elsewhere: [...before.elsewhere, own] };
  const arrival = arrivalOf(there, arrived, arrived.result.task);
  switch (arrival.kind) {
    case "same":
      return { ...changed, same: [...before.same, arrived] };
    case "updated":
      return { ...changed, updated: [...before.updated, arrived] };
    case "twice":
      return { ...changed, doubtful: [...before.doubtful, { added: arrived, others: arrival.others }] };
    default:
      return { ...changed, added: [...before.added, arrived] };
  }
}

/** Replaces the results of an assignment. */
const withResults = (record: ClassRecord, code: string, results: readonly CollectedResult[]): ClassRecord => ({
  ...record,
  given: record.given.map((each) =>
    each.code === code ? { ...each, results: results.map((result) => result.code) } : each,
  ),
});

/** Drops results of an assignment, by their codes. */
export function withoutResults(record: ClassRecord, code: string, dropped: readonly CollectedResult[]): ClassRecord {
  const codes = new Set(dropped.map((each) => each.code));
  const given = record.given.find((each) => each.code === code);
  return withResults(
    record,
    code,
    readCollection(given?.results ?? []).filter((each) => !codes.has(each.code)),
  );
}

/** Moves results that were kept aside into their assignment, once this device knows it. */
export function withAsideMoved(record: ClassRecord, code: string): ClassRecord {
  const task = taskOf(code);
  const moved = new Set<string>();
  // A code that no earlier make could read was kept with the words that followed it.
  const known = record.aside.flatMap((kept) => {
    const own = foundCodes(resultPrefix + kept).codes.flatMap((found) =>
      found.kind === "result" && found.result.task === task ? [found] : [],
    );
    if (own.length > 0) moved.add(kept);
    return own;
  });
  if (known.length === 0) return record;
  const given = record.given.find((each) => each.code === code);
  const aside = record.aside.filter((each) => !moved.has(each));
  return withResults({ ...record, aside }, code, mergedCollections(readCollection(given?.results ?? []), known));
}
