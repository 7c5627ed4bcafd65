import { useEffect, useState } from "react";
import type { ClassLesson } from "../../magazine/classroom/assigned-items";
import type { Practice } from "../../magazine/practice/exercise";
import { steps } from "../../magazine/practice/steps";
import { Button } from "../../ui/button";
import { type ComposingAction, type Composition, isChosen } from "./composing-rules";
import type { OfferedExercise } from "./lesson-exercises.client";

/** Shows the exercises of a lesson, from which a teacher takes some. */
export function LessonExercises({
  lesson,
  readPractice,
  composition,
  dispatch,
  onRead,
}: {
  lesson: ClassLesson;
  readPractice: (slug: string) => Promise<Practice | null>;
  composition: Composition;
  dispatch: (action: ComposingAction) => void;
  onRead: (practice: Practice) => void;
}) {
  const [rows, setRows] = useState<OfferedExercise[] | "reading" | "failed">("reading");
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each lesson, and at each press of „again“.
  useEffect(() => {
    let isCurrent = true;
    setRows("reading");
    Promise.all([import("./lesson-exercises.client"), readPractice(lesson.slug)]).then(
      ([{ offeredExercises }, practice]) => {
        if (!isCurrent) return;
        if (practice !== null) onRead(practice);
        setRows(practice === null ? "failed" : offeredExercises(lesson, practice));
      },
      () => isCurrent && setRows("failed"),
    );
    return () => {
      isCurrent = false;
    };
  }, [tries]);
  if (rows === "reading") return <p role="status">Ushtrimet po hapen…</p>;
  if (rows === "failed") {
    return (
      <div role="status" className="grid justify-items-start gap-6">
        <p>Ushtrimet e këtij mësimi nuk u hapën dot. Provo përsëri kur të kesh rrjet.</p>
        <Button onClick={() => setTries(tries + 1)}>Provo përsëri</Button>
      </div>
    );
  }
  return (
    <ul className="grid">
      {rows.map(({ errors, ...exercise }) => {
        const chosen = isChosen(composition, exercise);
        return (
          <li key={exercise.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-8 rule-t-1 py-4">
            <p>
              {exercise.title}
              <small className="block text-mute">
                {steps[exercise.step]}
                {errors === 0 ? null : ` · ${errors === 1 ? "1 gabim i njohur" : `${errors} gabime të njohura`}`}
              </small>
            </p>
            <Button
              measure="min-h-29 min-w-44 px-7 py-4 text-[0.92rem]/[1.1]"
              aria-pressed={chosen}
              onClick={() => dispatch({ type: "toggle", exercise })}
            >
              {chosen ? "Hiqe" : "Shto"}
              <span className="sr-only">: {exercise.title}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
