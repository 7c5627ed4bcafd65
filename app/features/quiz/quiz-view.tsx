import { type ReactNode, useReducer, useState } from "react";
import type { Quiz } from "../../magazine/quiz";
import type { Notice } from "../../play/toast/toast";
import { useNoticeOf } from "../../play/toast/use-notice-of";
import { usePlayClock } from "../../play/use-play-clock";
import "../../play/play.css";
import "./quiz.css";
import { Phrase } from "./phrase";
import { QuizIntro } from "./quiz-intro";
import { QuizQuestion } from "./quiz-question.client";
import { QuizResults } from "./quiz-results.client";
import { outcomes, type Pace, quizAtIntro, quizReducer, timeLimit, type Way } from "./quiz-rules";
import type { QuizWords } from "./quiz-words";

export interface QuizProps {
  quiz: Quiz;
  way: Way;
  words: QuizWords;
  /** Where 'retry' leads: a new round at once, or the intro. */
  retryTo: "questions" | "intro";
  /** Stands before the start, and makes room once the quiz is on. */
  introduction: ReactNode;
}

/** A quiz from its intro to its results. */
export function QuizView({ quiz, way, words, retryTo, introduction }: QuizProps) {
  const { questions, passScore } = quiz;
  const [state, dispatch] = useReducer(quizReducer, way, quizAtIntro);
  const [pace, setPace] = useState<Pace>("given");
  const now = usePlayClock(state.phase === "questions" && state.deadline !== null, (at) =>
    dispatch({ type: "tick", now: at }),
  );
  const { timedOut } = state;
  useNoticeOf(timedOut ? state.round : null, () => timeIsUp);
  const verdict = useVerdict(state, questions);

  const start = (asked: number[]) =>
    dispatch({ type: "start", questions: asked, now: now(), limit: timeLimit(quiz.timeLimit, pace) });
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

/** Whether the answer in view was right, once it is checked; said in a notice when that happens. */
function useVerdict(state: ReturnType<typeof quizReducer>, questions: Quiz["questions"]): boolean | null {
  const asked = state.round[state.at];
  const question = questions[asked?.question ?? -1];
  const checked = asked?.checked && question ? asked : null;
  const isRight = checked !== null && checked.chosen === question?.correctAnswer;
  useNoticeOf(checked, () => {
    if (isRight) return { title: "Correct!", lang: "en" };
    const answer = <Phrase html={question?.options[question.correctAnswer] ?? ""} lang="sq" />;
    return { title: "Incorrect!", description: <>The correct answer was {answer}</>, lang: "en" };
  });
  return checked === null ? null : isRight;
}
