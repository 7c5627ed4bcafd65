import { plural } from "../../magazine/albanian";
import { cardLetters } from "../../magazine/classroom/card-marker";
import type { WallQuestionProps } from "../../magazine/classroom/card-question";
import { drawNumbers } from "../../magazine/practice/draw";
import { ExerciseFigure } from "./exercise-figure";
import { MarkedHtml } from "./marked-html";
import { OptionContent } from "./option-content";
import "./practice.css";
import "./wall-question.css";

/** Shows a whole class a question with options A to D, in letters for a wall, and later how many chose each. */
export function WallQuestion({ exercise, seed, question, counts, isRightShown }: WallQuestionProps) {
  const numbers = drawNumbers(exercise, seed) ?? {};
  const { answer } = exercise;
  if (answer.kind !== "choice") return null;
  const most = Math.max(1, ...(counts ?? []));
  return (
    <div className="wall-question">
      <MarkedHtml block className="exercise-question" text={exercise.question} {...{ exercise, numbers }} />
      <ExerciseFigure {...{ exercise, numbers }} />
      <ol>
        {question.order.map((option, place) => {
          const isRight = isRightShown && option === question.right;
          const count = counts?.[place];
          return (
            <li key={option} className={isRight ? "is-right" : undefined}>
              <b>{cardLetters[place]}</b>
              <div>
                <OptionContent option={answer.options[option]} {...{ exercise, numbers }} />
                {isRight ? <strong> ✓ e saktë</strong> : null}
                {count === undefined ? null : (
                  <p className="wall-count">
                    <span style={{ width: `${(count / most) * 70}%` }} />
                    {plural(count, "kartelë", "kartela")}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
