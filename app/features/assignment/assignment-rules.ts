/** The reducer of a pupil's way through an assignment: who, item after item with stops between, the result. */

import {
  type AssignedItem,
  type AssignmentStep,
  isGone,
  stepsOfAssignment,
} from "../../magazine/classroom/assigned-items";
import { type Assignment, taskOf } from "../../magazine/classroom/assignment";
import { editionFingerprint } from "../../magazine/classroom/first-answer";
import { goneItem, type ItemWork, openItem } from "../../magazine/classroom/item-work";
import { fittedToQr, type PupilResult, writeResult } from "../../magazine/classroom/result-code";
import { writeShortResult } from "../../magazine/classroom/short-result";

/** One pupil's try at an assignment on one device. */
export interface AssignmentTry {
  /** Clean signs of the assignment's code. */
  code: string;
  /** 1 to 99: number in the register; 128 to 255: nickname. */
  who: number;
  /** Names this try, 16 random bits. */
  attempt: number;
  /** Milliseconds since 1970 at the start and at the last change. */
  began: number;
  changed: number;
  /** Index of the step that is shown. Behind the last one it is the end. */
  step: number;
  /** Number of stops that were ended. */
  passed: number;
  /** One for each item; null if nothing was done. */
  works: readonly (ItemWork | null)[];
}

export type AssignmentAction =
  | { type: "begin"; code: string; who: number; attempt: number; items: number; now: number }
  | { type: "work"; item: number; work: ItemWork; now: number }
  | { type: "go"; step: number }
  | { type: "pass-stop" }
  /** Gives the device to the next pupil. */
  | { type: "leave" };

export function assignmentReducer(state: AssignmentTry | null, action: AssignmentAction): AssignmentTry | null {
  switch (action.type) {
    case "begin": {
      const { code, who, attempt, items, now } = action;
      const works = new Array<null>(items).fill(null);
      return { code, who, attempt, began: now, changed: now, step: 0, passed: 0, works };
    }
    case "leave":
      return null;
  }
  if (state === null) return null;
  switch (action.type) {
    case "work": {
      const works = state.works.map((work, item) => (item === action.item ? action.work : work));
      return { ...state, works, changed: action.now };
    }
    case "go":
      return { ...state, step: action.step };
    case "pass-stop":
      return { ...state, step: state.step + 1, passed: state.passed + 1 };
  }
}

const millisecondsAMinute = 60_000;

/** Returns what a try has come to. @param items of the edition, in the assignment's order */
export function resultOf(assignment: Assignment, items: readonly AssignedItem[], doing: AssignmentTry): PupilResult {
  const { code, who, attempt, began, changed, works } = doing;
  return fittedToQr({
    task: taskOf(code),
    fingerprint: editionFingerprint(items.map(({ exercise }) => exercise)),
    who,
    attempt,
    minutes: Math.max(0, Math.ceil((changed - began) / millisecondsAMinute)),
    items: items.map((item, index) => {
      if (isGone(item)) return goneItem;
      const { first, misses, end, typed, game } = works[index] ?? openItem;
      const numbers = { ...(assignment.keepsTyped && typed !== undefined && { typed }), ...(game && { game }) };
      return { first, misses, end, ...numbers };
    }),
  });
}

/** Returns the code that a pupil shows. */
export const resultCodeOf = (...parts: Parameters<typeof resultOf>): string => writeResult(resultOf(...parts));

/** Returns the code that a pupil writes on paper; null if it would be too long. */
export const shortCodeOf = (...parts: Parameters<typeof resultOf>): string | null =>
  writeShortResult(resultOf(...parts));

/** Returns the steps of an assignment without items that the edition does not have. */
export const shownSteps = (assignment: Assignment, items: readonly AssignedItem[], code: string): AssignmentStep[] =>
  stepsOfAssignment(assignment, taskOf(code)).filter((step) => {
    const item = step.kind === "item" ? items[step.item] : undefined;
    return step.kind === "stop" || (item !== undefined && !isGone(item));
  });

/** Returns the step that follows: the next stop that holds, or the next item that is open; behind the last one the end. */
export function nextStep(steps: readonly AssignmentStep[], { step, passed, works }: AssignmentTry): number {
  const next = steps.findIndex((each, index) => {
    if (index <= step) return false;
    if (each.kind === "item") return (works[each.item]?.end ?? "open") === "open";
    return steps.slice(0, index).filter(({ kind }) => kind === "stop").length >= passed;
  });
  return next < 0 ? steps.length : next;
}

/** Returns the steps whose items are still open, of those that a pupil may see: not behind a stop that holds. */
export function openSteps(steps: readonly AssignmentStep[], { works, passed }: AssignmentTry): number[] {
  let stops = 0;
  return steps.flatMap((step, index) => {
    if (step.kind === "stop") stops++;
    const isOpen = step.kind === "item" && (works[step.item]?.end ?? "open") === "open";
    return isOpen && stops <= passed ? [index] : [];
  });
}

/** Says which exercise of how many it is. Those that the edition does not have are counted, so that all say the same. */
export const nthOf = (items: readonly AssignedItem[], item: number) => `Ushtrimi ${item + 1} nga ${items.length}`;
