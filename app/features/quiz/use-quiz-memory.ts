import { useEffect, useMemo, useRef, useState } from "react";
import type { Quiz } from "../../magazine/quiz";
import { useOnChange } from "../../play/use-on-change";
import { type KeptQuiz, quizMemory } from "./quiz-memory";
import type { QuizState } from "./quiz-rules";

/**
 * Stores a quiz after each answer. It finds the one that an earlier visit in this tab left.
 *
 * It is read after hydration, since the server cannot know it. The clock is stored with the answers, not at each of its
 * four ticks a second.
 *
 * @returns null if nothing is stored, or only for other questions
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
  // Stored after an answer or a step, the clock with them.
  useOnChange([record, phase, round, current], () => {
    if (phase === "intro") return;
    const { remaining } = latest.current;
    record.write({ state: latest.current, endsAt: remaining === null ? null : Date.now() + remaining });
  });
  function forget() {
    record.forget();
    setKept(null);
  }
  return { kept: kept?.state.answerMode === state.answerMode ? kept : null, forget };
}
