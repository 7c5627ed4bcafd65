/** Computes where a class stands from its results: by error, by exercise, by pupil. */
import type { CollectedResult } from "./collection";
import { pupilName } from "./nicknames";
import { type FirstAnswer, isMarked, type PupilResult, type ResultItem } from "./result-code";

/** What a table needs to know of one item of the assignment. It is kept with it, so that a later edition changes nothing. */
interface SnapshotItem {
  /** Beginning of its question. */
  title: string;
  /** The editor's sentences of its named errors, or of its options, in their order. */
  errors: readonly string[];
  /** Index of the right option, of options. */
  right?: number;
  /** Whether it is a round of the game, which has points in place of errors. */
  isGame?: true;
}

export interface AssignmentSnapshot {
  fingerprint: number;
  /** Whether each pupil has own numbers. */
  hasOwnNumbers: boolean;
  items: readonly SnapshotItem[];
}

/** One error of the class: who made it at first, in which item. Whoever worked with another edition is not counted. */
interface ClassError {
  item: number;
  first: Exclude<FirstAnswer, { kind: "none" | "right" | "remark" | "gone" }>;
  /** The editor's sentence, of a named error. */
  says: string | null;
  pupils: readonly CollectedResult[];
  /** What was typed, where no error has a name, most frequent first. */
  typed: readonly { typed: string; count: number }[];
}

/** How an item went, over all pupils who had it. */
interface ItemCount {
  alone: number;
  helped: number;
  solution: number;
  open: number;
  of: number;
  /** Points of the rounds that were played, the fewest first; missing of what is no game. */
  points?: readonly number[];
}

interface PupilRow {
  collected: CollectedResult;
  /** Number in the register or nickname; of two alike the second has a number. */
  name: string;
  /** Share from 0 to 1: an item solved alone counts one, one with help a half, a game its share of right answers. */
  share: number;
  /** Whether exercises had other numbers or errors in the pupil's edition. */
  hasOtherEdition: boolean;
  /** Whether less than a quarter of a minute was needed for an item. */
  isHasty: boolean;
  /** Names of pupils whose results came from the same try of one device. */
  sameDevice: readonly string[];
  /** Names of pupils with the same unexplained answers, although their numbers differ. */
  sameTyped: readonly string[];
}

export interface ClassTable {
  errors: readonly ClassError[];
  items: readonly ItemCount[];
  pupils: readonly PupilRow[];
}

export function classTable(snapshot: AssignmentSnapshot, collected: readonly CollectedResult[]): ClassTable {
  const ofEdition = collected.filter(({ result }) => result.fingerprint === snapshot.fingerprint);
  return {
    errors: snapshot.items.flatMap((item, index) => errorsOf(item, index, ofEdition)).sort(byCount),
    items: snapshot.items.map(({ isGame }, index) => {
      const items = collected.map(({ result }) => result.items[index]);
      return { ...countOf(items), ...(isGame && { points: pointsOf(items) }) };
    }),
    pupils: rowsOf(snapshot, collected),
  };
}

/** Named errors come before those without a name, since they say what to talk about. */
const byCount = (a: ClassError, b: ClassError) =>
  Number(a.first.kind === "unnamed") - Number(b.first.kind === "unnamed") ||
  b.pupils.length - a.pupils.length ||
  a.item - b.item;

function errorsOf({ errors }: SnapshotItem, item: number, collected: readonly CollectedResult[]): ClassError[] {
  const groups = new Map<string, CollectedResult[]>();
  for (const each of collected) {
    const first = each.result.items[item]?.first;
    if (first === undefined || ["none", "right", "remark", "gone"].includes(first.kind)) continue;
    const name = first.kind === "named" ? `named ${first.error}` : first.kind;
    groups.set(name, [...(groups.get(name) ?? []), each]);
  }
  return [...groups.values()].map((pupils) => {
    const first = pupils[0]?.result.items[item]?.first as ClassError["first"];
    const says = first.kind === "named" ? (errors[first.error] ?? null) : null;
    return { item, first, says, pupils, typed: typedCounts(pupils.map(({ result }) => result.items[item])) };
  });
}

function typedCounts(items: readonly (ResultItem | undefined)[]): ClassError["typed"] {
  const counts = new Map<string, number>();
  for (const typed of items.map((item) => item?.typed)) {
    if (typed !== undefined) counts.set(typed, (counts.get(typed) ?? 0) + 1);
  }
  return [...counts]
    .map(([typed, count]) => ({ typed, count }))
    .sort((a, b) => b.count - a.count || (a.typed < b.typed ? -1 : 1));
}

