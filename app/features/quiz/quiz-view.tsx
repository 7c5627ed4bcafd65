import { type ReactNode, useReducer, useState } from "react";
import type { Quiz } from "../../magazine/quiz";
import type { Notice } from "../../play/toast/toast";
import { useNoticeOf } from "../../play/toast/use-notice-of";
import { usePlayClock } from "../../play/use-play-clock";
import "./quiz.css";
import { InlineHtml } from "./inline-html";
import { QuizIntro } from "./quiz-intro";
import { QuizQuestion } from "./quiz-question.client";
import { QuizResults } from "./quiz-results.client";
import { type AnswerMode, initialQuiz, type Pace, quizReducer, timeLimit } from "./quiz-rules";
import { outcomes } from "./quiz-score";
import type { QuizWords } from "./quiz-words";

export interface QuizProps {
  quiz: Quiz;
  answerMode: AnswerMode;
  words: QuizWords;
  /** Where `Retake` leads: a new round at once, or the intro. */
  retryTo: "questions" | "intro";
  /** Shown before the start alone. */
  introduction: ReactNode;
}

/** A quiz from its intro to its results. */
export function QuizView({ quiz, answerMode, words, retryTo, introduction }: QuizProps) {
  const { questions, passScore } = quiz;
  const [state, dispatch] = useReducer(quizReducer, answerMode, initialQuiz);
  const [pace, setPace] = useState<Pace>("given");
  const now = usePlayClock(state.phase === "questions" && state.deadline !== null, (time) =>
    dispatch({ type: "tick", now: time }),
  );
  const { timedOut } = state;
  useNoticeOf(timedOut ? state.round : null, () => timeIsUp);
  const verdict = useVerdict(state, questions);

  const start = (chosen: number[]) =>
    dispatch({ type: "start", questions: chosen, now: now(), limit: timeLimit(quiz.timeLimit, pace) });
  const all = [...questions.keys()];
  switch (state.phase) {
    case "intro":
      return (
        <>
          {introduction}
          <QuizIntro quiz={quiz} words={words} pace={pace} onPace={setPace} onStart={() => start(all)} />
        </>
      );
    case "questions":
      return <QuizQuestion state={state} questions={questions} words={words} verdict={verdict} dispatch={dispatch} />;
    case "results":
      return (
        <QuizResults
          outcomes={outcomes(state, questions)}
          questions={questions}
          passScore={passScore}
          timedOut={timedOut}
          retry={words.retry}
          onRetry={() => (retryTo === "intro" ? dispatch({ type: "leave" }) : start(all))}
          onMissed={start}
        />
      );
  }
}

const timeIsUp: Notice = { title: "Koha mbaroi!", description: "Le të shohim rezultatet." };

/** Whether the shown answer is right, null until it is checked; a notice says it then. */
function useVerdict(state: ReturnType<typeof quizReducer>, questions: Quiz["questions"]): boolean | null {
  const shown = state.round[state.current];
  const question = questions[shown?.question ?? -1];
  const checked = shown?.checked && question ? shown : null;
  const isRight = checked !== null && checked.chosen === question?.correctAnswer;
  useNoticeOf(checked, () => {
    if (isRight) return { title: "Correct!", mark: "right", lang: "en" };
    const answer = <InlineHtml html={question?.options[question.correctAnswer] ?? ""} lang="sq" />;
    return { title: "Incorrect!", description: <>The correct answer was {answer}</>, mark: "wrong", lang: "en" };
  });
  return checked === null ? null : isRight;
}
