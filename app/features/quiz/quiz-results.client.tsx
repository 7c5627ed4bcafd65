import { useEffect, useRef } from "react";
import type { Quiz } from "../../magazine/quiz";
import { bringIntoView } from "../../play/bring-into-view";
import { PlayScreen } from "../../play/play-screen";
import { Button } from "../../ui/button";
import { Pika } from "../../ui/pika/pika";
import { InlineHtml } from "./inline-html";
import { practiceOfMissed } from "./missed-practice";
import { QuestionFigure } from "./question-figure";
import { QuizPrism } from "./quiz-prism";
import { QuizRuler } from "./quiz-ruler";
import { missed, type Outcome, passes, score } from "./quiz-score";
import { MarkSign, markOf, QuizTally, reviewId } from "./quiz-tally";
import type { ButtonLabel } from "./quiz-words";

interface Props {
  outcomes: Outcome[];
  /** Whether a second round over the missed questions was played. */
  again: boolean;
  questions: Quiz["questions"];
  passScore: number;
  timedOut: boolean;
  retry: ButtonLabel;
  onRetry: () => void;
  /** Starts a round over these questions. */
  onMissed: (questions: number[]) => void;
}

/** Shows the percentage on its ruler, a square per question. The explanations of all questions follow. */
export function QuizResults({ outcomes, again, questions, passScore, timedOut, retry, onRetry, onMissed }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => bringIntoView(heading.current), []);
  const { right, total, percent } = score(outcomes);
  const passed = passes(percent, passScore);
  const left = missed(outcomes);
  const unanswered = outcomes.filter(({ answer, right }) => answer === null && !right).length;
  // After a time-out most questions are unanswered. Then the full round comes first, not the missed ones without a
  // clock.
  const missedFirst = left.length > 0 && left.length >= 2 * unanswered;
  const askMissed = (
    <Button primary={missedFirst} measure={low} onClick={() => onMissed(left)}>
      {missedWord(left.length - unanswered, unanswered)}
    </Button>
  );
  const mended = outcomes.filter((outcome) => outcome.mended).length;
  return (
    <PlayScreen className="grid-cols-[minmax(0,1fr)] gap-10 pt-6 pb-12">
      <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-x-20 gap-y-8 columns:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="columns:pb-8">
          <h2 ref={heading} tabIndex={-1} className="pb-4 text-[clamp(2rem,1.5rem+2.4vw,3.6rem)] focus:no-outline">
            {passed ? "E kalove!" : "Këtë herë jo ende"}
          </h2>
          <p className="font-display text-[clamp(4.6rem,3.6rem+5vw,8rem)]/[0.8] font-bold text-spot">
            {percent}
            <small className="ml-4 text-[0.4em] [letter-spacing:0]">%</small>
          </p>
        </div>
        <QuizPrism outcomes={outcomes} passed={passed} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 columns:col-span-2">
          <QuizRuler percent={percent} passScore={passScore} />
          <p>
            {right} nga {total} të sakta. Kalohet me {passScore}&nbsp;%.
            {timedOut ? " Koha mbaroi para fundit." : ""}
            {again ? ` Herën e dytë ndreqe ${mended} nga ${total - right}; rezultati numëron herën e parë.` : ""}
          </p>
        </div>
      </div>
      <QuizTally outcomes={outcomes} />
      <div className="flex flex-wrap gap-8">
        {missedFirst ? askMissed : null}
        <Button primary={!missedFirst} measure={low} lang={retry.lang} onClick={onRetry}>
          {retry.text}
        </Button>
        {left.length > 0 && !missedFirst ? askMissed : null}
        {left.length > 0 ? (
          <p className="flex-[1_1_16rem] self-center text-[0.92rem]/[1.35] text-mute">
            Herën e dytë ke ndihmën hapur dhe asnjë orë; rezultati mbetet ky.
          </p>
        ) : null}
      </div>
      <MissedPractice outcomes={outcomes} questions={questions} showsPika={!passed} />
      <h3 id="rishikimi" className="text-[1.7rem]">
        Pyetje për pyetje
      </h3>
      <section
        className="max-h-[min(34rem,70vh)] overflow-y-auto rule-y-2 aside:max-h-[calc(100vh-7rem)]"
        aria-labelledby="rishikimi"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
        tabIndex={0}
      >
        <ol className="aside:grid aside:grid-cols-2 aside:gap-x-gutter">
          {outcomes.map((outcome) => (
            <ReviewedQuestion key={outcome.question} outcome={outcome} question={questions[outcome.question]} />
          ))}
        </ol>
      </section>
    </PlayScreen>
  );
}