function countOf(items: readonly (ResultItem | undefined)[]): ItemCount {
  const had = items.filter((item) => item !== undefined).filter(({ first }) => first.kind !== "gone");
  const ended = (end: ResultItem["end"]) => had.filter((item) => item.end === end).length;
  return {
    alone: ended("alone"),
    helped: ended("helped"),
    solution: ended("solution"),
    open: ended("open"),
    of: had.length,
  };
}

const pointsOf = (items: readonly (ResultItem | undefined)[]) =>
  items.flatMap((item) => item?.game?.points ?? []).sort((a, b) => a - b);

function rowsOf(snapshot: AssignmentSnapshot, collected: readonly CollectedResult[]): PupilRow[] {
  const sorted = [...collected].sort((a, b) => a.result.who - b.result.who || (a.code < b.code ? -1 : 1));
  const names = sorted.map(({ result }, row) => {
    const before = sorted.slice(0, row).filter((other) => other.result.who === result.who).length;
    return before === 0 ? pupilName(result.who) : `${pupilName(result.who)} ${before + 1}`;
  });
  return sorted.map((each, row) => {
    const namesOf = (is: (other: PupilResult) => boolean) =>
      names.filter((_, index) => index !== row && is((sorted[index] as CollectedResult).result));
    const { result } = each;
    return {
      collected: each,
      name: names[row] as string,
      share: shareOf(result.items),
      hasOtherEdition: result.fingerprint !== snapshot.fingerprint,
      isHasty: !isMarked(result) && result.minutes * 4 < result.items.filter(({ end }) => end !== "open").length,
      sameDevice: isMarked(result)
        ? []
        : namesOf((other) => other.attempt === result.attempt && other.who !== result.who),
      sameTyped: snapshot.hasOwnNumbers ? namesOf((other) => sharedTyped(result, other) >= leastShared) : [],
    };
  });
}

/** One equal answer may be chance. */
const leastShared = 2;

const sharedTyped = (a: PupilResult, b: PupilResult) =>
  a.items.filter(({ typed }, index) => typed !== undefined && typed === b.items[index]?.typed).length;

function shareOf(items: readonly ResultItem[]): number {
  const had = items.filter(({ first }) => first.kind !== "gone");
  return had.length === 0 ? 0 : had.reduce((sum, item) => sum + worthOf(item), 0) / had.length;
}

const worthOfEnd: Readonly<Record<ResultItem["end"], number>> = { alone: 1, helped: 0.5, solution: 0, open: 0 };

const worthOf = ({ end, game }: ResultItem) =>
  game === undefined ? worthOfEnd[end] : Math.min(1, game.right / Math.max(1, game.asked));

/** The piles of the next lesson, by the least share that each takes. */
export type Pile = "has" | "near" | "again";

/** Returns a pupil's pile. @param least shares from which a pupil has it, and is near it */
export const pileOf = (share: number, least: { has: number; near: number }): Pile =>
  share >= least.has ? "has" : share >= least.near ? "near" : "again";

/** Who explains, who listens, and how many exercises the first solved alone and the second did not. */
export interface ExplainingPair {
  explains: string;
  listens: string;
  exercises: number;
}

/**
 * Pairs pupils who need it explained again, the weakest first, each with one who has it and solved the most of what is
 * missing alone. Nobody stands in two pairs; a result of another edition counts, since its exercises are the same.
 */
export function explainingPairs(pupils: ClassTable["pupils"], least: { has: number; near: number }): ExplainingPair[] {
  const free = pupils.filter(({ share }) => pileOf(share, least) === "has");
  const listeners = pupils.filter(({ share }) => pileOf(share, least) === "again").sort((a, b) => a.share - b.share);
  return listeners.flatMap(({ name, collected }) => {
    const knows = ({ collected: other }: (typeof pupils)[number]) =>
      collected.result.items.filter(
        ({ end, first }, i) => first.kind !== "gone" && end !== "alone" && other.result.items[i]?.end === "alone",
      ).length;
    const best = free.reduce<(typeof free)[number] | undefined>(
      (found, each) => (found === undefined || knows(each) > knows(found) ? each : found),
      undefined,
    );
    const exercises = best === undefined ? 0 : knows(best);
    if (best === undefined || exercises === 0) return [];
    free.splice(free.indexOf(best), 1);
    return [{ explains: best.name, listens: name, exercises }];
  });
}

/** Numbers of the register from which nothing has come. @param count of pupils in the class */
export function missingNumbers(collected: readonly CollectedResult[], count: number): number[] {
  const there = new Set(collected.map(({ result }) => result.who));
  return Array.from({ length: count }, (_, index) => index + 1).filter((number) => !there.has(number));
}
