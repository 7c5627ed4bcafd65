/** Marking of papers by hand: the place in the grid, what keys mean, the way back. Marks are results of the class. */
import type { AssignmentSnapshot } from "../../magazine/classroom/class-table";
import type { CollectedResult } from "../../magazine/classroom/collection";
import { markKeyOf } from "../../magazine/classroom/mark-keys";
import { type MarkedAssignment, markedOf, withMark, withMarked } from "../../magazine/classroom/marked-results";
import { pupilName } from "../../magazine/classroom/nicknames";
import { type FirstAnswer, isMarked } from "../../magazine/classroom/result-code";

/** A cell of the grid: number in the register from 1, index of the exercise from 0. */
export interface MarkingPlace {
  who: number;
  item: number;
}

/** What one press changed: where, how many exercises, and the pupil's marks before. */
interface MarkingStep {
  place: MarkingPlace;
  marks: number;
  before: CollectedResult | null;
}

export interface Marking {
  place: MarkingPlace;
  /** The grid has the numbers 1 to this. */
  rows: number;
  /** What was marked since the grid was opened, latest last. */
  steps: readonly MarkingStep[];
  collected: readonly CollectedResult[];
}

/** What the grid, or a pupil's paper, shows. */
export interface ShownMarking extends Marking {
  items: AssignmentSnapshot["items"];
  /** How each exercise can be marked. */
  choices: readonly (readonly MarkChoice[])[];
  act: (action: MarkingAction) => void;
}

export type MarkingAction =
  | { type: "go"; place: MarkingPlace }
  | { type: "move"; items: number; rows: number }
  /** To the next exercise, behind the last one to the next pupil. */
  | { type: "next" }
  /** Marks the place, or another; null takes a mark away. */
  | { type: "mark"; first: FirstAnswer | null; at?: MarkingPlace; isNext: boolean }
  /** Marks what the pupil has no mark for as right. */
  | { type: "mark-rest" }
  | { type: "undo" }
  | { type: "add-row" };

/** Rows of a class whose size a teacher did not say. */
const usualRows = 30;
/** The largest number of a register. */
export const mostNumber = 99;

/** Opens the grid at the first pupil without a mark. @param pupils of the class; 0 if nobody said */
export function openedMarking(collected: readonly CollectedResult[], pupils: number): Marking {
  const marked = collected.flatMap(({ result }) => (isMarked(result) ? result.who : []));
  const rows = Math.min(mostNumber, Math.max(pupils || usualRows, ...marked));
  const free = Array.from({ length: rows }, (_, index) => index + 1).find((who) => !marked.includes(who));
  return { place: { who: free ?? 1, item: 0 }, rows, steps: [], collected };
}

/** Returns the first answers that are marked of a pupil, one for each exercise; null if none is. */
export function marksOf(collected: readonly CollectedResult[], who: number): readonly FirstAnswer[] | null {
  return markedOf(collected, who)?.result.items.map(({ first }) => first) ?? null;
}

const none: FirstAnswer = { kind: "none" };

/** Moves in the grid, marks and takes marks back. Results of pupils' own devices stay as they are. */
export function markingReducer(state: Marking, sheet: MarkedAssignment, action: MarkingAction): Marking {
  const { place, rows, steps, collected } = state;
  switch (action.type) {
    case "go": {
      const who = clamped(action.place.who, 1, mostNumber);
      return { ...state, rows: Math.max(rows, who), place: { who, item: clamped(action.place.item, 0, last(sheet)) } };
    }
    case "move": {
      const who = clamped(place.who + action.rows, 1, rows);
      return { ...state, place: { who, item: clamped(place.item + action.items, 0, last(sheet)) } };
    }
    case "next":
      return { ...state, place: nextPlace(state, sheet) };
    case "mark": {
      const there = { ...state, place: action.at ?? place };
      const marked = withMarks(there, sheet, [{ item: there.place.item, first: action.first }]);
      return action.isNext ? { ...marked, place: nextPlace(there, sheet) } : marked;
    }
    case "mark-rest": {
      const marks = marksOf(collected, place.who);
      const free = Array.from({ length: sheet.items }, (_, item) => item).filter(
        (item) => (marks?.[item] ?? none).kind === "none",
      );
      return withMarks(
        state,
        sheet,
        free.map((item) => ({ item, first: { kind: "right" } })),
      );
    }
    case "undo": {
      const step = steps.at(-1);
      if (step === undefined) return state;
      const there = markedOf(collected, step.place.who);
      const restored = withMarked(collected, there, step.before);
      return { ...state, place: step.place, steps: steps.slice(0, -1), collected: restored };
    }
    case "add-row":
      return { ...state, rows: Math.min(rows + 1, mostNumber) };
  }
}

