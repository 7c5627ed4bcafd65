import { type FormEvent, useReducer, useState } from "react";
import { firstAnswerOf, typedForResult } from "../../magazine/classroom/first-answer";
import type { AssignedExerciseProps, ItemWork } from "../../magazine/classroom/item-work";
import { type ItemEnd, itemEnds } from "../../magazine/classroom/result-code";
import type { Exercise } from "../../magazine/practice/exercise";
import { type AnswerVerdict, isFurther } from "../../magazine/practice/verdict";
import { useOnChange } from "../../play/use-on-change";
import { Arrow } from "../../ui/arrow";
import { Button } from "../../ui/button";
import { AnswerInput } from "./answer-input";
import { ExerciseCard, placeOf, Solution } from "./exercise-card";
import { ExerciseFigure } from "./exercise-figure";
import { ExerciseVerdict } from "./exercise-verdict.client";
import { MarkedHtml } from "./marked-html";
import { plainJudge } from "./plain-judge.client";
import { PointPaper } from "./point-input";
import { type Grade, practiceRecord, today, withDone } from "./practice-log";
import {
  canCheck,
  gradeOf,
  initialPractice,
  numbersOf,
  type PracticeState,
  practiceReducer,
  shownExercise,
} from "./practice-rules";
import { useFurtherKinds } from "./use-further-kinds";
import "./practice.css";

/** Shows an exercise of an assignment with verdicts, hints and solution. Each change is handed on as the pupil's work. */
export function AssignedExercise({ exercise, lesson, seed, work, onWork, ...card }: AssignedExerciseProps) {
  const [state, dispatch] = useReducer(practiceReducer, null, () => resumed(exercise, seed, work));
  const further = useFurtherKinds();
  const done = workOf(state, work);
  useOnChange([state.input, state.verdict, state.hints, state.solved], () => {
    if (JSON.stringify(done) === JSON.stringify(work)) return;
    onWork(done);
    if (lesson !== null && (work === null || work.end === "open")) rememberEnd(lesson, exercise.id, done.end);
  });
  return <ExerciseCard {...{ state, dispatch, further }} alive {...card} />;
}

/** Returns the state of an exercise on which a pupil goes on. */
function resumed(exercise: Exercise, seed: string, work: ItemWork | null): PracticeState {
  const state = initialPractice([exercise], 0, seed);
  if (work === null) return state;
  const { input, misses, hints, end } = work;
  const isRight = end === "alone" || end === "helped";
  const counted = { misses, hints: Math.min(hints, exercise.hints.length), solved: end !== "open" };
  return { ...state, input, ...counted, verdict: isRight ? { kind: "right" } : null };
}

/** Returns what a pupil has done of an exercise. The first answer is that of the earlier work, if there is one. */
function workOf(state: PracticeState, earlier: ItemWork | null): ItemWork {
  const { input, misses, hints, first: own } = state;
  const first = earlier !== null && earlier.first.kind !== "none" ? earlier.first : firstAnswerOf(own?.verdict ?? null);
  const typed =
    earlier?.typed ?? (first.kind === "unnamed" && own ? typedForResult(shownExercise(state), own.input) : null);
  const end = itemEnds[gradeOf(state) ?? 0];
  return { first, misses, end, input, hints, ...(typed !== null && { typed }) };
}

/** Notes a finished exercise in the pupil's own notebook. @param lesson its slug */
export function rememberEnd(lesson: string, id: string, end: ItemEnd): void {
  const grade = itemEnds.indexOf(end) as Grade | 0;
  if (grade === 0) return;
  const record = practiceRecord(lesson);
  record.write(withDone(record.read() ?? {}, id, [today(), grade]));
}

/**
 * Shows an exercise of an assignment without help. An answer can be changed until the end; what cannot be read is said,
 * since it tells nothing of what is right.
 */
export function UnhelpedExercise({
  exercise,
  kind,
  seed,
  nth,
  nextWords,
  work,
  onWork,
  onNext,
}: AssignedExerciseProps) {
  const [state, dispatch] = useReducer(practiceReducer, null, () => ({
    ...resumed(exercise, seed, work),
    solved: false,
    verdict: null,
  }));
  const further = useFurtherKinds();
  /** What is said of an answer that cannot be read. */
  const [refused, setRefused] = useState<AnswerVerdict | null>(null);
  const numbers = numbersOf(exercise, seed);
  const judge = isFurther(exercise.answer) ? further.loaded?.furtherVerdict : plainJudge;
  useOnChange([state.input], () => setRefused(null));

  function submit(event: FormEvent) {
    event.preventDefault();
    if (judge === undefined) return further.retry();
    if (!canCheck(state)) return;
    const { input } = state;
    const verdict = judge(exercise, numbers, input, null);
    const first = firstAnswerOf(verdict);
    if (first.kind === "none") return setRefused(verdict);
    const isRight = verdict.kind === "right";
    const typed = first.kind === "unnamed" ? typedForResult(exercise, input) : null;
    const end = isRight ? "alone" : "solution";
    onWork({ first, misses: Number(!isRight), end, input, hints: 0, ...(typed !== null && { typed }) });
    onNext();
  }
  return (
    <form className="exercise-card" onSubmit={submit}>
      <h2 className="caps-label text-deep">
        {nth} · {kind ?? placeOf(exercise)}
      </h2>
      <div className="exercise-given">
        <MarkedHtml block className="exercise-question" text={exercise.question} {...{ exercise, numbers }} />
        <PointPaper
          {...{ exercise }}
          input={state.input}
          closed={false}
          onGive={(input) => dispatch({ type: "give", input })}
        />
        {exercise.answer.kind === "figure" ? null : <ExerciseFigure {...{ exercise, numbers }} />}
      </div>
      <div className="exercise-work">
        <AnswerInput
          {...{ exercise, numbers, further }}
          draw={seed}
          input={state.input}
          closed={false}
          solved={false}
          onGive={(input) => dispatch({ type: "give", input })}
        />
        <div>
          <Button primary type="submit" aria-disabled={judge === undefined ? !further.failed : !canCheck(state)}>
            {judge === undefined && further.failed ? "Provo përsëri" : `Ruaje, ${nextWords.toLowerCase()}`}
            <Arrow />
          </Button>
        </div>
        <div role="status" className="exercise-said">
          {refused === null ? null : <ExerciseVerdict verdict={refused} {...{ exercise, numbers }} />}
        </div>
      </div>
    </form>
  );
}

/** Shows an exercise of a finished assignment with its solution. */
export function AssignedSolution({ exercise, seed, nth }: { exercise: Exercise; seed: string; nth: string }) {
  const numbers = numbersOf(exercise, seed);
  return (
    <section className="grid gap-6 py-10 rule-t-1">
      <h3 className="caps-label text-deep">{nth}</h3>
      <MarkedHtml block className="exercise-question" text={exercise.question} {...{ exercise, numbers }} />
      <ExerciseFigure solved {...{ exercise, numbers }} />
      <Solution {...{ exercise, numbers }} />
    </section>
  );
}
