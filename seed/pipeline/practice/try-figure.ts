/** Tries the pictures of an exercise with one draw, before it is published. */

import { computed } from "../../../app/magazine/practice/draw";
import { allDrawings } from "../../../app/magazine/practice/drawings/all-drawings";
import {
  asked,
  type ExerciseDrawing,
  type FigureHandle,
} from "../../../app/magazine/practice/drawings/exercise-drawing";
import type { FigureRows } from "../../../app/magazine/practice/drawings/figure-rows";
import { crowdedLabel } from "../../../app/magazine/practice/drawings/labels-apart";
import { figureRows } from "../../../app/magazine/practice/drawings/paint-figure";
import { printFigure } from "../../../app/magazine/practice/drawings/print-figure";
import type { Exercise } from "../../../app/magazine/practice/exercise";
import type { Scope } from "../../../app/magazine/practice/expression";
import type { ExerciseFigure } from "../../../app/magazine/practice/figure";
import { toleranceOf } from "../../../app/magazine/practice/verdict";
import type { ExerciseFailure } from "./try-further";

/** Most bytes of a picture's SVG. */
const mostBytes = 4096;

/** Draws each picture as it is asked and as it is solved. @returns the first failure, null without one */
export function failureOfFigures(exercise: Exercise, scope: Scope): ExerciseFailure | null {
  for (const figure of exercise.figures ?? []) {
    const drawing = allDrawings[figure.drawing] as ExerciseDrawing;
    const failure = failureOfOne(exercise, figure, drawing, figureRows(figure, exercise, scope), scope);
    if (failure !== null) {
      return {
        ...failure,
        message: `Figura „${figure.drawing}${figure.name ? ` ${figure.name}` : ""}“: ${failure.message}.`,
      };
    }
  }
  return null;
}

function failureOfOne(
  exercise: Exercise,
  figure: ExerciseFigure,
  drawing: ExerciseDrawing,
  rows: FigureRows,
  scope: Scope,
): ExerciseFailure | null {
  const hint = "Ndrysho numrat ose shto një kusht që e ndalon këtë rast.";
  const odd = figure.rows.find(({ groups }) =>
    groups.some((group) => group.some((each) => "value" in each && !Number.isFinite(computed(each.value, scope)))),
  );
  if (odd !== undefined) return { message: `rreshti „${odd.key}“ nuk ka vlerë`, hint };
  const looks =
    figure.name === undefined ? [asked, { ...asked, solved: true }] : [{ ...asked, room: "option" as const }];
  for (const look of looks) {
    const drawn = drawing.draw(rows, look);
    const crowded = drawn.fault ?? crowdedLabel(drawn);
    if (crowded !== null) return { message: crowded, hint };
    const bytes = Buffer.byteLength(printFigure(drawn));
    if (bytes > mostBytes) return { message: `zë ${bytes} bajtë nga ${mostBytes}`, hint: "Hiq ndarje ose vija." };
  }
  return figure.name === undefined ? failureOfUnknown(exercise, drawing, rows, scope) : null;
}

/** Compares the unknown that a picture draws with the answer: another value would look right. */
function failureOfUnknown(
  { answer }: Exercise,
  drawing: ExerciseDrawing,
  rows: FigureRows,
  scope: Scope,
): ExerciseFailure | null {
  const { unknown } = drawing.draw(rows, asked);
  if (unknown !== undefined && answer.kind === "number") {
    const value = computed(answer.value, scope);
    if (Math.abs(value - unknown) > Math.max(toleranceOf(answer, value), Math.abs(value) * 0.005)) {
      const hint = "Rregullo rreshtat e figurës, ose hiqe rreshtin panjohura.";
      return {
        message: `e panjohura e vizatuar është ${Number(unknown.toPrecision(4))}, përgjigjja ${Number(value.toPrecision(4))}`,
        hint,
      };
    }
  }
  if (answer.kind !== "figure") return null;
  const handle = drawing.handles?.[answer.handle] as (rows: FigureRows) => FigureHandle;
  const { sliders } = handle(rows);
  if (sliders.length !== answer.values.length) {
    return { message: `doreza pret ${sliders.length} vlera`, hint: "Shkruaj vlera = … me ; mes tyre." };
  }
  for (const [place, { min, max, step }] of sliders.entries()) {
    const value = computed(answer.values[place] as string, scope);
    const off = Math.abs(value - min - Math.round((value - min) / step) * step);
    const tolerance = answer.tolerances[place] ?? 0;
    if (!(value >= min - 1e-9 && value <= max + 1e-9) || off > tolerance + 1e-9) {
      const hint = "Zgjero boshtin, ndrysho kapja = … ose toleranca = ….";
      return { message: `vlera ${value} nuk arrihet dot me dorezë (nga ${min} deri në ${max}, me hap ${step})`, hint };
    }
  }
  return null;
}
