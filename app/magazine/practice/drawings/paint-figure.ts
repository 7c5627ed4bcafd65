/** Draws the picture of an exercise with its drawn numbers. */
import { computed, filledIn } from "../draw";
import type { Exercise } from "../exercise";
import type { Scope } from "../expression";
import type { ExerciseFigure } from "../figure";
import type { ExerciseDrawing, FigureLook } from "./exercise-drawing";
import { type FigureArgument, FigureRows } from "./figure-rows";
import { printFigure } from "./print-figure";

type Prints = Pick<Exercise, "prints">;

/** Computes the arguments of a picture. The free variable of a curve is x. */
export function figureRows({ rows }: ExerciseFigure, exercise: Prints, scope: Scope): FigureRows {
  const given = (argument: ExerciseFigure["rows"][number]["groups"][number][number]): FigureArgument => {
    if ("value" in argument) return computed(argument.value, scope);
    if ("text" in argument) return filledIn(argument.text, exercise, scope);
    return (x) => computed(argument.curve, { ...scope, x });
  };
  return new FigureRows(
    rows.map(({ key, label = "", groups }) => ({
      key,
      label: filledIn(label, exercise, scope),
      groups: groups.map((group) => group.map(given)),
    })),
  );
}

/** @returns the picture's SVG, safe as HTML: its texts are escaped */
export const paintFigure = (
  drawing: ExerciseDrawing,
  figure: ExerciseFigure,
  exercise: Prints,
  scope: Scope,
  look: FigureLook,
): string => printFigure(drawing.draw(figureRows(figure, exercise, scope), look));
