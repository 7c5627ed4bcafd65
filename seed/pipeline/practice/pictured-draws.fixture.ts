/** Draws exercises with pictures from the editors' files, for tests that compute their answers a second way. */
import { readFileSync } from "node:fs";
import { computed, drawNumbers } from "../../../app/magazine/practice/draw";
import type { FigureRows } from "../../../app/magazine/practice/drawings/figure-rows";
import { figureRows } from "../../../app/magazine/practice/drawings/paint-figure";
import type { Exercise } from "../../../app/magazine/practice/exercise";
import type { Scope } from "../../../app/magazine/practice/expression";
import { triedOf } from "../../../tests/long-series";
import { compileExercise } from "./compile-exercise";
import { readWritten } from "./written-exercise";

export interface PicturedDraw {
  scope: Scope;
  /** Returns the arguments of the question's picture, or of the one with a name. */
  rows: (name?: string) => FigureRows;
  /** The number asked for, the values of the handles, or the index of the right option. */
  answers: number[];
}

const unexpected = (line: number, message: string): never => {
  throw new Error(`${line}: ${message}`);
};

/** Returns a lesson's exercises by their ids. */
export function exercisesOf(slug: string): Map<string, Exercise> {
  const source = readFileSync(new URL(`../../practice/${slug}.md`, import.meta.url), "utf8");
  return new Map(
    readWritten(source, unexpected).flatMap((written) => {
      const exercise = compileExercise(written, ({ text }) => text, unexpected);
      return exercise === null ? [] : [[exercise.id, exercise]];
    }),
  );
}

/** Returns one exercise of a lesson. */
export function exerciseOf(slug: string, id: string): Exercise {
  const exercise = exercisesOf(slug).get(id);
  if (exercise === undefined) throw new Error(`${slug} has no exercise ${id}.`);
  return exercise;
}

/** Draws an exercise with the seeds from 1. */
export function drawsOf(exercise: Exercise | undefined, count = triedOf(20, 5)): PicturedDraw[] {
  if (exercise === undefined) throw new Error("The exercise is gone.");
  return Array.from({ length: count }, (_, index) => {
    const scope = drawNumbers(exercise, String(index + 1)) as Scope;
    return { scope, rows: rowsOf(exercise, scope), answers: answersOf(exercise, scope) };
  });
}

const rowsOf = (exercise: Exercise, scope: Scope) => (name?: string) => {
  const figure = exercise.figures?.find((each) => each.name === name);
  if (figure === undefined) throw new Error(`${exercise.id} has no picture ${name ?? "of its question"}.`);
  return figureRows(figure, exercise, scope);
};

function answersOf({ answer }: Exercise, scope: Scope): number[] {
  if (answer.kind === "choice") return [answer.right];
  const values = answer.kind === "number" ? [answer.value] : answer.kind === "figure" ? answer.values : [];
  return values.map((value) => computed(value, scope));
}
