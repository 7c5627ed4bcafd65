import type { ReactNode } from "react";
import type { Quiz } from "../../magazine/quiz";
import { InlineHtml } from "./inline-html";
import { optionLetter } from "./quiz-order";

interface Props {
  question: Quiz["questions"][number];
  /** Indexes of the options, as the round shows them. */
  order: number[];
  /** Index of the chosen option. */
  chosen: number | null;
  /** null until the answer is checked. */
  verdict: boolean | null;
  /** Whether the hint is open. */
  hinted: boolean;
  /** Whether the pupil tried to continue without an answer. */
  unanswered: boolean;
}

/**
 * Shows the notes beside a question. First its hint; then the verdict, the cause of a wrong answer, and the reason for
 * the right one.
 *
 * The live region exists from the start, so that screen readers announce its changes.
 */
export function QuizNote({ question, order, chosen, verdict, hinted, unanswered }: Props) {
  const { correctAnswer, explanation = "", hint, mistakes } = question;
  const mistake = mistakes?.[chosen ?? -1] ?? "";
  return (
    <div role="status">
      {unanswered ? <p className="pb-4 font-semibold">Zgjidh një përgjigje, pastaj vazhdo.</p> : null}
      {verdict !== null ? (
        <Note rule={verdict ? "rule-l-7/spot" : "[border-left:7px_double_var(--color-ink)]"}>
          <p>
            <strong className="font-display text-[1.5rem]/[1] font-bold low:text-[1.15rem]/[1] small:text-[1.25rem]/[1]">
              {verdict ? "E saktë." : "Jo kësaj here."}
            </strong>{" "}
            {verdict ? <InlineHtml html={explanation} /> : <InlineHtml html={mistake} />}
          </p>
          {verdict ? null : (
            <p>
              Përgjigjja e saktë: <b>{optionLetter(order.indexOf(correctAnswer))}</b>. <InlineHtml html={explanation} />
            </p>
          )}
        </Note>
      ) : hinted && hint ? (
        <Note rule="rule-l-2">
          <p>
            <b>Ndihmë.</b> <InlineHtml html={hint} />
          </p>
        </Note>
      ) : null}
    </div>
  );
}

function Note({ rule, children }: { rule: string; children: ReactNode }) {
  return (
    <div
      className={`grid max-w-[44em] gap-3 bg-tint px-8 py-6 text-[0.95rem]/[1.4] bar:text-[1rem]/[1.45] low:gap-1 low:px-6 low:py-3 low:text-[0.84rem]/[1.28] small:gap-1 small:px-6 small:py-3 small:text-[0.9rem]/[1.3] ${rule}`}
    >
      {children}
    </div>
  );
}
