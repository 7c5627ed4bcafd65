/** Draws the picture of an exercise with its drawn numbers. */
import { computed, filledIn } from "../draw";
import type { Exercise } from "../exercise";
import type { Scope } from "../expression";
import type { ExerciseFigure } from "../figure";
import { withUnit } from "./axis";
import type { DrawnFigure, ExerciseDrawing, FigureLook } from "./exercise-drawing";
import { type FigureArgument, FigureRows } from "./figure-rows";
import { box, type FigurePlace, type LabelForm, type LineForm, label, labelWidth, line } from "./forms";
import { trimmed } from "./frame";
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

/**
 * Adds a line below a picture with a hatched number: a sample of the hatching, and the number as it was typed. A tick
 * has a leader to it in place of a sample.
 */
function withTyped(drawn: DrawnFigure, typed: number | null, { answer }: Pick<Exercise, "answer">): DrawnFigure {
  const { left = 0, top = 0, height, forms, says, unknown } = drawn;
  const foot = top + height;
  const hatched = forms.find((form): form is LineForm => form.kind === "line" && form.hatched === true);
  if (typed === null || unknown === undefined || hatched === undefined) return drawn;
  const unit = (answer.kind === "number" && answer.unit) || "";
  const text = `shkrove ${withUnit(typed, unit)}`;
  const told = label([left + 39, foot + 21], text, { bold: true });
  const isTick = hatched.points.length === 2;
  return {
    ...drawn,
    height: height + 28,
    forms: [
      ...(isTick ? [leader(hatched.points, told, left)] : []),
      ...forms,
      ...(isTick ? [] : [box([left + 1, foot + 8], [left + 31, foot + 24], { hatched: true, weight: 1 })]),
      told,
    ],
    says: `${says} ${isTick ? "Me një vizë" : "Me vija"}: ${text}.`,
  };
}

/**
 * Draws the leader of a tick: away from it, down beside the picture, and to the words below.
 * @param left the picture's edge: beyond it the leader goes straight down
 */
function leader([[x1] = [0, 0], [x2, y] = [0, 0]]: readonly FigurePlace[], told: LabelForm, left: number): LineForm {
  const [from, to] = [told.at[0] - 6, told.at[0] + labelWidth(told) + 6];
  const x = Math.max(x2 + 6 * Math.sign(Math.round(x2 - x1)), Math.min(left, x2));
  const isOver = x > from && x < to;
  const level = told.at[1] - (isOver ? 15 : 5);
  return line([[x2, y], [x, y], [x, level], ...(isOver ? [] : [[x < from ? from : to, level] as const])], {
    weight: 1,
  });
}

/** @returns the picture's SVG, safe as HTML: its texts are escaped */
export const paintFigure = (
  drawing: ExerciseDrawing,
  figure: ExerciseFigure,
  exercise: Prints & Pick<Exercise, "answer">,
  scope: Scope,
  look: FigureLook,
): string => {
  const rows = figureRows(figure, exercise, scope);
  const drawn = drawing.draw(rows, look);
  if (look.room === "option") return printFigure(drawn);
  const state = (solved: boolean) =>
    solved === look.solved && look.typed === null ? drawn : drawing.draw(rows, { ...look, solved, typed: null });
  // What is asked and what is solved begin at one place, so that nothing moves after an answer.
  return printFigure(withTyped(trimmed(drawn, [state(false), state(true)]), look.typed, exercise));
};