const clamped = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
const last = ({ items }: MarkedAssignment) => items - 1;

function nextPlace({ place: { who, item }, rows }: Marking, sheet: MarkedAssignment): MarkingPlace {
  if (item < last(sheet)) return { who, item: item + 1 };
  return who < rows ? { who: who + 1, item: 0 } : { who, item };
}

/** Marks exercises of the pupil at the place, as one step. What is marked so already is no step. */
function withMarks(
  state: Marking,
  sheet: MarkedAssignment,
  marks: readonly { item: number; first: FirstAnswer | null }[],
): Marking {
  const { place, steps, collected } = state;
  const { who } = place;
  const there = marksOf(collected, who);
  const changes = marks.filter(({ item, first }) => {
    if (there === null) return first !== null;
    const isBlank = first === null && there.every(({ kind }) => kind === "none");
    return isBlank || !isSame(first ?? none, there[item] ?? none);
  });
  if (changes.length === 0) return state;
  const step = { place, marks: changes.length, before: markedOf(collected, who) };
  const marked = changes.reduce((all, mark) => withMark(all, sheet, { who, ...mark }), collected);
  return { ...state, steps: [...steps, step], collected: marked };
}

const isSame = (a: FirstAnswer, b: FirstAnswer) =>
  a.kind === b.kind && (a.kind === "named" ? a.error : 0) === (b.kind === "named" ? b.error : 0);

/** One way to mark an exercise: its key, which the paper's key of errors has too, and what it says. */
export interface MarkChoice {
  key: string;
  first: FirstAnswer;
  words: string;
}

/**
 * Returns how an exercise can be marked: right, by its named errors, wrong without a name, not answered. Of a game it is
 * marked that it was played.
 */
export function markChoices({ errors, right, isGame }: AssignmentSnapshot["items"][number]): MarkChoice[] {
  const choice = (first: FirstAnswer, words: string): MarkChoice => ({ key: markKeyOf(first), first, words });
  if (isGame) return [choice({ kind: "right" }, "e luajtur"), choice(none, "pa luajtur")];
  return [
    choice({ kind: "right" }, "e drejtë"),
    ...errors.flatMap((says, error) => {
      const first = { kind: "named", error } as const;
      return error === right ? [] : [choice(first, says || `gabimi ${markKeyOf(first)}`)];
    }),
    choice({ kind: "unnamed" }, "gabim tjetër"),
    choice(none, "pa përgjigje"),
  ];
}

/** Returns the choice that a mark is. A mark of another make is a wrong one without a name. */
export const choiceOf = (choices: readonly MarkChoice[], first: FirstAnswer): MarkChoice | undefined =>
  choices.find((choice) => isSame(choice.first, first)) ?? choices.find(({ first: { kind } }) => kind === "unnamed");

/** Says what is marked in a cell: „nr. 4, ushtrimi 2: e drejtë“. @param choices of its exercise */
export function markWords(
  collected: readonly CollectedResult[],
  choices: readonly MarkChoice[],
  { who, item }: MarkingPlace,
): string {
  const first = marksOf(collected, who)?.[item];
  const words = first === undefined ? "pa shënim" : choiceOf(choices, first)?.words;
  return `${pupilName(who)}, ushtrimi ${item + 1}: ${words}`;
}

const moves: Readonly<Record<string, [items: number, rows: number]>> = {
  ...{ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] },
  ...{ PageUp: [0, -10], PageDown: [0, 10], Home: [-Infinity, 0], End: [Infinity, 0] },
};

/**
 * Returns what a key does in the grid; `unknown` for a number that the exercise has no error for; null if the key is not
 * the grid's.
 *
 * @param isCommand whether Ctrl or ⌘ is held
 */
export function keyAction(
  key: string,
  isCommand: boolean,
  choices: readonly MarkChoice[],
): MarkingAction | "unknown" | null {
  if (isCommand) {
    if (key.toLowerCase() === "z") return { type: "undo" };
    const ends: Readonly<Record<string, number>> = { Home: -Infinity, End: Infinity };
    const end = ends[key];
    return end === undefined ? null : { type: "move", items: end, rows: end };
  }
  const move = moves[key];
  if (move !== undefined) return { type: "move", items: move[0], rows: move[1] };
  if (key === "Enter") return { type: "next" };
  if (key === "Backspace" || key === "Delete") return { type: "mark", first: null, isNext: false };
  const choice = choices.find((each) => each.key === key.toLowerCase());
  if (choice !== undefined) return { type: "mark", first: choice.first, isNext: true };
  return /^\d$/.test(key) ? "unknown" : null;
}
