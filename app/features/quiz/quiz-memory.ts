/**
 * Stores a started quiz until the tab is closed (docs/decisions/015). A reload, Back or a discarded tab loses no
 * answer. Its clock continues meanwhile, like a wall clock. If it ran out, the quiz continues without one.
 */

import { fnv1a } from "../../magazine/hash";
import { isObject } from "../../magazine/is-object";
import type { Quiz } from "../../magazine/quiz";
import { type DeviceRecord, deviceRecord } from "../../play/device-memory";
import type { QuizState, RoundQuestion } from "./quiz-rules";

export interface KeptQuiz {
  state: QuizState;
  /** Time at which the clock ends, in milliseconds since 1970; null without a clock. */
  endsAt: number | null;
}

type Questions = Quiz["questions"];

/** Returns the device record of a quiz. It reads as null if it was written for other questions. */
export function quizMemory(slug: string, questions: Questions): DeviceRecord<KeptQuiz> {
  const edition = fnv1a(JSON.stringify(questions.map(({ question, options }) => [question, options])));
  const record = deviceRecord<KeptQuiz & { edition: number }>({
    name: `kuizi/${slug}`,
    version: 1,
    lasts: "tab",
    parse: (value) => (isKept(value, questions) && value.edition === edition ? value : null),
  });
  return { ...record, write: (kept) => record.write({ ...kept, edition }) };
}

/**
 * Returns the milliseconds left on a stored quiz's clock. They never exceed those left when it was stored. Null without
 * a clock.
 */
export function timeLeft({ state: { remaining }, endsAt }: KeptQuiz, now: number): number | null {
  if (endsAt === null || remaining === null || endsAt <= now) return null;
  return Math.min(remaining, endsAt - now);
}

type Fields<T> = { [Name in keyof T]?: unknown };

const isCount = (value: unknown, below: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < below;
const isTime = (value: unknown): boolean => value === null || (typeof value === "number" && value >= 0);

function isKept(value: unknown, questions: Questions): value is KeptQuiz & { edition: number } {
  if (!isObject(value)) return false;
  const { state, endsAt }: Fields<KeptQuiz> = value;
  if (!isObject(state) || !isTime(endsAt)) return false;
  const { phase, answerMode, round, earlier, seed, current, remaining, timedOut }: Fields<QuizState> = state;
  return (
    (phase === "questions" || phase === "results") &&
    (answerMode === "check" || answerMode === "free") &&
    isRound(round, questions) &&
    isCount(current, round.length) &&
    Array.isArray(earlier) &&
    earlier.every((one) => isRound(one, questions)) &&
    typeof seed === "string" &&
    typeof timedOut === "boolean" &&
    isTime(remaining)
  );
}

function isRound(value: unknown, questions: Questions): value is RoundQuestion[] {
  return Array.isArray(value) && value.length > 0 && value.every((one) => isRoundQuestion(one, questions));
}

function isRoundQuestion(value: unknown, questions: Questions): boolean {
  if (!isObject(value)) return false;
  const { question, chosen, checked, hinted }: Fields<RoundQuestion> = value;
  if (!isCount(question, questions.length)) return false;
  const options = questions[question]?.options.length ?? 0;
  return (chosen === null || isCount(chosen, options)) && typeof checked === "boolean" && typeof hinted === "boolean";
}
