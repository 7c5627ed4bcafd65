import { type Exercise, type Step, steps } from "../../magazine/practice/exercise";
import { Steps } from "./exercise-card";
import { MarkedHtml } from "./marked-html";
import { numbersOf } from "./practice-rules";

/** All exercises with fixed numbers, hints and solutions folded: what a page without script, and paper, show. */
export function Workbook({ exercises }: { exercises: readonly Exercise[] }) {
  return (
    <section className="workbook" aria-label="Fletore pune">
      {(Object.keys(steps) as Step[]).map((step) => (
        <section key={step}>
          <h2>{steps[step]}</h2>
          {exercises.map((exercise, place) =>
            exercise.step === step ? <Printed key={exercise.id} exercise={exercise} place={place} /> : null,
          )}
        </section>
      ))}
    </section>
  );
}

function Printed({ exercise, place }: { exercise: Exercise; place: number }) {
  const numbers = numbersOf(exercise, 1);
  return (
    <article>
      <h3>Ushtrimi {place + 1}</h3>
      <MarkedHtml block className="exercise-question" text={exercise.question} {...{ exercise, numbers }} />
      <PrintedAnswers {...{ exercise, numbers }} />
      <details>
        <summary>Ndihmë</summary>
        <Steps title="Ndihmë" texts={exercise.hints} {...{ exercise, numbers }} />
      </details>
      <details>
        <summary>Zgjidhja</summary>
        <Steps title="Zgjidhja" texts={exercise.solution} {...{ exercise, numbers }} />
      </details>
    </article>
  );
}

/** What stands to be chosen, ordered or matched; nothing where an answer is typed. */
function PrintedAnswers({ exercise, numbers }: { exercise: Exercise; numbers: ReturnType<typeof numbersOf> }) {
  const texts = textsOf(exercise);
  if (texts.length === 0) return null;
  return (
    <ul className="workbook-answers">
      {texts.map((text) => (
        <li key={text}>
          <MarkedHtml {...{ text, exercise, numbers }} />
        </li>
      ))}
    </ul>
  );
}

function textsOf({ answer }: Exercise): string[] {
  if (answer.kind === "choice") return answer.options.map(({ text }) => text);
  if (answer.kind === "order") return [...answer.items].sort();
  if (answer.kind !== "match") return [];
  return [...answer.pairs.map(([item]) => item), ...answer.pairs.map(([, partner]) => partner).sort()];
}
