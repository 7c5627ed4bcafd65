import type { Quiz } from "../../magazine/quiz";
import { InlineHtml } from "./inline-html";
import { optionLetter } from "./quiz-order";

/** Marks the right option and a wrongly chosen one, by a sign and in words. */
export function OptionMark({ option, right, chosen }: { option: number; right: number; chosen: number | null }) {
  if (option !== right && option !== chosen) return null;
  return (
    <span className="quiz-mark">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={option === right ? "M1.5 8.5l4.5 4.5 8.5-10" : "M3 3 13 13M13 3 3 13"} />
      </svg>
      {option === right ? "E saktë" : "Zgjodhe këtë"}
    </span>
  );
}

/** Says the verdict in words. The live region is there from the start, so that screen readers announce what it gets. */
export function QuizVerdict({ verdict, question }: { verdict: boolean | null; question: Quiz["questions"][number] }) {
  return (
    <div role="status">
      {verdict === null ? null : (
        <div className={verdict ? "quiz-verdict" : "quiz-verdict wrong"}>
          <p>
            <strong>{verdict ? "E saktë." : "Jo kësaj here."}</strong>{" "}
            {verdict ? null : (
              <>
                Përgjigjja e saktë: <b>{optionLetter(question.correctAnswer)}</b>.
              </>
            )}
          </p>
          {question.explanation ? (
            <p>
              <InlineHtml html={question.explanation} />
            </p>
          ) : null}
        </div>
      )}
    </div>
  );
}
