import { useEffect, useState } from "react";
import { plural } from "../../magazine/albanian";
import { type ClassLesson, nameOfKind, type WorkTexts } from "../../magazine/classroom/assigned-items";
import type { WorkReader } from "../../magazine/classroom/given-work";
import { Button } from "../../ui/button";
import { type ComposingAction, type Composition, fits, isChosen, missingOf, tooMany } from "./composing-rules";
import type { OfferedExercise, OfferedQuiz } from "./lesson-exercises.client";

/** Shows what a teacher can take of a lesson: exercises, questions of its models, and of quizzes about it. */
export function LessonExercises({
  lesson,
  lessons,
  reader,
  composition,
  dispatch,
  onRead,
}: {
  lesson: ClassLesson;
  lessons: readonly ClassLesson[];
  reader: WorkReader;
  composition: Composition;
  dispatch: (action: ComposingAction) => void;
  onRead: (texts: WorkTexts) => void;
}) {
  const [rows, setRows] = useState<OfferedExercise[] | "reading" | "failed">("reading");
  const [quizzes, setQuizzes] = useState<readonly OfferedQuiz[]>([]);
  const [lacksQuiz, setLacksQuiz] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each lesson, and at each press of „again“.
  useEffect(() => {
    let isCurrent = true;
    setRows("reading");
    readRows(lesson, lessons, reader).then(
      (read) => {
        if (!isCurrent) return;
        if (read !== null) onRead(read.texts);
        setQuizzes(read?.quizzes ?? []);
        setLacksQuiz(read?.texts.lacksQuiz ?? false);
        setRows(read?.rows ?? "failed");
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
    <>
      {kindsOf(rows).map((kind) => (
        <section key={kind} aria-label={nameOfKind(kind)}>
          <h3 className="caps-label pb-4 pt-4">{nameOfKind(kind)}</h3>
          <ul>
            {rows
              .filter(({ step }) => step === kind)
              .map(({ errors, ...exercise }) => {
                const chosen = isChosen(composition, exercise);
                return (
                  <li
                    key={`${exercise.lesson} ${exercise.id}`}
                    className="flex flex-wrap items-center gap-x-8 gap-y-3 rule-t-1 py-4"
                  >
                    <p className="min-w-0 flex-[1_1_11rem]">
                      <span dangerouslySetInnerHTML={{ __html: exercise.line }} />
                      {errors === 0 ? null : (
                        <small className="block text-mute">
                          {errors === 1 ? "1 gabim i njohur" : `${errors} gabime të njohura`}
                        </small>
                      )}
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
        </section>
      ))}
      {quizzes.map((quiz) => (
        <WholeQuiz key={quiz.title} {...{ quiz, composition, dispatch }} />
      ))}
      {lacksQuiz ? <p role="status">Pyetjet e kuizit nuk u hapën dot: rrjeti mungon.</p> : null}
    </>
  );
}

/** Returns the kinds of what a lesson offers, in its order. */
const kindsOf = (rows: readonly OfferedExercise[]) => [...new Set(rows.map(({ step }) => step))];

async function readRows(lesson: ClassLesson, lessons: readonly ClassLesson[], reader: WorkReader) {
  const { readLessonTexts, offeredExercises, offeredQuizzes } = await import("./lesson-exercises.client");
  const texts = await readLessonTexts(lesson, reader);
  return texts && { texts, rows: offeredExercises(lesson, lessons, texts), quizzes: offeredQuizzes(lessons, texts) };
}

/** Adds the questions of a quiz that are not in the list yet, those about other lessons too. */
function WholeQuiz({
  quiz: { title, questions },
  composition,
  dispatch,
}: {
  quiz: OfferedQuiz;
  composition: Composition;
  dispatch: (action: ComposingAction) => void;
}) {
  const [isRefused, setRefused] = useState(false);
  const missing = missingOf(composition, questions);
  function add() {
    const isFitting = fits(composition, missing.length);
    setRefused(!isFitting);
    if (isFitting) dispatch({ type: "add", added: missing });
  }
  return (
    <div className="grid justify-items-start gap-4">
      <p>
        „{title}“: {plural(questions.length, "pyetje", "pyetje")}, {questions.length - missing.length} në listë.
      </p>
      <Button aria-disabled={missing.length === 0} onClick={add}>
        Shto të gjitha<span className="sr-only"> pyetjet e kuizit „{title}“</span>
      </Button>
      <p role="status">{isRefused && missing.length > 0 ? tooMany : null}</p>
    </div>
  );
}
