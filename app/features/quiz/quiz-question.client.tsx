import { type Dispatch, useEffect, useRef } from "react";
import type { Quiz } from "../../magazine/quiz";
import { bringIntoView } from "../../play/bring-into-view";
import { PlayActions, PlayScreen } from "../../play/play-screen";
import { useToast } from "../../play/toast/toast";
import { Arrow } from "../../ui/arrow";
import { Button } from "../../ui/button";
import { InlineHtml } from "./inline-html";
import { QuestionFigure } from "./question-figure";
import { QuizOptions } from "./quiz-options";
import { QuizProgress } from "./quiz-progress";
import { canCheck, canContinue, canGoBack, isLast, type QuizAction, type QuizState } from "./quiz-rules";
import { QuizVerdict } from "./quiz-verdict";
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
  const forwardButton = useRef<HTMLButtonElement>(null);
  const show = useToast();
  const { answerMode, current } = state;
  const shown = state.round[current];
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question takes the focus to its text.
  useEffect(() => bringIntoView(heading.current), [current]);
  useEffect(() => {
    if (verdict !== null) forwardButton.current?.focus();
  }, [verdict]);
  const question = questions[shown?.question ?? -1];
  if (shown === undefined || question === undefined) return null;

  const checking = answerMode === "check" && verdict === null;
  const forward = checking ? words.check : isLast(state) ? words.finish : words.next;
  function submit() {
    if (!checking) dispatch({ type: "next" });
    else if (canCheck(state)) dispatch({ type: "check" });
    else show({ title: "Please select an answer", variant: "destructive", lang: "en" });
  }

  return (
    <PlayScreen className="gap-12 py-12" onSubmit={submit}>
      <QuizProgress state={state} />
      <div className={`grid content-start gap-12 ${question.figure ? besideFigure : ""}`}>
        <h2
          ref={heading}
          id="pyetja"
          tabIndex={-1}
          className="max-w-[26em] text-[clamp(1.75rem,1.3rem+1.9vw,2.9rem)]/[1.08] focus:[outline:0] [&_math]:text-[0.92em]"
        >
          <InlineHtml html={question.question} />
        </h2>
        {question.figure ? (
          <QuestionFigure
            figure={question.figure}
            className="margin:col-[2] margin:row-[1/3] margin:rule-l-1 margin:pl-gutter"
            size="max-w-[34rem]"
          />
        ) : null}
        <div>
          <QuizOptions
            question={question}
            chosen={shown.chosen}
            verdict={verdict}
            labelledBy="pyetja"
            onChoose={(option) => dispatch({ type: "choose", option })}
          />
          <QuizVerdict verdict={verdict} question={question} />
          <PlayActions className="pt-10">
            {answerMode === "free" ? (
              <Button disabled={!canGoBack(state)} onClick={() => dispatch({ type: "back" })}>
                <Arrow turn="back" />
                Prapa
              </Button>
            ) : null}
            <Button
              ref={forwardButton}
              primary
              type="submit"
              lang={forward.lang}
              aria-disabled={!(checking ? canCheck(state) : canContinue(state))}
            >
              {forward.text}
              <Arrow />
            </Button>
          </PlayActions>
        </div>
      </div>
    </PlayScreen>
  );
}

const besideFigure = "margin:grid-cols-[7fr_5fr] margin:grid-rows-[auto_1fr] margin:gap-x-gutter";
