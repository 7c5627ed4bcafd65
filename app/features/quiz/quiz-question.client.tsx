import { type Dispatch, useRef, useState } from "react";
import type { Quiz } from "../../magazine/quiz";
import { bringIntoView } from "../../play/bring-into-view";
import { PlayActions, PlayScreen } from "../../play/play-screen";
import { useToast } from "../../play/toast/toast";
import { useOnChange } from "../../play/use-on-change";
import { Arrow } from "../../ui/arrow";
import { Button } from "../../ui/button";
import { InlineHtml } from "./inline-html";
import { QuestionFigure } from "./question-figure";
import { QuizNote } from "./quiz-note";
import { QuizOptions } from "./quiz-options";
import { optionOrder } from "./quiz-order";
import { QuizProgress } from "./quiz-progress";
import { canCheck, canContinue, canGoBack, isLast, type QuizAction, type QuizState } from "./quiz-rules";
import type { QuizWords } from "./quiz-words";

interface Props {
  state: QuizState;
  questions: Quiz["questions"];
  words: QuizWords;
  /** null until the answer is checked. */
  verdict: boolean | null;
  dispatch: Dispatch<QuizAction>;
}

/** Shows a question and its options, with its hint or, once checked, its verdict. */
export function QuizQuestion({ state, questions, words, verdict, dispatch }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const questionBox = useRef<HTMLDivElement>(null);
  const forwardButton = useRef<HTMLButtonElement>(null);
  const show = useToast();
  const [unanswered, setUnanswered] = useState(false);
  const { answerMode, current, seed } = state;
  const shown = state.round[current];
  useOnChange([current], () => bringIntoView(heading.current));
  const hinted = shown?.hinted ?? false;
  const arrived = useRef(-1);
  // Scrolls to a new note, and to its question if both fit.
  useOnChange([current, verdict, hinted, unanswered], () => {
    const isNew = arrived.current !== current;
    arrived.current = current;
    if (isNew) return;
    if (verdict !== null) forwardButton.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "nearest" });
    questionBox.current?.querySelector("[role=status]")?.scrollIntoView({ block: "nearest" });
  });
  const question = questions[shown?.question ?? -1];
  if (shown === undefined || question === undefined) return null;
  const order = optionOrder(question, shown.question, seed);
  const checking = answerMode === "check" && verdict === null;
  const ready = checking ? canCheck(state) : canContinue(state);
  const forward = checking ? words.check : isLast(state) ? words.finish : words.next;
  function submit() {
    setUnanswered(!ready);
    if (ready) dispatch({ type: checking ? "check" : "next" });
    else show({ title: "Please select an answer", variant: "destructive", lang: "en" });
  }
  function choose(option: number) {
    setUnanswered(false);
    dispatch({ type: "choose", option });
  }
  return (
    <PlayScreen className="pt-5 pb-10 low:pt-1" onSubmit={submit}>
      <div className="quiz-round min-w-0">
        <QuizProgress state={state} />
        <div ref={questionBox} className="quiz-asked">
          <h2
            ref={heading}
            id="pyetja"
            tabIndex={-1}
            className={`max-w-[30em] text-[clamp(1.4rem,1.05rem+1.45vw,2.5rem)]/[1.1] low:text-[1.15rem]/[1.15] small:text-[1.2rem]/[1.1] focus:no-outline [word-spacing:0.06em] [&_math]:text-[0.92em] ${question.figure ? "" : "low:col-span-2"}`}
          >
            <InlineHtml html={question.question} />
          </h2>
          {question.figure ? (
            <QuestionFigure
              figure={question.figure}
              size="max-h-[27vh] low:max-h-[22vh] small:max-h-[17vh] object-contain object-left aside:max-h-[44vh] aside:max-w-[34rem]"
            />
          ) : null}
          <QuizOptions
            question={question}
            order={order}
            chosen={shown.chosen}
            verdict={verdict}
            labelledBy="pyetja"
            onChoose={choose}
          />
          <QuizNote
            question={question}
            order={order}
            chosen={shown.chosen}
            verdict={verdict}
            hinted={hinted}
            unanswered={unanswered}
          />
        </div>
        <PlayActions className="quiz-actions bottom-0 z-2 mt-8 low:mt-0 small:mt-4 bg-paper py-6 low:py-1 small:py-3">
          {answerMode === "free" ? (
            <Button measure={low} disabled={!canGoBack(state)} onClick={() => dispatch({ type: "back" })}>
              Prapa
            </Button>
          ) : null}
          <Button ref={forwardButton} primary type="submit" measure={low} lang={forward.lang} aria-disabled={!ready}>
            {forward.text}
            {checking ? null : <Arrow />}
          </Button>
          {question.hint && verdict === null ? (
            <Button
              measure={low}
              aria-disabled={hinted}
              aria-expanded={hinted}
              onClick={() => dispatch({ type: "hint" })}
            >
              Ndihmë
            </Button>
          ) : null}
        </PlayActions>
      </div>
    </PlayScreen>
  );
}

/** Utilities of buttons 47 px high, which fit beside each other at 360 px. */
const low = "min-h-27.5 px-6 py-6 bar:px-9 text-[1rem]/[1.1]";
