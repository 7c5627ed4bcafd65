/** What a teacher decides about a test on paper, and the sums of its points. */
import { paperLetters } from "../../magazine/classroom/paper-letters";
import type { PaperExercise } from "../../magazine/classroom/paper-variants";
import type { Step } from "../../magazine/practice/steps";

/** Room to write under an exercise. */
export type PaperRoom = "small" | "usual" | "large";

export interface PaperChoices {
  title: string;
  /** Number of variants, 1 to 4. */
  variants: number;
  room: PaperRoom;
  /** Whether sheets ask for a name beside the number in the register. */
  asksName: boolean;
  /** Points of exercises that the teacher changed, by their index in the assignment. */
  points: Readonly<Record<number, number>>;
}

/** Two neighbours at a desk get two variants. */
const usualVariants = 2;

export const initialChoices = (title: string, variants: number | null): PaperChoices => ({
  ...{ title, variants: variants ?? usualVariants, room: "usual", asksName: true, points: {} },
});

const pointsOfStep: Readonly<Record<Step, number>> = { kuptoj: 1, perdor: 2, tutje: 3 };
/** The most points of an exercise: two digits fit the margin. */
const mostPoints = 99;

/** Returns the points of an exercise: those of its step, until the teacher changes them. */
export const pointsOf = ({ points }: PaperChoices, { item, step }: { item: number; step: Step }): number =>
  points[item] ?? pointsOfStep[step];

/** Returns the points of a whole test. */
export const sumOfPoints = (choices: PaperChoices, exercises: readonly PaperExercise[]): number =>
  exercises.reduce((total, { item, exercise: { step } }) => total + pointsOf(choices, { item, step }), 0);

/** Changes the points of an exercise. What is no whole number from 0 to 99 changes nothing. */
export function withPoints(choices: PaperChoices, item: number, typed: string): PaperChoices {
  const points = Number(typed);
  const isPoints = typed.trim() !== "" && Number.isInteger(points) && points >= 0 && points <= mostPoints;
  return isPoints ? { ...choices, points: { ...choices.points, [item]: points } } : choices;
}

const variantsName = "variante";

/** Reads the address's hash: `#CODE` or `#CODE&variante=4`. */
export function readPaperHash(hash: string): { code: string; variants: number | null } {
  const [code = "", ...rest] = hash.split("&");
  const count = Number(new URLSearchParams(rest.join("&")).get(variantsName));
  return { code, variants: Number.isInteger(count) && count >= 1 && count <= paperLetters.length ? count : null };
}

/** Writes the hash of a test, so that a reload prints as many variants. */
export const paperHash = (code: string, variants: number): string =>
  variants === usualVariants ? `#${code}` : `#${code}&${variantsName}=${variants}`;

/** Columns of a table of points on one sheet; a longer test gets another table. */
const mostColumns = 20;

/** Splits exercises into tables of points. */
export const pointTables = <T>(exercises: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(exercises.length / mostColumns) }, (_, table) =>
    exercises.slice(table * mostColumns, (table + 1) * mostColumns),
  );
