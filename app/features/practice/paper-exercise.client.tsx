import type { Answer, Exercise } from "../../magazine/practice/exercise";
import type { Scope } from "../../magazine/practice/expression";
import { ExerciseFigure } from "./exercise-figure";
import { MarkedHtml } from "./marked-html";
import { PrintedChoices } from "./printed-choices";
import { SquaredAxes, squaredPaper, viewBoxOf } from "./squared-axes";
import "./practice.css";

/** Shows an exercise of a test as it is answered on paper. @param places of options, items or partners, as printed */
export function PaperExercise({
  exercise,
  numbers,
  places,
}: {
  exercise: Exercise;
  numbers: Scope;
  places: readonly number[];
}) {
  return (
    <>
      <MarkedHtml block text={exercise.question} {...{ exercise, numbers }} />
      <ExerciseFigure {...{ exercise, numbers }} />
      <PrintedChoices {...{ exercise, numbers, places }} />
      {exercise.answer.kind === "point" ? <SquaredPaper {...exercise.answer} /> : null}
    </>
  );
}

/** Shows the picture of an exercise alone, small beside its question. */
export const SmallFigure = ({ exercise, numbers }: { exercise: Exercise; numbers: Scope }) => (
  <ExerciseFigure {...{ exercise, numbers }} />
);

/** Shows where the answer to an exercise is written; nothing where it stands beside its fields. */
export function PaperAnswer({ answer }: { answer: Answer }) {
  switch (answer.kind) {
    case "fields":
      return null;
    case "figure":
      return <p>Përgjigjen shënoje në figurë.</p>;
    case "order":
      return <Blanks words="Radha:" count={answer.items.length} mark={() => ""} />;
    case "match":
      return <Blanks words="Çiftet:" count={answer.pairs.length} mark={(index) => `${index + 1}\u00a0–\u00a0`} />;
    case "point":
      return (
        <p>
          Pika: (<Blank low />; <Blank low />)
        </p>
      );
    case "choice":
      return (
        <p>
          Shkronja: <Blank low />
        </p>
      );
    default:
      return (
        <p>
          Përgjigjja: <Blank />
        </p>
      );
  }
}

const Blank = ({ low = false }: { low?: boolean }) => (
  <span className={`inline-block rule-b-1 ${low ? "w-[1.4cm]" : "w-[min(6cm,100%)]"}`} />
);

/** Shows a row of blanks, each with its mark before it. */
const Blanks = ({ words, count, mark }: { words: string; count: number; mark: (index: number) => string }) => (
  <p className="flex flex-wrap gap-x-8 gap-y-3">
    {words}
    {Array.from({ length: count }, (_, index) => mark(index)).map((text, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: blanks have no other name.
      <span key={index} className="whitespace-nowrap">
        {text}
        <Blank low />
      </span>
    ))}
  </p>
);

function SquaredPaper({ from, to }: { from: number; to: number }) {
  return (
    <svg
      className="mt-4 block w-[min(100%,7cm)] overflow-visible"
      viewBox={viewBoxOf(squaredPaper(from, to).size)}
      role="img"
      aria-label={`Letër me katrorë, boshtet nga ${from} deri në ${to}`}
    >
      <SquaredAxes {...{ from, to }} />
    </svg>
  );
}
