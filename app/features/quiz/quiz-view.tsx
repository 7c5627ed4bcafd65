import { useEffect, useReducer, useRef, useState } from "react";
import type { Quiz } from "../../magazine/quiz";
import { PlayScreen } from "../../play/play-screen";
import type { Notice } from "../../play/toast/notice";
import { useNoticeOf } from "../../play/toast/use-notice-of";
import { usePlayClock } from "../../play/use-play-clock";
import "./quiz.css";
import { InlineHtml } from "./inline-html";
import { QuizIntro } from "./quiz-intro";
import { type KeptQuiz, timeLeft } from "./quiz-memory";
import { QuizQuestion } from "./quiz-question.client";
import { type AnswerMode, initialQuiz, type Pace, type QuizState, quizReducer, timeLimit } from "./quiz-rules";
import { outcomes, scoredRound } from "./quiz-score";
import { QuizSheet } from "./quiz-sheet";
import type { QuizWords } from "./quiz-words";
import { useQuizMemory } from "./use-quiz-memory";

export interface QuizProps {
  /** Slug of the quiz, the name of its device record. */
  slug: string;
  quiz: Quiz;
  answerMode: AnswerMode;
  words: QuizWords;
  /** Target of `Retake`: a new round at once, or the intro. */
  retryTo: "questions" | "intro";
  /** HTML: its first paragraph is shown above the start button, the rest below it. */
  introduction: string;
  cover: { src: string; alt: string };
  /** Seed in the address. It gives a class the same order of options; null draws an own order. */
  seed: string | null;
}

/** Shows a quiz from its intro to its results. */
export function QuizView({ slug, quiz, answerMode, words, retryTo, introduction, cover, seed }: QuizProps) {
  const { questions, passScore } = quiz;
  const [state, dispatch] = useReducer(quizReducer, answerMode, initialQuiz);
  const [pace, setPace] = useState<Pace>("given");
  const now = usePlayClock(state.phase === "questions" && state.deadline !== null, (time) =>
    dispatch({ type: "tick", now: time }),
  );
  const { kept, forget } = useQuizMemory(slug, questions, state);
  const results = useResultsView(state.phase);
  const resumed = useRef<KeptQuiz["state"] | null>(null);
  const verdict = useNotices(state, questions, resumed.current);
  const order = () => seed ?? `${Math.random()}`;
  const ahead = useOrderAhead(state.phase === "intro", order);
  function start(roundSeed: string, answer: number | null = null) {
    const limit = timeLimit(quiz.timeLimit, pace);
    dispatch({ type: "start", questions: [...questions.keys()], now: now(), limit, seed: roundSeed });
    if (answer !== null) dispatch({ type: "choose", option: answer });
  }
  function resume(found: KeptQuiz) {
    resumed.current = found.state;
    dispatch({ type: "resume", kept: found.state, now: now(), left: timeLeft(found, Date.now()) });
  }
  function leave() {
    forget();
    dispatch({ type: "leave" });
  }
  switch (state.phase) {
    case "intro":
      return (
        <>
          <QuizIntro
            quiz={quiz}
            words={words}
            introduction={introduction}
            cover={cover}
            pace={pace}
            onPace={setPace}
            order={ahead}
            onStart={(answer) => start(ahead ?? order(), answer)}
            kept={kept}
            onResume={resume}
          />
          <QuizSheet quiz={quiz} seed={seed} onlyPrinted />
        </>
      );
    case "questions":
      return <QuizQuestion state={state} questions={questions} words={words} verdict={verdict} dispatch={dispatch} />;
    case "results":
      return results === null ? (
        <PlayScreen className="py-12">
          <p role="status">Po hapen përgjigjet. Nëse nuk dalin, rifresko faqen: asgjë nuk humbet.</p>
        </PlayScreen>
      ) : (
        <results.QuizResults
          outcomes={outcomes(state, questions)}
          again={state.earlier.length > 0}
          questions={questions}
          passScore={passScore}
          timedOut={state.timedOut}
          retry={words.retry}
          onRetry={retryTo === "intro" ? leave : () => start(order())}
          onMissed={(chosen) => dispatch({ type: "again", questions: chosen, seed: order() })}
        />
      );
  }
}

/**
 * Draws the order of the next round while the intro shows its first question. It is drawn in the browser, so that every
 * visitor can get the same cached page.
 *
 * @returns null on the server and before hydration
 */
function useOrderAhead(waits: boolean, order: () => string): string | null {
  const [ahead, setAhead] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn once for each time that the intro is shown.
  useEffect(() => {
    if (waits) setAhead(order());
  }, [waits]);
  return ahead;
}

/** Loads the results' chunk, 3 KB, during the first question. If that fails it tries once more. */
function useResultsView(phase: QuizState["phase"]): typeof import("./quiz-results.client") | null {
  const [view, setView] = useState<typeof import("./quiz-results.client") | null>(null);
  useEffect(() => {
    if (phase !== "intro") import("./quiz-results.client").then(setView, () => undefined);
  }, [phase]);
  return view;
}

const timeIsUp: Notice = { title: "Koha mbaroi!", description: "Le të shohim rezultatet." };

/**
 * Shows each notice once: not again when a stored quiz is opened.
 *
 * @returns whether the shown answer is right; null until it is checked
 */
function useNotices(state: QuizState, questions: Quiz["questions"], resumed: KeptQuiz["state"] | null): boolean | null {
  const ended = state.timedOut ? scoredRound(state) : null;
  useNoticeOf(ended, () => (resumed && ended === scoredRound(resumed) ? null : timeIsUp));
  const shown = state.round[state.current];
  const question = questions[shown?.question ?? -1];
  const checked = shown?.checked && question ? shown : null;
  const isRight = checked !== null && checked.chosen === question?.correctAnswer;
  useNoticeOf(checked, () => {
    if (checked === resumed?.round[resumed.current]) return null;
    if (isRight) return { title: "Correct!", mark: "right", lang: "en" };
    const answer = <InlineHtml html={question?.options[question.correctAnswer] ?? ""} lang="sq" />;
    return { title: "Incorrect!", description: <>The correct answer was {answer}</>, mark: "wrong", lang: "en" };
  });
  return checked === null ? null : isRight;
}
