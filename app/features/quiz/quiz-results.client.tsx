import { useEffect, useRef } from "react";
import type { Quiz } from "../../magazine/quiz";
import { bringIntoView } from "../../play/bring-into-view";
import { PlayScreen } from "../../play/play-screen";
import { Button } from "../../ui/button";
import { InlineHtml } from "./inline-html";
import { type Outcome, passes, score } from "./quiz-score";
import type { ButtonLabel } from "./quiz-words";

interface Props {
  outcomes: Outcome[];
  questions: Quiz["questions"];
  passScore: number;
  timedOut: boolean;
  retry: ButtonLabel;
  onRetry: () => void;
  /** Starts a round over these questions. */
  onMissed: (questions: number[]) => void;
}

/** Shows the percentage, whether it passes, and every question again with its explanation. */
export function QuizResults({ outcomes, questions, passScore, timedOut, retry, onRetry, onMissed }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => bringIntoView(heading.current), []);
  const { right, asked, percent } = score(outcomes);
  const passed = passes(percent, passScore);
  const missed = outcomes.filter((outcome) => !outcome.right).map((outcome) => outcome.question);
  return (
    <PlayScreen className="gap-12 py-12">
      <h2 ref={heading} tabIndex={-1} className="text-[clamp(2.6rem,1.6rem+5vw,5.6rem)] focus:[outline:0]">
        {passed ? "E kalove!" : "Këtë herë jo ende"}
      </h2>
      <p className="flex flex-wrap items-end gap-x-16 gap-y-6">
        <span className="font-display text-[clamp(5rem,3rem+10vw,10rem)]/[0.8] font-bold [letter-spacing:-0.004em] text-spot">
          {percent}
          <small className="ml-4 text-[0.4em] [letter-spacing:0]">%</small>
        </span>
        <span className="max-w-[30em] flex-[1_1_16rem]">
          {right} nga {asked} të sakta. Kalohet me {passScore} %.
          {timedOut ? " Koha mbaroi para fundit." : ""}
        </span>
      </p>
      <div className="flex flex-wrap gap-8">
        {missed.length > 0 ? <Button onClick={() => onMissed(missed)}>Vetëm gabimet</Button> : null}
        <Button primary lang={retry.lang} onClick={onRetry}>
          {retry.text}
        </Button>
      </div>
      <h3 id="rishikimi" className="text-[1.7rem]">
        Pyetje për pyetje
      </h3>
      <section
        className="max-h-[min(34rem,70vh)] overflow-y-auto rule-y-2"
        aria-labelledby="rishikimi"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
      >
        <ol>
          {outcomes.map((outcome) => (
            <ReviewedQuestion key={outcome.question} outcome={outcome} question={questions[outcome.question]} />
          ))}
        </ol>
      </section>
    </PlayScreen>
  );
}

interface ReviewedQuestionProps {
  outcome: Outcome;
  question: Quiz["questions"][number] | undefined;
}

function ReviewedQuestion({ outcome: { answer, right }, question }: ReviewedQuestionProps) {
  if (question === undefined) return null;
  const given = answer === null ? null : question.options[answer];
  return (
    <li
      className={`grid gap-3.5 px-9 pt-9 pb-10 rule-b-1 last:[border-bottom:0] [&_p]:max-w-[44em] ${right ? "rule-l-7/spot" : "[border-left:7px_double_var(--color-ink)]"}`}
    >
      <h4 className="max-w-[40em] font-semibold">
        <InlineHtml html={question.question} />
      </h4>
      <p>
        {right ? "✓ E saktë: " : given === null ? "– Pa përgjigje." : "✗ Përgjigjja jote: "}
        {given ? <InlineHtml html={given} /> : null}
      </p>
      {right ? null : (
        <p>
          Përgjigjja e saktë:{" "}
          <InlineHtml html={question.options[question.correctAnswer] ?? ""} className="font-semibold" />
        </p>
      )}
      {question.explanation ? (
        <p className="text-mute">
          <InlineHtml html={question.explanation} />
        </p>
      ) : null}
      {question.lesson ? (
        <p>
          <a href={question.lesson}>Lexo mësimin që e shpjegon</a>
        </p>
      ) : null}
    </li>
  );
}
