import type { Quiz } from "../../magazine/quiz";
import { InlineHtml } from "./inline-html";
import { QuestionFigure } from "./question-figure";
import { optionLetter, orderQuestions } from "./quiz-order";
import "./quiz.css";

/** Two a row, or one: no option stands alone in a row. Measuring texts would bring 2 KB to every played page. */
const columnsOf = ({ options }: Quiz["questions"][number]) => (options.length % 2 === 0 ? 2 : 1);

/**
 * Prints a quiz: questions with room to write, then the key on its own page.
 *
 * @param seed shuffles both
 * @param onlyPrinted whether it is on paper what the quiz's intro is on a screen
 */
export function QuizSheet({
  quiz,
  seed,
  onlyPrinted = false,
}: {
  quiz: Quiz;
  seed: string | null;
  onlyPrinted?: boolean;
}) {
  const questions = orderQuestions(quiz.questions, seed);
  return (
    <section
      className={`quiz-paper page-width gap-12 pt-10 pb-20 print:gap-[4mm] print:py-0 print:text-[9.6pt] ${onlyPrinted ? "hidden print:grid" : "grid"}`}
    >
      <p className="grid grid-cols-[2fr_1fr_1fr] gap-14">
        {["Emri", "Klasa", "Data"].map((field) => (
          <span key={field} className="pb-2 text-[0.8rem] rule-b-1">
            {field}
          </span>
        ))}
      </p>
      <p>
        {seed === null ? null : (
          <>
            <b>Varianti {seed}.</b>{" "}
          </>
        )}
        {quiz.questions.length} pyetje, {quiz.timeLimit} minuta. Kalohet me {quiz.passScore} %. Rretho shkronjën e
        përgjigjes; llogarit në vendin bosh.
      </p>
      <ol className="list-decimal pl-16">
        {questions.map((question) => (
          <li key={question.question} className="break-inside-avoid pb-[2.6cm] print:pb-[10mm]">
            <p className="font-semibold">
              <InlineHtml html={question.question} />
            </p>
            {question.figure ? (
              <QuestionFigure lazy={onlyPrinted} figure={question.figure} size="max-w-[20rem] print:max-w-[70mm]" />
            ) : null}
            <ol className="printed-options grid list-none gap-y-2 pt-4" data-columns={columnsOf(question)}>
              {question.options.map((option, index) => (
                <li key={option}>
                  <b>{optionLetter(index)}</b> <InlineHtml html={option} />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <section className="break-before-page pt-12 rule-t-7 print:text-[8.8pt]/[1.35]">
        <h2 className="pb-8 text-[2rem]">Përgjigjet{seed === null ? "" : `, varianti ${seed}`}</h2>
        <ol className="list-decimal pl-16">
          {questions.map((question) => (
            <li key={question.question} className="break-inside-avoid pb-5">
              <b>{optionLetter(question.correctAnswer)}</b>
              {question.explanation ? (
                <>
                  {" "}
                  <InlineHtml html={question.explanation} />
                </>
              ) : null}
              {question.mistakes?.some((mistake) => mistake !== "") ? (
                <ul className="list-none columns:columns-2 columns:gap-gutter print:columns-2 print:text-[8.5pt]/[1.25]">
                  {question.mistakes.map((mistake, index) =>
                    mistake === "" ? null : (
                      <li key={mistake} className="break-inside-avoid text-mute">
                        {optionLetter(index)} <InlineHtml html={mistake} />
                      </li>
                    ),
                  )}
                </ul>
              ) : null}
            </li>
          ))}
        </ol>
      </section>
    </section>
  );
}
