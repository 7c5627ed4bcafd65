import { halfLineLetters } from "../../magazine/option-columns";
import { drawNumbers } from "../../magazine/practice/draw";
import type { Exercise, Practice } from "../../magazine/practice/exercise";
import { shortAnswer } from "../../magazine/practice/printed-answer";
import { questionLine } from "../../magazine/practice/printed-text";
import { steps } from "../../magazine/practice/steps";
import { answerField } from "../../play/answer-field";
import { Button } from "../../ui/button";
import { useSheetName } from "../../ui/sheet-name";
import { ExerciseFigure } from "./exercise-figure";
import { MarkedHtml } from "./marked-html";
import { PrintedChoices } from "./printed-choices";
import { printedPlaces, type SheetChoice, seedOf, sheetChoice, variants } from "./sheet-choice";
import { Workbook } from "./workbook";
import "./practice.css";

type VariantName = (typeof variants)[number];

const numbersFor = (exercise: Exercise, classWord: string, variant: VariantName) =>
  drawNumbers(exercise, seedOf(classWord, variant)) ?? {};

/**
 * Shows sheets for the class under a form of choices. Both variants have room to write; a last page has the answers.
 *
 * @param title of the lesson
 * @param search the query of the page's address, which holds the choices
 */
export function PracticeSheet({ title, practice, search }: { title: string; practice: Practice; search: string }) {
  useSheetName(title);
  const choice = sheetChoice(search, practice);
  if (choice === null) return null;
  const { classWord, exercises } = choice;
  return (
    <>
      <div className="page-width rule-t-7 pt-8 pb-20 print:no-border print:p-0 print:text-[10.5pt]">
        <SheetForm {...{ practice, choice }} />
        {classWord === null ? null : (
          <>
            {variants.map((variant) => (
              <Variant key={variant} {...{ title, variant, classWord, exercises }} />
            ))}
            <Answers {...{ classWord, exercises }} />
          </>
        )}
      </div>
      {/* Without a word there are no variants. Whoever prints all the same gets the workbook. */}
      {classWord === null ? (
        <div className="hidden print:block">
          <Workbook {...{ exercises }} printing />
        </div>
      ) : null}
    </>
  );
}

/** Form of the sheet's choices. It is a plain GET form, so the resulting address is the sheet's link. */
function SheetForm({ practice, choice }: { practice: Practice; choice: SheetChoice }) {
  return (
    <form method="get" className="grid gap-8 pb-12 print:hidden">
      <input type="hidden" name="print" value="" />
      <label className="block max-w-[24rem]">
        <span className="block pb-3">Fjala e klasës: ajo cakton numrat</span>
        <input
          className={`w-full ${answerField}`}
          name="fara"
          required
          pattern="[A-Za-zËëÇç0-9\-]{1,32}"
          placeholder="p.sh. 10b-nentor"
          defaultValue={choice.classWord ?? ""}
        />
      </label>
      <fieldset className="grid min-w-0 gap-1 no-border p-0">
        <legend className="pb-3">Ushtrimet e fletës</legend>
        {practice.exercises.map((exercise, place) => (
          <label key={exercise.id} className="flex min-h-22 items-center gap-6">
            <input
              type="checkbox"
              className="choice-mark"
              name="u"
              value={exercise.id}
              defaultChecked={choice.exercises.includes(exercise)}
            />
            <span>
              {place + 1}. <span dangerouslySetInnerHTML={{ __html: questionLine(exercise) }} />{" "}
              <small>({steps[exercise.step]})</small>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center gap-8">
        <Button primary type="submit">
          Bëj fletët A dhe B
        </Button>
        {choice.classWord === null ? null : (
          <p className="max-w-[30em] text-[0.92rem]">
            Shtype nga shfletuesi. Lidhja e kësaj faqeje mban të gjithë fletën: kush e hap, merr po këto numra.
          </p>
        )}
      </div>
    </form>
  );
}

/** On paper the second variant is handed out without the first, which has the page's heading: it names the lesson itself. */
function Variant({
  title,
  variant,
  classWord,
  exercises,
}: {
  title: string;
  variant: VariantName;
  classWord: string;
  exercises: readonly Exercise[];
}) {
  return (
    <section
      className={`paper-variant print:break-after-page ${variant === "A" ? "" : "rule-t-7 pt-20 print:no-border print:p-0"}`}
      aria-label={`Varianti ${variant}`}
    >
      {variant === "A" ? null : <p className="hidden pb-8 text-[0.92rem] font-semibold print:block">{title}</p>}
      <p className="grid grid-cols-[2fr_1fr_1fr_auto] gap-14">
        {["Emri", "Klasa", "Data"].map((field) => (
          <span key={field} className="pb-2 text-[0.8rem] rule-b-1">
            {field}
          </span>
        ))}
        <b>Varianti {variant}</b>
      </p>
      <ol className="sheet-exercises list-decimal pl-20 pt-8">
        {exercises.map((exercise) => {
          const numbers = numbersFor(exercise, classWord, variant);
          return (
            <li key={exercise.id} className={`paper-exercise break-inside-avoid ${roomFor(exercise)}`}>
              <MarkedHtml block text={exercise.question} {...{ exercise, numbers }} />
              <ExerciseFigure {...{ exercise, numbers }} />
              <PrintedChoices
                {...{ exercise, numbers }}
                places={printedPlaces(exercise, classWord, variant)}
                fitting={halfLineLetters}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Room below a question: squares to reckon in, unless its answer is chosen or marked. */
const roomFor = ({ answer: { kind } }: Exercise) =>
  ["choice", "order", "match", "figure"].includes(kind) ? "pb-[0.8cm]" : "with-squares";

function Answers({ classWord, exercises }: { classWord: string; exercises: readonly Exercise[] }) {
  return (
    <section className="break-before-page pt-12 rule-t-7" aria-label="Përgjigjet">
      <h2 className="pb-6 text-[2rem]">Përgjigjet, fjala „{classWord}“</h2>
      <div className="sheet-key">
        {variants.map((variant) => (
          <section key={variant}>
            <h3 className="pt-6 text-[1.3rem]">Varianti {variant}</h3>
            <ol className="list-decimal pl-16">
              {exercises.map((exercise) => {
                const numbers = numbersFor(exercise, classWord, variant);
                const short = shortAnswer(exercise, numbers, printedPlaces(exercise, classWord, variant));
                return (
                  <li key={exercise.id} className="break-inside-avoid pb-3">
                    <b dangerouslySetInnerHTML={{ __html: `${short}.` }} />{" "}
                    <MarkedHtml text={exercise.solution.at(-1) ?? ""} {...{ exercise, numbers }} />
                  </li>
                );
              })}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}
