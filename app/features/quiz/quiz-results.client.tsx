import { useEffect, useRef } from "react";
import type { Quiz } from "../../magazine/quiz";
import { bringIntoView } from "../../play/bring-into-view";
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
    <section className="wrap quiz quiz-results">
      <h2 ref={heading} tabIndex={-1}>
        {passed ? "E kalove!" : "Këtë herë jo ende"}
      </h2>
      <p className="quiz-percent">
        <span className="num">
          {percent}
          <small>%</small>
        </span>
        <span>
          {right} nga {asked} të sakta. Kalohet me {passScore} %.
          {timedOut ? " Koha mbaroi para fundit." : ""}
        </span>
      </p>
      <div className="acts">
        {missed.length > 0 ? (
          <button className="btn" type="button" onClick={() => onMissed(missed)}>
            Vetëm gabimet
          </button>
        ) : null}
        <button className="btn go" type="button" lang={retry.lang} onClick={onRetry}>
          {retry.text}
        </button>
      </div>
      <h3 id="rishikimi">Pyetje për pyetje</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section className="quiz-review" aria-labelledby="rishikimi" tabIndex={0}>
        <ol>
          {outcomes.map((outcome) => (
            <Reviewed key={outcome.question} outcome={outcome} question={questions[outcome.question]} />
          ))}
        </ol>
      </section>
    </section>
  );
}

function Reviewed({ outcome, question }: { outcome: Outcome; question: Quiz["questions"][number] | undefined }) {
  if (question === undefined) return null;
  const given = outcome.answer === null ? null : question.options[outcome.answer];
  return (
    <li className={outcome.right ? "right" : undefined}>
      <h4>
        <InlineHtml html={question.question} />
      </h4>
      <p>
        {outcome.right ? "✓ E saktë: " : given === null ? "– Pa përgjigje." : "✗ Përgjigjja jote: "}
        {given ? <InlineHtml html={given} /> : null}
      </p>
      {outcome.right ? null : (
        <p>
          Përgjigjja e saktë:{" "}
          <InlineHtml html={question.options[question.correctAnswer] ?? ""} className="quiz-answer" />
        </p>
      )}
      {question.explanation ? (
        <p className="quiz-reason">
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
