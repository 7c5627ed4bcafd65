// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import type { Quiz } from "../../magazine/quiz";
import { quizMemory, timeLeft } from "./quiz-memory";
import { initialQuiz, type QuizAction, type QuizState, quizReducer } from "./quiz-rules";

const questions: Quiz["questions"] = [
  { question: "Sa është 2 + 2?", options: ["3", "4"], correctAnswer: 1 },
  { question: "Sa është 2 + 3?", options: ["5", "6"], correctAnswer: 0 },
];
const actions: QuizAction[] = [
  { type: "start", questions: [0, 1], now: 0, limit: 60_000, seed: "fara" },
  { type: "choose", option: 1 },
  { type: "check" },
];
const started = actions.reduce(quizReducer, initialQuiz("check"));
const kept = { state: started, endsAt: 90_000 };
const memory = quizMemory("provë", questions);

beforeEach(() => sessionStorage.clear());

test("a started quiz comes back with its answers", () => {
  memory.write(kept);
  expect(memory.read()).toMatchObject(kept);
});

test("what was kept of other questions is not offered", () => {
  memory.write(kept);
  const changed = questions.map((one) => ({ ...one, question: `${one.question} Po tani?` }));
  expect(quizMemory("provë", changed).read()).toBeNull();
});

test.each<[string, Partial<Record<keyof QuizState, unknown>>]>([
  ["a question that there is not", { current: 2 }],
  ["an option that there is not", { round: [{ question: 0, chosen: 2, checked: true, hinted: false }] }],
  ["a round of another shape", { round: [{ question: 0 }] }],
  ["no round", { round: [] }],
  ["a phase without answers", { phase: "intro" }],
  ["a broken earlier round", { earlier: [[{ question: 9, chosen: null, checked: false, hinted: false }]] }],
  ["a time that is none", { remaining: "gjithë kohën" }],
])("a damaged record reads as null: %s", (_, damage) => {
  memory.write({ ...kept, state: { ...started, ...damage } as QuizState });
  expect(memory.read()).toBeNull();
});

test("the clock went on while the page was away, and never gives more than was left", () => {
  expect(timeLeft(kept, 70_000)).toBe(20_000);
  expect(timeLeft(kept, -1_000_000)).toBe(60_000);
  expect(timeLeft(kept, 90_000)).toBeNull();
  expect(timeLeft({ ...kept, endsAt: null }, 0)).toBeNull();
});
