import { useEffect, useState } from "react";
import type { AnswerInputProps } from "./answer-input-props";
import { ExerciseFigure } from "./exercise-figure";

/** Takes an answer on the question's picture. Its handles are loaded with the drawing; before, the picture stands alone. */
export function FigureInput(props: AnswerInputProps) {
  const [part, setPart] = useState<typeof import("./figure-answer") | null>(null);
  useEffect(() => {
    import("./figure-answer").then(setPart, () => undefined);
  }, []);
  const { exercise, numbers, solved } = props;
  return part === null ? <ExerciseFigure {...{ exercise, numbers, solved }} /> : <part.FigureAnswer {...props} />;
}
