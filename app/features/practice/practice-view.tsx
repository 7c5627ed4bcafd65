import { useEffect, useReducer, useRef, useState } from "react";
import type { Practice } from "../../magazine/practice/exercise";
import { ExerciseCard } from "./exercise-card";
import { Ladder } from "./ladder";
import { type PracticeLog, practiceRecord, today, withDone } from "./practice-log";
import { gradeOf, initialPractice, practiceReducer, shownExercise } from "./practice-rules";
import { Workbook } from "./workbook";
import "./practice.css";

/** The exercises of a lesson: one at a time where script runs, all as a workbook where it does not. */
export function PracticeView({ practice: { slug, exercises } }: { practice: Practice }) {
  const [state, dispatch] = useReducer(practiceReducer, exercises, initialPractice);
  const [log, setLog] = useState<PracticeLog>({});
  const [alive, setAlive] = useState(false);
  const [kept, setKept] = useState(true);
  const graded = useRef<string | null>(null);
  useEffect(() => {
    setLog(practiceRecord(slug).read() ?? {});
    setAlive(true);
  }, [slug]);

  const exercise = shownExercise(state);
  const grade = gradeOf(state);
  const attempt = `${exercise.id} ${state.draw}`;
  useEffect(() => {
    if (grade === null || graded.current === attempt) return;
    graded.current = attempt;
    const next = withDone(log, exercise.id, [today(), grade]);
    setLog(next);
    setKept(practiceRecord(slug).write(next));
  }, [grade, attempt, log, exercise.id, slug]);

  /** Opens an exercise with numbers that this device has not seen lately. */
  const open = (at: number, draw = (log[exercises[at]?.id ?? ""]?.length ?? 0) + 1) =>
    dispatch({ type: "open", at, draw });
  const isDrawn = exercise.parameters.length > 0;
  return (
    <>
      <div className="practice page-width rule-t-7 pt-8">
        <Ladder {...{ exercises, log }} at={state.at} onOpen={(at) => open(at)} />
        <ExerciseCard
          {...{ state, dispatch, alive }}
          onAgain={isDrawn ? () => open(state.at, state.draw + 1) : undefined}
          onNext={() => open((state.at + 1) % exercises.length)}
        />
        {kept ? null : (
          <p className="text-[0.92rem]">
            Ky shfletues nuk mban mend asgjë (ndoshta je në dritare private): çfarë bën këtu harrohet kur e mbyll faqen.
          </p>
        )}
      </div>
      {alive ? null : <Workbook exercises={exercises} />}
    </>
  );
}