const low = "min-h-27.5 px-6 py-6 text-[1rem]/[1.1]";

/** Returns the label of the round over missed questions. An unanswered one is not called a mistake. */
function missedWord(mistakes: number, unanswered: number): string {
  if (unanswered === 0) return "Vetëm gabimet";
  return mistakes === 0 ? "Vetëm ato pa përgjigje" : "Gabimet dhe ato pa përgjigje";
}

/** Lists the lessons whose exercises train the missed questions. */
function MissedPractice({
  outcomes,
  questions,
  showsPika,
}: Pick<Props, "outcomes" | "questions"> & {
  /** Where one did not pass, Pika waits at what comes next. */
  showsPika: boolean;
}) {
  const lessons = practiceOfMissed(outcomes, questions);
  if (lessons.length === 0) return null;
  return (
    <section aria-labelledby="ushtrime" className="rule-t-1 pt-8">
      <h3 id="ushtrime" className="pb-3 text-[1.7rem]">
        {showsPika ? <Pika moves="lands" /> : null} Ushtro atë që nuk doli
      </h3>
      <ul className="[list-style:none]">
        {lessons.map(({ title, href, numbers }) => (
          <li key={title} className="flex flex-wrap items-baseline gap-x-8">
            <a className="py-4 font-semibold" href={href}>
              {title}
            </a>
            <span className="text-[0.92rem] text-mute">
              {numbers.length === 1 ? "pyetja" : "pyetjet"} {numbers.join(", ")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ReviewedQuestionProps {
  outcome: Outcome;
  question: Quiz["questions"][number] | undefined;
}

function ReviewedQuestion({ outcome, question }: ReviewedQuestionProps) {
  if (question === undefined) return null;
  const { answer, right, hinted, mended } = outcome;
  const chosenOption = answer === null ? null : question.options[answer];
  const mistake = right ? undefined : question.mistakes?.[answer ?? -1];
  return (
    <li
      id={reviewId(outcome.question)}
      tabIndex={-1}
      className={`grid grid-cols-[minmax(0,1fr)] gap-3.5 px-9 pt-9 pb-10 rule-b-1 last:[border-bottom:0] focus-visible:[outline-offset:-3px] [&_p]:max-w-[44em] ${right ? "rule-l-7/spot" : "[border-left:7px_double_var(--color-ink)]"}`}
    >
      <h4 className="max-w-[40em] font-semibold">
        {outcome.question + 1}. <InlineHtml html={question.question} />
      </h4>
      {question.figure ? (
        <QuestionFigure lazy figure={question.figure} size="max-w-[20rem] max-h-[11rem] object-contain object-left" />
      ) : null}
      <p>
        <MarkSign mark={markOf({ ...outcome, mended: false })} />{" "}
        {right ? "E saktë: " : chosenOption === null ? "Pa përgjigje." : "Përgjigjja jote: "}
        {chosenOption ? <InlineHtml html={chosenOption} /> : null}
        {hinted ? " (me ndihmë)" : ""}
      </p>
      {mistake ? (
        <p>
          <InlineHtml html={mistake} />
        </p>
      ) : null}
      {right ? null : (
        <p>
          Përgjigjja e saktë:{" "}
          <InlineHtml html={question.options[question.correctAnswer] ?? ""} className="font-semibold" />
          {mended ? ". E ndreqe herën e dytë." : ""}
        </p>
      )}
      {question.explanation ? (
        <p className="text-mute">
          <InlineHtml html={question.explanation} />
        </p>
      ) : null}
      {question.lesson ? (
        <p className="flex flex-wrap gap-x-12 gap-y-3">
          <a href={question.lesson}>Lexo mësimin që e shpjegon</a>
          {right || question.practice === undefined ? null : (
            <a href={question.practice.href}>Provoje me një ushtrim</a>
          )}
        </p>
      ) : null}
    </li>
  );
}
