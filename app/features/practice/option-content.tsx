import type { Exercise } from "../../magazine/practice/exercise";
import type { Scope } from "../../magazine/practice/expression";
import { ExerciseFigure } from "./exercise-figure";
import { MarkedHtml } from "./marked-html";

/** Shows an option: its picture, or its text. */
export function OptionContent({
  option,
  exercise,
  numbers,
}: {
  option: { text: string; figure?: string } | undefined;
  exercise: Exercise;
  numbers: Scope;
}) {
  return option?.figure === undefined ? (
    <MarkedHtml text={option?.text ?? ""} {...{ exercise, numbers }} />
  ) : (
    <ExerciseFigure name={option.figure} {...{ exercise, numbers }} />
  );
}
