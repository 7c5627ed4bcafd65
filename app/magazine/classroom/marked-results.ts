/** Results that a teacher marks: a test on paper, or cards that a phone reads. They stand in the table of the others. */
import type { CollectedResult } from "./collection";
import { openItem } from "./item-work";
import {
  type FirstAnswer,
  isMarked,
  markedTry,
  type PupilResult,
  type ResultItem,
  resultPrefix,
  writeResult,
} from "./result-code";
import { type ShortResult, shortTask } from "./short-result";

/** The assignment that is marked: its task, the fingerprint of its exercises, the number of its items. */
export interface MarkedAssignment {
  task: number;
  fingerprint: number;
  items: number;
}

/** Returns what a teacher has marked of a pupil; null if nothing. @param who number in the register */
export const markedOf = (collected: readonly CollectedResult[], who: number): CollectedResult | null =>
  collected.find(({ result }) => isMarked(result) && result.who === who) ?? null;

/**
 * Marks a pupil's answer to an item. Results of the pupil's own device stay, as does a second one that was marked, which
 * another teacher's file brought.
 *
 * @param who number in the register, 1 to 99
 * @param first what the answer was; `none` of a paper without one, which counts as handed in; null takes a mark away, and
 *   the last one takes the result away
 */
export function withMark(
  collected: readonly CollectedResult[],
  { task, fingerprint, items }: MarkedAssignment,
  { who, item, first }: { who: number; item: number; first: FirstAnswer | null },
): CollectedResult[] {
  const there = markedOf(collected, who);
  const after = Array.from({ length: items }, (_, index) =>
    index === item ? itemOf(first ?? openItem.first) : (there?.result.items[index] ?? openItem),
  );
  if (first === null && after.every(({ first }) => first.kind === "none")) return withMarked(collected, there, null);
  const result: PupilResult = { task, fingerprint, who, attempt: markedTry, minutes: 0, items: after };
  return withMarked(collected, there, collectedMark(result));
}

/** Puts a pupil's marked result in the place of another, or takes it away. @param there null if the pupil has none */
export function withMarked(
  collected: readonly CollectedResult[],
  there: CollectedResult | null,
  marked: CollectedResult | null,
): CollectedResult[] {
  if (there === null) return marked === null ? [...collected] : [...collected, marked];
  return collected.flatMap((each) => (each === there ? (marked ?? []) : each));
}

/** Returns the result of a short code, which a pupil wrote on paper; null if it belongs to another assignment. */
export function resultOfShort(
  short: ShortResult,
  { task, fingerprint, items }: MarkedAssignment,
): CollectedResult | null {
  if (short.task !== shortTask(task) || short.items.length !== items) return null;
  return collectedMark({ task, fingerprint, who: short.who, attempt: markedTry, minutes: 0, items: short.items });
}

const collectedMark = (result: PupilResult): CollectedResult => ({
  code: writeResult(result).slice(resultPrefix.length),
  result,
});

/** Returns an item as one that was answered once, without help. */
function itemOf(first: FirstAnswer): ResultItem {
  if (first.kind === "none") return openItem;
  const isRight = first.kind === "right";
  return { first, misses: Number(!isRight), end: isRight ? "alone" : "solution" };
}
