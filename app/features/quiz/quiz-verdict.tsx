import type { Quiz } from "../../magazine/quiz";
import { InlineHtml } from "./inline-html";
import { optionLetter } from "./quiz-order";

/** Says the verdict in words. The live region is there from the start, so that screen readers announce what it gets. */
export function QuizVerdict({
  verdict,
  question: { correctAnswer, explanation },
}: {
  /** null until the answer is checked. */
  verdict: boolean | null;
  question: Quiz["questions"][number];
}) {
  return (
    <div role="status">
      {verdict === null ? null : (
        <div
          className={`mt-10 grid max-w-[44em] gap-4 bg-tint px-10 py-8 ${verdict ? "rule-l-7/spot" : "[border-left:7px_double_var(--spot)]"}`}
        >
          <p>
            <strong className="font-display text-[1.7rem]/[1] font-bold">
              {verdict ? "E saktë." : "Jo kësaj here."}
            </strong>{" "}
            {verdict ? null : (
              <>
                Përgjigjja e saktë: <b>{optionLetter(correctAnswer)}</b>.
              </>
            )}
          </p>
          {explanation ? (
            <p>
              <InlineHtml html={explanation} />
            </p>
          ) : null}
        </div>
      )}
    </div>
  );
}
