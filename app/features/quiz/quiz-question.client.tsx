import { type Dispatch, type FormEvent, useEffect, useRef } from "react";
import type { Quiz } from "../../magazine/quiz";
import { countdown } from "../../play/play-clock";
import { useToast } from "../../play/toast/toast";
import { Phrase } from "./phrase";
import { QuestionFigure } from "./question-figure";
import { letter } from "./quiz-order";
import { isLast, mayCheck, mayGoBack, mayGoOn, type QuizAction, type QuizState } from "./quiz-rules";
import type { QuizWords } from "./quiz-words";

/** Milliseconds under which the clock turns red (product 9.8). */
const lastMinute = 60_000;

interface Props {
  state: QuizState;
  questions: Quiz["questions"];
  words: QuizWords;
  /** null until the answer is checked. */
  verdict: boolean | null;
  dispatch: Dispatch<QuizAction>;
}

/** One question: asked, chosen, perhaps checked. */
export function QuizQuestion({ state, questions, words, verdict, dispatch }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const onward = useRef<HTMLButtonElement>(null);
  const show = useToast();
  const { at } = state;
  const asked = state.round[at];
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question takes the focus to its text.
  useEffect(() => {
    heading.current?.closest("form")?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [at]);
  useEffect(() => {
    if (verdict !== null) onward.current?.focus();
  }, [verdict]);
  const question = questions[asked?.question ?? -1];
  if (asked === undefined || question === undefined) return null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (state.way === "check" && verdict === null) {
      if (mayCheck(state)) dispatch({ type: "check" });
      else show({ title: "Please select an answer", variant: "destructive", lang: "en" });
    } else dispatch({ type: "next" });
  }

  const checking = state.way === "check" && verdict === null;
  const forward = checking ? words.check : isLast(state) ? words.finish : words.next;
  return (
    <form className="wrap quiz" onSubmit={submit}>
      <QuizTop state={state} />
      <div className={question.figure ? "quiz-sheet with-figure" : "quiz-sheet"}>
        <h2 ref={heading} id="pyetja" tabIndex={-1}>
          <Phrase html={question.question} />
        </h2>
        {question.figure ? <QuestionFigure figure={question.figure} /> : null}
        <div>
          <div className="opts" role="radiogroup" aria-labelledby="pyetja">
            {question.options.map((option, index) => (
              <label key={option} className={optionClass(verdict, index, question.correctAnswer, asked.chosen)}>
                <span className="k" aria-hidden="true">
                  {letter(index)}
                </span>
                <span>
                  <Phrase html={option} />
                  {verdict === null ? null : (
                    <Mark option={index} right={question.correctAnswer} chosen={asked.chosen} />
                  )}
                </span>
                <input
                  type="radio"
                  name="answer"
                  checked={asked.chosen === index}
                  aria-disabled={asked.checked}
                  onChange={() => dispatch({ type: "choose", option: index })}
                />
              </label>
            ))}
          </div>
          <Verdict verdict={verdict} question={question} />
          <div className="acts">
            {state.way === "free" ? (
              <button
                className="btn"
                type="button"
                disabled={!mayGoBack(state)}
                onClick={() => dispatch({ type: "back" })}
              >
                <span className="arr back-arr" aria-hidden="true" />
                Prapa
              </button>
            ) : null}
            <button
              ref={onward}
              className="btn go"
              type="submit"
              lang={forward.lang}
              aria-disabled={!(checking ? mayCheck(state) : mayGoOn(state))}
            >
              {forward.text}
              <span className="arr" aria-hidden="true" />
            </button>
          </div>
        </div>
      </div>
    </form>
  );
}

function optionClass(verdict: boolean | null, option: number, right: number, chosen: number | null): string {
  const own = option === chosen ? "opt chosen" : "opt";
  if (verdict === null) return own;
  return option === right ? `${own} right` : option === chosen ? `${own} wrong` : own;
}

/** Which option is right, and which was chosen in its stead, in a sign and in words. */
function Mark({ option, right, chosen }: { option: number; right: number; chosen: number | null }) {
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

/** The verdict in words; the region stands there from the start, so that what comes into it is announced. */
function Verdict({ verdict, question }: { verdict: boolean | null; question: Quiz["questions"][number] }) {
  return (
    <div role="status">
      {verdict === null ? null : (
        <div className={verdict ? "quiz-verdict" : "quiz-verdict wrong"}>
          <p>
            <strong>{verdict ? "E saktë." : "Jo kësaj here."}</strong>{" "}
            {verdict ? null : (
              <>
                Përgjigjja e saktë: <b>{letter(question.correctAnswer)}</b>.
              </>
            )}
          </p>
          {question.explanation ? (
            <p>
              <Phrase html={question.explanation} />
            </p>
          ) : null}
        </div>
      )}
    </div>
  );
}

function QuizTop({ state }: { state: QuizState }) {
  const { at, round, left } = state;
  const total = round.length;
  return (
    <>
      <div className="quiz-top">
        <p>
          <span className="lab mute">Pyetja</span>
          <span className="num">
            {at + 1}
            <small>nga {total}</small>
          </span>
        </p>
        {left === null ? null : (
          <p className={left < lastMinute ? "quiz-clock short" : "quiz-clock"}>
            <span className="lab mute">Koha e mbetur</span>
            <span className="num" role="timer">
              {countdown(left)}
            </span>
          </p>
        )}
      </div>
      <div
        className="scale"
        role="progressbar"
        aria-label="Përparimi"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={at + 1}
        aria-valuetext={`${at + 1} nga ${total}`}
      >
        {round.map((asked, index) => (
          <i key={asked.question} className={index < at ? "on" : index === at ? "now" : undefined} />
        ))}
      </div>
      <TimeNotice left={left} total={state.deadline === null ? null : total} />
    </>
  );
}

/** Says twice how the time goes, for those who do not see the clock: it is never announced by the second. */
function TimeNotice({ left, total }: { left: number | null; total: number | null }) {
  const text =
    left === null || total === null
      ? ""
      : left <= 30_000
        ? "Edhe 30 sekonda."
        : left <= lastMinute
          ? "Edhe një minutë."
          : "";
  return (
    <p className="sr-only" role="status">
      {text}
    </p>
  );
}
