import type { MouseEvent } from "react";
import type { Outcome } from "./quiz-score";

/** Returns the id of a question's explanation. */
export const reviewId = (question: number): string => `arsyeja-${question + 1}`;

export type Mark = "right" | "wrong" | "none" | "mended";

/** Returns the outcome's mark: right or wrong at first, unanswered, or corrected later. */
export function markOf({ right, mended, answer }: Outcome): Mark {
  if (right) return "right";
  if (mended) return "mended";
  return answer === null ? "none" : "wrong";
}

const words: Record<Mark, string> = {
  right: "e saktë",
  wrong: "jo",
  none: "pa përgjigje",
  mended: "e ndrequr herën e dytë",
};

const looks: Record<Mark, string> = {
  right: "rule-2/spot bg-spot text-on",
  wrong: "rule-2 hatch-hair",
  none: "[border:2px_dashed_var(--color-ink)] text-mute",
  mended: "rule-2/spot hatch-hair text-spot",
};

const signs: Record<Mark, string> = {
  right: "M1.5 8.5l4.5 4.5 8.5-10",
  wrong: "M3 3 13 13M13 3 3 13",
  none: "M3 8h10",
  mended: "M1.5 8.5l4.5 4.5 8.5-10",
};

export function MarkSign({ mark }: { mark: Mark }) {
  return (
    <svg
      className="inline-block w-[0.9em] fill-none stroke-current stroke-[2.8] align-[-0.08em]"
      viewBox="0 0 16 16"
      aria-hidden="true"
    >
      <path d={signs[mark]} />
    </svg>
  );
}

/** Draws a square per question, a link to the question's explanation. Its shape shows the outcome. */
export function QuizTally({ outcomes }: { outcomes: Outcome[] }) {
  return (
    <ol
      className="grid max-w-[62rem] grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-3.5"
      aria-label="Pyetjet një nga një"
    >
      {outcomes.map((outcome) => {
        const { question } = outcome;
        const mark = markOf(outcome);
        return (
          <li key={question}>
            <a
              className={`grid min-h-30 content-center justify-items-center gap-2 no-underline [font:700_1.05rem/1_var(--font-display)] ${looks[mark]}`}
              href={`#${reviewId(question)}`}
              aria-label={`Pyetja ${question + 1}: ${words[mark]}`}
              onClick={showReason}
            >
              <span aria-hidden="true">{question + 1}</span>
              <MarkSign mark={mark} />
            </a>
          </li>
        );
      })}
    </ol>
  );
}

/** Scrolls to an explanation without a new entry in the history. So Back still leaves the quiz. */
function showReason(event: MouseEvent<HTMLAnchorElement>) {
  const reason = document.getElementById(event.currentTarget.hash.slice(1));
  if (reason === null) return;
  event.preventDefault();
  reason.focus({ preventScroll: true });
  reason.scrollIntoView({ block: "nearest" });
}
