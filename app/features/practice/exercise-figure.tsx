import type { FigureLook } from "../../magazine/practice/drawings/exercise-drawing";
import type { Exercise } from "../../magazine/practice/exercise";
import type { Scope } from "../../magazine/practice/expression";
import { Picture } from "../../ui/picture";
import { useDrawing } from "./figure-parts";

/** Shows a picture of an exercise with its drawn numbers: that of the question, or the one of a name. A quiz's has none. */
export function ExerciseFigure({
  name,
  exercise,
  numbers,
  solved = false,
  typed = null,
}: {
  name?: string;
  exercise: Exercise;
  numbers: Scope;
  /** Whether it shows the answer. */
  solved?: boolean;
  /** The pupil's wrong number, which is drawn too. */
  typed?: number | null;
}) {
  const figure = exercise.figures?.find((each) => each.name === name);
  const ready = useDrawing(figure?.drawing);
  if (name === undefined && exercise.picture !== undefined) {
    return (
      <span className="exercise-figure in-whole">
        <Picture {...exercise.picture} />
      </span>
    );
  }
  if (figure === undefined) return null;
  const room: FigureLook["room"] = name === undefined ? "whole" : "option";
  if (ready === false) return <span className="exercise-figure">Figura nuk u hap. Ringarko faqen.</span>;
  const svg = ready?.paint(ready.drawing, figure, exercise, numbers, { room, solved, typed }) ?? "";
  // While the drawing loads, the server's picture stays: React leaves this HTML as it finds it.
  return (
    <span className={`exercise-figure in-${room}`} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: svg }} />
  );
}
