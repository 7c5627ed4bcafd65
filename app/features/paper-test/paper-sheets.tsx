import { paperLetters } from "../../magazine/classroom/paper-letters";
import type { PaperExercise } from "../../magazine/classroom/paper-variants";
import type { PaperParts } from "./paper-parts";
import { type PaperChoices, pointsOf, sumOfPoints } from "./paper-rules";

interface Props {
  exercises: readonly PaperExercise[];
  choices: PaperChoices;
  parts: PaperParts;
}

/** Shows the sheets of all variants, each from a new page on. */
export function PaperSheets(props: Props) {
  return paperLetters
    .slice(0, props.choices.variants)
    .map((letter, variant) => <Sheet key={letter} {...{ letter, variant }} {...props} />);
}

function Sheet({ letter, variant, exercises, choices, parts }: Props & { letter: string; variant: number }) {
  return (
    <section className="paper-sheet" aria-label={`Varianti ${letter}`}>
      <header className="paper-head">
        <h2>{choices.title.trim()}</h2>
        <p className="paper-letter">
          <span className="sr-only">Varianti </span>
          {letter}
        </p>
        <p className="paper-lines">
          {choices.asksName ? <span className="paper-name">Emri</span> : null}
          <span>Nr.</span>
          <span>Klasa</span>
          <span>Data</span>
        </p>
      </header>
      <ol className={`paper-exercises room-${choices.room}`}>
        {exercises.map(({ item, exercise, draws }) => {
          const draw = draws[variant];
          if (draw === undefined) return null;
          return (
            <li key={item} className="paper-item" value={item + 1}>
              <b className="paper-number" aria-hidden="true">
                {item + 1}
              </b>
              <div className="paper-question">
                <parts.Question exercise={exercise} {...draw} />
                <div className={`paper-room ${isWorkedOut(exercise.answer.kind) ? "" : "low"}`} />
                <parts.Answer answer={exercise.answer} />
              </div>
              <Points of={pointsOf(choices, { item, step: exercise.step })} />
            </li>
          );
        })}
      </ol>
      <p className="paper-sum">
        Gjithsej <Points of={sumOfPoints(choices, exercises)} />
      </p>
    </section>
  );
}

/** Tells whether an answer is worked out below its question. The others are marked, and need little room. */
const isWorkedOut = (kind: string) => !["choice", "order", "match", "point", "figure"].includes(kind);

const Points = ({ of }: { of: number }) => (
  <span className="paper-points">
    <span className="paper-blank" />/{"\u00a0"}
    {of}
  </span>
);
