import type { Exercise } from "../../magazine/practice/exercise";
import { shuffledPlaces, shuffleSeed } from "../../magazine/practice/shuffled-places";
import { type Step, steps } from "../../magazine/practice/steps";
import { Solution, Steps } from "./exercise-card";
import { ExerciseFigure } from "./exercise-figure";
import { Fold } from "./fold";
import { MarkedHtml } from "./marked-html";
import { ModelLink } from "./model-link";
import { OptionContent } from "./option-content";
import { numbersOf } from "./practice-rules";

/**
 * Shows all exercises with fixed numbers. It is for pages without script, hints and solutions folded, and for paper.
 *
 * @param printing whether a last page has the solutions; without script the folds that were opened are printed
 */
export function Workbook({ exercises, printing }: { exercises: readonly Exercise[]; printing: boolean }) {
  return (
    <section className="workbook page-width rule-t-7 pt-20" aria-label="Fletore pune">
      <div className="workbook-exercises">
        {(Object.keys(steps) as Step[]).map((step) => (
          <section key={step}>
            <h2 className="pt-16 text-[2.2rem]">{steps[step]}</h2>
            {exercises.map((exercise, place) =>
              exercise.step === step ? <Printed key={exercise.id} exercise={exercise} place={place} /> : null,
            )}
          </section>
        ))}
      </div>
      {printing ? <Solutions exercises={exercises} /> : null}
    </section>
  );
}

/** Prints the solutions, numbered as the exercises are. */
function Solutions({ exercises }: { exercises: readonly Exercise[] }) {
  return (
    <section className="workbook-solutions" aria-label="Zgjidhjet">
      <h2>Zgjidhjet</h2>
      <ol className="list-decimal">
        {exercises.map((exercise) => (
          <li key={exercise.id}>
            {exercise.solution.map((text) => (
              <p key={text}>
                <MarkedHtml {...{ text, exercise }} numbers={numbersOf(exercise, 1)} />
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Printed({ exercise, place }: { exercise: Exercise; place: number }) {
  const numbers = numbersOf(exercise, 1);
  return (
    <article id={exercise.id} className="max-w-[38rem] break-inside-avoid py-10 rule-b-1/hair">
      <h3 className="text-[1.3rem]/[1.2]">Ushtrimi {place + 1}</h3>
      <MarkedHtml block className="exercise-question" text={exercise.question} {...{ exercise, numbers }} />
      <ExerciseFigure {...{ exercise, numbers }} />
      <PrintedAnswers {...{ exercise, numbers }} />
      <Fold title="Ndihmë">
        <Steps title="Ndihmë" texts={exercise.hints} {...{ exercise, numbers }} />
      </Fold>
      <Fold title="Zgjidhja">
        <Solution {...{ exercise, numbers }} />
        <ModelLink {...{ exercise, numbers }} />
      </Fold>
    </article>
  );
}

/** Prints the options, items, pairs or fields of an exercise; nothing if one answer is typed. */
function PrintedAnswers({ exercise, numbers }: { exercise: Exercise; numbers: ReturnType<typeof numbersOf> }) {
  const { answer } = exercise;
  if (answer.kind === "choice") {
    return (
      <ul className={`list-[square] pl-14 ${answer.options.some(({ figure }) => figure) ? "workbook-figures" : ""}`}>
        {answer.options.map((option) => (
          <li key={option.text}>
            <OptionContent {...{ option, exercise, numbers }} />
          </li>
        ))}
      </ul>
    );
  }
  const texts = textsOf(exercise);
  if (texts.length === 0) return null;
  return (
    <ul className="list-[square] pl-14">
      {texts.map((text) => (
        <li key={text}>
          <MarkedHtml {...{ text, exercise, numbers }} />
        </li>
      ))}
    </ul>
  );
}

function textsOf({ id, answer }: Exercise): string[] {
  if (answer.kind === "fields") return answer.fields.map(({ label }) => label);
  const shuffled = (texts: readonly string[]) =>
    shuffledPlaces(texts.length, shuffleSeed(id, 1)).map((place) => texts[place] ?? "");
  if (answer.kind === "order") return shuffled(answer.items);
  if (answer.kind !== "match") return [];
  return [...answer.pairs.map(([item]) => item), ...shuffled(answer.pairs.map(([, partner]) => partner))];
}
