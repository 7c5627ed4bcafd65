/** Draws the picture of an exercise with its drawn numbers. */
import { computed, filledIn } from "../draw";
import type { Exercise } from "../exercise";
import type { Scope } from "../expression";
import type { ExerciseFigure } from "../figure";
import { withUnit } from "./axis";
import type { DrawnFigure, ExerciseDrawing, FigureLook } from "./exercise-drawing";
import { type FigureArgument, FigureRows } from "./figure-rows";
import { box, label } from "./forms";
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

/** Adds a line below a picture with a hatched number: a sample of the hatching, and the number as it was typed. */
function withTyped(drawn: DrawnFigure, typed: number | null, { answer }: Pick<Exercise, "answer">): DrawnFigure {
  const { height, forms, says, unknown } = drawn;
  const isHatched = forms.some((form) => form.kind === "line" && form.hatched);
  if (typed === null || unknown === undefined || !isHatched) return drawn;
  const unit = (answer.kind === "number" && answer.unit) || "";
  const text = `shkrove ${unit === "°" ? `${withUnit(typed, "")}°` : withUnit(typed, unit)}`;
  return {
    ...drawn,
    height: height + 26,
    forms: [
      ...forms,
      box([4, height + 4], [34, height + 20], { hatched: true, weight: 1 }),
      label([42, height + 17], text, { bold: true }),
    ],
    says: `${says} Me vija: ${text}.`,
  };
}

/** @returns the picture's SVG, safe as HTML: its texts are escaped */
export const paintFigure = (
  drawing: ExerciseDrawing,
  figure: ExerciseFigure,
  exercise: Prints & Pick<Exercise, "answer">,
  scope: Scope,
  look: FigureLook,
): string => printFigure(withTyped(drawing.draw(figureRows(figure, exercise, scope), look), look.typed, exercise));
