/** What happens to pasted results: which are new, which belong to another assignment, which cannot be read. */
import { taskOf } from "../../magazine/classroom/assignment";
import {
  arrivalOf,
  type CollectedResult,
  mergedCollections,
  readCollection,
} from "../../magazine/classroom/collection";
import { type FoundCodes, foundCodes, mostSearched } from "../../magazine/classroom/found-codes";
import { readWork } from "../../magazine/classroom/given-work";
import { resultOfShort } from "../../magazine/classroom/marked-results";
import { isMarked, resultPrefix } from "../../magazine/classroom/result-code";
import { readShortResult, type ShortResult } from "../../magazine/classroom/short-result";
import { cleanSigns } from "../../magazine/classroom/signs";
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

/** Reads pasted, scanned or typed text into the record. @param code of the open assignment */
export function collected(record: ClassRecord, code: string, text: string): Collected {
  const shorts = linesWithShort(text);
  const { codes, isCut } = shorts === null ? foundCodes(text) : { codes: shorts.flatMap(codesOfLine), isCut: false };
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
    if (found.kind === "short") outcome = withShort(outcome, code, found);
  }
  return outcome;
}

/** Returns the lines of a text, if one is a short code: a teacher types them from sheets of paper. */
function linesWithShort(text: string): string[] | null {
  const lines = text.slice(0, mostSearched).split("\n");
  return lines.some((line) => readShortResult(line) !== null) ? lines : null;
}

type FoundShort = { kind: "short"; code: string; short: ShortResult };

function codesOfLine(line: string): (FoundCodes["codes"][number] | FoundShort)[] {
  const short = readShortResult(line);
  return short === null ? [...foundCodes(line).codes] : [{ kind: "short", code: cleanSigns(line) ?? line, short }];
}

function withShort(before: Collected, open: string, { code, short }: FoundShort): Collected {
  const own = ofAnyGiven(before.record, open, short);
  if (own !== null) return withResult(before, open, own);
  return { ...before, aside: before.aside + 1, record: withAside(before.record, code) };
}

/** Returns the result of a short code in an assignment of this device; null if none is its own. */
function ofAnyGiven({ given }: ClassRecord, open: string, short: ShortResult): CollectedResult | null {
  const openFirst = [...given].sort((a, b) => Number(b.code === open) - Number(a.code === open));
  return openFirst.map((each) => ofGiven(each, short)).find((result) => result !== null) ?? null;
}

const ofGiven = ({ code, snapshot: { fingerprint, items } }: GivenAssignment, short: ShortResult) =>
  resultOfShort(short, { task: taskOf(code), fingerprint, items: items.length });

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
export const withResults = (record: ClassRecord, code: string, results: readonly CollectedResult[]): ClassRecord => ({
  ...record,
  given: record.given.map((each) =>
    each.code === code ? { ...each, results: results.map((result) => result.code) } : each,
  ),
});

/** Returns what is asked of pupils whom a teacher marked and whose own device brought a result too. */
export function doubtsOfMarked(results: readonly CollectedResult[], whos: readonly number[]): DoubtfulResult[] {
  return whos.flatMap((who) => {
    const own = results.filter(({ result }) => result.who === who);
    const [added] = own.filter(({ result }) => isMarked(result));
    const others = own.filter((each) => each !== added);
    return added === undefined || others.length === 0 ? [] : [{ added, others }];
  });
}

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
  const given = record.given.find((each) => each.code === code);
  const moved = new Set<string>();
  // A code that no earlier make could read was kept with the words that followed it.
  const known = record.aside.flatMap((kept) => {
    const short = readShortResult(kept);
    const ofShort = short && given ? ofGiven(given, short) : null;
    const own = ofShort
      ? [ofShort]
      : foundCodes(resultPrefix + kept).codes.flatMap((found) =>
          found.kind === "result" && found.result.task === task ? [found] : [],
        );
    if (own.length > 0) moved.add(kept);
    return own;
  });
  if (known.length === 0) return record;
  const aside = record.aside.filter((each) => !moved.has(each));
  return withResults({ ...record, aside }, code, mergedCollections(readCollection(given?.results ?? []), known));
}
