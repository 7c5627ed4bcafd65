import { useEffect, useMemo, useRef, useState } from "react";
import type { Quiz } from "../../magazine/quiz";
import { type KeptQuiz, quizMemory } from "./quiz-memory";
import type { QuizState } from "./quiz-rules";

/**
 * Keeps a quiz with each answer, and finds what an earlier visit left. It is that of this tab.
 *
 * It is read after the page is hydrated, since the server cannot know it. The clock is kept with the answers and not with
 * each of its ticks, four a second.
 *
 * @returns null where nothing is kept, or not of these questions
 */
export function useQuizMemory(
  slug: string,
  questions: Quiz["questions"],
  state: QuizState,
): { kept: KeptQuiz | null; forget: () => void } {
  const record = useMemo(() => quizMemory(slug, questions), [slug, questions]);
  const [kept, setKept] = useState<KeptQuiz | null>(null);
  const latest = useRef(state);
  latest.current = state;
  useEffect(() => setKept(record.read()), [record]);
  const { phase, round, current } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer and a step are kept, the clock with them.
  useEffect(() => {
    if (phase === "intro") return;
    const { remaining } = latest.current;
    record.write({ state: latest.current, endsAt: remaining === null ? null : Date.now() + remaining });
  }, [record, phase, round, current]);
  function forget() {
    record.forget();
    setKept(null);
  }
  return { kept: kept?.state.answerMode === state.answerMode ? kept : null, forget };
}
