/**
 * Ready sets: exercises that the plan of a lesson names, given by eight signs on a blackboard. Bits: version 2, content
 * 10, set 3, three switches, seed 12, CRC 10.
 *
 * A code holds no exercises: the edition's plan names them. A code that was written once is read for ever.
 */
import { fnv1a } from "../hash";
import type { Practice } from "../practice/exercise";
import { type Step, steps } from "../practice/steps";
import { type Assignment, shortName } from "./assignment";
import { BitReader, BitWriter } from "./bits";
import { bitsOfCode, cleanSigns, codeOfBits } from "./signs";

/** Numbers of the sets in a code; they never change. The last three are the steps of the ladder. */
const setNames = ["exit", "class", "home", "kuptoj", "perdor", "tutje"] as const;

export type ReadySetName = (typeof setNames)[number];
/** The sets that a plan names, in the order of the hour. The steps of the ladder need no plan. */
export type PlannedSet = Exclude<ReadySetName, Step>;

/** Names of the sets on the page. */
export const readySetTitles: Readonly<Record<ReadySetName, string>> = {
  ...{ exit: "Bileta e daljes", class: "Ushtrime në klasë", home: "Detyrë shtëpie" },
  ...steps,
};

export interface ReadySet {
  /** Id of its lesson, at most 1023. */
  content: number;
  set: ReadySetName;
  hasOwnNumbers: boolean;
  hasHelp: boolean;
  keepsTyped: boolean;
  /** Seed of all numbers, 12 bits. */
  seed: number;
}

type ReadReadySet = { ok: true; code: string; ready: ReadySet } | { ok: false; fault: "newer" | "damaged" };

const version = 1;
/** Signs of a code. */
export const readyCodeLength = 8;

/** @returns clean signs @throws RangeError if a number is too large for its bits */
export function writeReadySet({ content, set, hasOwnNumbers, hasHelp, keepsTyped, seed }: ReadySet): string {
  const writer = new BitWriter()
    .put(version, 2)
    .put(content, 10)
    .put(setNames.indexOf(set), 3)
    .put(Number(hasOwnNumbers), 1)
    .put(Number(hasHelp), 1)
    .put(Number(keepsTyped), 1)
    .put(seed, 12);
  return codeOfBits("ready set", writer.bits);
}

/** Reads a code as it was typed. Any other length is damaged. */
export function readReadySet(text: string): ReadReadySet {
  const code = cleanSigns(text);
  if (code === null || code.length !== readyCodeLength) return { ok: false, fault: "damaged" };
  const payload = bitsOfCode("ready set", code);
  if (payload === null) return { ok: false, fault: "damaged" };
  const bits = new BitReader(payload);
  if (bits.take(2) !== version) return { ok: false, fault: "newer" };
  const content = bits.take(10);
  const set = setNames[bits.take(3)];
  if (set === undefined) return { ok: false, fault: "newer" };
  const switches = {
    hasOwnNumbers: bits.take(1) === 1,
    hasHelp: bits.take(1) === 1,
    keepsTyped: bits.take(1) === 1,
  };
  return { ok: true, code, ready: { content, set, ...switches, seed: bits.take(12) } };
}

/** Returns the code of a set in a lesson's plan, always the same. Only the exit is worked without help. */
export const plannedCode = ({ id, slug }: { id: number; slug: string }, set: PlannedSet): string =>
  writeReadySet({
    ...{ content: id, set, hasOwnNumbers: true, hasHelp: set !== "exit", keepsTyped: true },
    seed: fnv1a(`${slug}/${set}`) % 4096,
  });

/** Returns the ids of a set's exercises. @returns none if the edition's plan does not name the set */
function idsOf(set: ReadySetName, { exercises, sets }: Practice): readonly string[] {
  if (set === "exit" || set === "class" || set === "home") return sets?.[set] ?? [];
  return exercises.filter(({ step }) => step === set).map(({ id }) => id);
}

/**
 * Returns the assignment that a ready set stands for in this edition.
 *
 * @param practice exercises of its lesson; null makes an assignment without exercises
 */
export function assignmentOfReadySet(ready: ReadySet, practice: Practice | null): Assignment {
  const { content, set, seed, hasOwnNumbers, hasHelp, keepsTyped } = ready;
  const exercises = practice === null ? [] : idsOf(set, practice).map(shortName);
  return {
    ...{ hasOwnNumbers, hasHelp, keepsTyped, who: "number", seed },
    parts: [{ kind: "exercises", content, exercises }],
  };
}
