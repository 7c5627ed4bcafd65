import { type Dispatch, type FormEvent, useEffect, useRef } from "react";
import type { Quiz } from "../../magazine/quiz";
import { bringIntoView } from "../../play/bring-into-view";
import { useToast } from "../../play/toast/toast";
import { InlineHtml } from "./inline-html";
import { QuestionFigure } from "./question-figure";
import { optionLetter } from "./quiz-order";
import { QuizProgress } from "./quiz-progress";
import { canCheck, canContinue, canGoBack, isLast, type QuizAction, type QuizState } from "./quiz-rules";
import { OptionMark, QuizVerdict } from "./quiz-verdict";
import type { QuizWords } from "./quiz-words";

interface Props {
  state: QuizState;
  questions: Quiz["questions"];
  words: QuizWords;
  /** null until the answer is checked. */
  verdict: boolean | null;
  dispatch: Dispatch<QuizAction>;
}

/** Shows one question with its options, and its verdict once the answer is checked. */
export function QuizQuestion({ state, questions, words, verdict, dispatch }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const onward = useRef<HTMLButtonElement>(null);
  const show = useToast();
  const { current } = state;
  const shown = state.round[current];
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question takes the focus to its text.
  useEffect(() => bringIntoView(heading.current), [current]);
  useEffect(() => {
    if (verdict !== null) onward.current?.focus();
  }, [verdict]);
  const question = questions[shown?.question ?? -1];
  if (shown === undefined || question === undefined) return null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (state.answerMode === "check" && verdict === null) {
      if (canCheck(state)) dispatch({ type: "check" });
      else show({ title: "Please select an answer", variant: "destructive", lang: "en" });
    } else dispatch({ type: "next" });
  }

  const checking = state.answerMode === "check" && verdict === null;
  const forward = checking ? words.check : isLast(state) ? words.finish : words.next;
  return (
    <form className="wrap quiz" onSubmit={submit}>
      <QuizProgress state={state} />
      <div className={question.figure ? "quiz-sheet with-figure" : "quiz-sheet"}>
        <h2 ref={heading} id="pyetja" tabIndex={-1}>
          <InlineHtml html={question.question} />
        </h2>
        {question.figure ? <QuestionFigure figure={question.figure} /> : null}
        <div>
          <div className="opts" role="radiogroup" aria-labelledby="pyetja">
            {question.options.map((option, index) => (
              <label key={option} className={optionClass(verdict, index, question.correctAnswer, shown.chosen)}>
                <span className="k" aria-hidden="true">
                  {optionLetter(index)}
                </span>
                <span>
                  <InlineHtml html={option} />
                  {verdict === null ? null : (
                    <OptionMark option={index} right={question.correctAnswer} chosen={shown.chosen} />
                  )}
                </span>
                <input
                  type="radio"
                  name="answer"
                  checked={shown.chosen === index}
                  aria-disabled={shown.checked}
                  onChange={() => dispatch({ type: "choose", option: index })}
                />
              </label>
            ))}
          </div>
          <QuizVerdict verdict={verdict} question={question} />
          <div className="acts">
            {state.answerMode === "free" ? (
              <button
                className="btn"
                type="button"
                disabled={!canGoBack(state)}
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
              aria-disabled={!(checking ? canCheck(state) : canContinue(state))}
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
