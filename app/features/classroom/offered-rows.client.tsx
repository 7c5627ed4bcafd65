/** What a teacher can take of a lesson, each with its figure and, opened, as a pupil sees it. */
import { useEffect, useRef, useState } from "react";
import { plural } from "../../magazine/albanian";
import { nameOfKind } from "../../magazine/classroom/assigned-items";
import { drawNumbers } from "../../magazine/practice/draw";
import { Button } from "../../ui/button";
import {
  type ComposingAction,
  type Composition,
  fits,
  isChosen,
  missingOf,
  tooMany,
  type WorkedRow,
} from "./composing-rules";
import type { OfferedExercise, OfferedQuiz } from "./lesson-exercises.client";
import type { ExercisePreview, PreviewReader } from "./part-props";

type Dispatch = (action: ComposingAction) => void;

const measure = "min-h-29 min-w-44 px-7 py-4 text-[0.92rem]/[1.1]";

/** Lists exercises of a lesson, questions of its models, and those of quizzes about it. */
export function OfferedRows({
  rows,
  quizzes,
  lacksQuiz,
  previews,
  composition,
  dispatch,
}: {
  rows: readonly OfferedExercise[];
  quizzes: readonly OfferedQuiz[];
  /** Whether a quiz could not be read. */
  lacksQuiz: boolean;
  previews: PreviewReader;
  composition: Composition;
  dispatch: Dispatch;
}) {
  return (
    <>
      {kindsOf(rows).map((kind) => {
        const ofKind = rows.filter(({ step }) => step === kind);
        return (
          <section key={kind} aria-label={nameOfKind(kind)}>
            <div className="offered-head">
              <h3 className="caps-label">{nameOfKind(kind)}</h3>
              {ofKind.length > 1 ? (
                <AddAll
                  rows={ofKind.map(({ errors, whole, ...exercise }) => exercise)}
                  name={nameOfKind(kind)}
                  {...{ measure, composition, dispatch }}
                />
              ) : null}
            </div>
            <ul>
              {ofKind.map((row) => (
                <OfferedRow key={`${row.lesson} ${row.id}`} {...{ row, previews, composition, dispatch }} />
              ))}
            </ul>
          </section>
        );
      })}
      {quizzes.map((quiz) => (
        <WholeQuiz key={quiz.title} {...{ quiz, composition, dispatch }} />
      ))}
      {lacksQuiz ? <p role="status">Pyetjet e kuizit nuk u hapën dot: rrjeti mungon.</p> : null}
    </>
  );
}

/** Returns the kinds of what a lesson offers, in its order. */
const kindsOf = (rows: readonly OfferedExercise[]) => [...new Set(rows.map(({ step }) => step))];

const knownErrors = (errors: number) =>
  errors === 0 ? "" : errors === 1 ? "1 gabim i njohur" : `${errors} gabime të njohura`;

/** Shows an exercise: its question, its figure small, and by a press how a pupil sees it. */
function OfferedRow({
  row: { errors, whole, ...exercise },
  previews,
  composition,
  dispatch,
}: {
  row: OfferedExercise;
  previews: PreviewReader;
  composition: Composition;
  dispatch: Dispatch;
}) {
  const place = useRef<HTMLLIElement>(null);
  const [preview, setPreview] = useState<ExercisePreview | "failed" | null>(null);
  const [isOpen, setOpen] = useState(false);
  const chosen = isChosen(composition, exercise);
  const isDrawn = whole.picture !== undefined || whole.figures?.some(({ name }) => name === undefined);
  const numbers = drawNumbers(whole, "1") ?? {};
  const load = () => previews.loadPreview().then(setPreview, () => setPreview("failed"));
  // A figure is fetched one window before it is seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row keeps its exercise.
  useEffect(() => {
    if (!isDrawn || place.current === null) return;
    const nears = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        nears.disconnect();
        load();
      },
      { rootMargin: "100% 0px" },
    );
    nears.observe(place.current);
    return () => nears.disconnect();
  }, []);
  const isShown = preview !== null && preview !== "failed";
  return (
    <li ref={place} className={`offered-row ${chosen ? "is-chosen" : ""}`}>
      <p dangerouslySetInnerHTML={{ __html: exercise.line }} />
      {isDrawn && !isOpen ? (
        <span className="offered-figure" aria-hidden="true">
          {isShown ? <preview.Figure exercise={whole} numbers={numbers} /> : null}
        </span>
      ) : null}
      <Button measure={measure} aria-pressed={chosen} onClick={() => dispatch({ type: "toggle", exercise })}>
        {chosen ? "Hiqe" : "Shto"}
        <span className="sr-only">: {exercise.title}</span>
      </Button>
      <details
        onToggle={({ currentTarget: { open } }) => {
          setOpen(open);
          if (open && !isShown) load();
        }}
      >
        <summary>
          Si e sheh nxënësi<span className="sr-only">: {exercise.title}</span>
          <small>{knownErrors(errors)}</small>
        </summary>
        {isOpen ? (
          <div className="offered-whole">
            {isShown ? <preview.Question exercise={whole} numbers={numbers} places={placesOf(whole)} /> : null}
            {preview === "failed" ? <p role="status">Nuk u hap dot: rrjeti mungon. Provo përsëri.</p> : null}
          </div>
        ) : null}
      </details>
    </li>
  );
}

/** Returns the places of what an answer chooses among, in the order of the file. */
function placesOf({ answer }: OfferedExercise["whole"]): number[] {
  const { length } =
    answer.kind === "choice"
      ? answer.options
      : answer.kind === "order"
        ? answer.items
        : answer.kind === "match"
          ? answer.pairs
          : [];
  return [...Array(length).keys()];
}

/** Adds the questions of a quiz that are not in the list yet, those about other lessons too. */
function WholeQuiz({
  quiz: { title, questions },
  composition,
  dispatch,
}: {
  quiz: OfferedQuiz;
  composition: Composition;
  dispatch: Dispatch;
}) {
  const missing = missingOf(composition, questions);
  return (
    <div className="grid justify-items-start gap-4">
      <p>
        „{title}“: {plural(questions.length, "pyetje", "pyetje")}, {questions.length - missing.length} në listë.
      </p>
      <AddAll rows={questions} name={`pyetjet e kuizit „${title}“`} {...{ composition, dispatch }} />
    </div>
  );
}

/** Adds those of some rows that are not in the list yet, unless that were too many. */
function AddAll({
  rows,
  name,
  measure,
  composition,
  dispatch,
}: {
  rows: readonly WorkedRow[];
  /** What all of them are, for a screen reader. */
  name: string;
  measure?: string;
  composition: Composition;
  dispatch: Dispatch;
}) {
  const [isRefused, setRefused] = useState(false);
  const missing = missingOf(composition, rows);
  function add() {
    const isFitting = fits(composition, missing.length);
    setRefused(!isFitting);
    if (isFitting) dispatch({ type: "add", added: missing });
  }
  return (
    <>
      <Button measure={measure} aria-disabled={missing.length === 0} onClick={add}>
        Shto të gjitha<span className="sr-only"> {name}</span>
      </Button>
      <p role="status">{isRefused && missing.length > 0 ? tooMany : null}</p>
    </>
  );
}
