import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Quiz } from "../../magazine/quiz";
import {
  type AnswerMode,
  canCheck,
  canContinue,
  canGoBack,
  initialQuiz,
  isLast,
  type QuizAction,
  type QuizState,
  quizReducer,
  timeLimit,
} from "./quiz-rules";
import { missed, outcomes, passes, score } from "./quiz-score";

const questions: Quiz["questions"] = [0, 1, 2].map((correctAnswer) => ({
  question: `Pyetja ${correctAnswer}`,
  options: ["a", "b", "c"],
  correctAnswer,
}));

function play(answerMode: AnswerMode, ...actions: QuizAction[]): QuizState {
  return actions.reduce(quizReducer, initialQuiz(answerMode));
}

const start = (over: Partial<QuizAction & { type: "start" }> = {}): QuizAction => ({
  type: "start",
  questions: [0, 1, 2],
  now: 1_000,
  limit: 60_000,
  seed: "fara",
  ...over,
});
const again = (...missed: number[]): QuizAction => ({ type: "again", questions: missed, seed: "tjetra" });
const choose = (option: number): QuizAction => ({ type: "choose", option });
const check: QuizAction = { type: "check" };
const next: QuizAction = { type: "next" };
const back: QuizAction = { type: "back" };
const tick = (now: number): QuizAction => ({ type: "tick", now });

describe("a quiz that is about to start", () => {
  test("is at its intro, with nothing asked and no clock running", () => {
    const intro = initialQuiz("check");
    expect(intro).toEqual({
      phase: "intro",
      answerMode: "check",
      round: [],
      earlier: [],
      seed: "",
      current: 0,
      deadline: null,
      remaining: null,
      timedOut: false,
    });
    expect(quizReducer(intro, tick(10))).toBe(intro);
    for (const action of [choose(0), check, next, back]) expect(quizReducer(intro, action)).toBe(intro);
  });

  test("opens on its first question with all its time", () => {
    const state = play("check", start());
    expect(state).toMatchObject({
      phase: "questions",
      current: 0,
      deadline: 61_000,
      remaining: 60_000,
      timedOut: false,
    });
    expect(state.round).toEqual(
      [0, 1, 2].map((question) => ({ question, chosen: null, checked: false, hinted: false })),
    );
    expect(state.seed).toBe("fara");
  });

  test("does not start without a question", () => {
    expect(play("check", start({ questions: [] })).phase).toBe("intro");
  });

  test("has the time it was given, twice as much, or none", () => {
    expect(timeLimit(10, "given")).toBe(600_000);
    expect(timeLimit(10, "double")).toBe(1_200_000);
    expect(timeLimit(10, "none")).toBeNull();
  });
});

describe("a quiz that checks each answer", () => {
  test("cannot check before an answer is chosen, nor go on before it is checked", () => {
    const question = play("check", start());
    expect(canCheck(question)).toBe(false);
    expect(quizReducer(question, check)).toBe(question);
    const chosen = quizReducer(question, choose(2));
    expect(canCheck(chosen)).toBe(true);
    expect(canContinue(chosen)).toBe(false);
    expect(quizReducer(chosen, next)).toBe(chosen);
  });

  test("locks an answer when it is checked", () => {
    const checked = play("check", start(), choose(1), choose(2), check);
    expect(checked.round[0]).toEqual({ question: 0, chosen: 2, checked: true, hinted: false });
    expect(quizReducer(checked, choose(0))).toBe(checked);
    expect(canCheck(checked)).toBe(false);
    expect(quizReducer(checked, check)).toBe(checked);
    expect(canContinue(checked)).toBe(true);
  });

  test("never goes back", () => {
    const second = play("check", start(), choose(0), check, next);
    expect(second.current).toBe(1);
    expect(canGoBack(second)).toBe(false);
    expect(quizReducer(second, back)).toBe(second);
  });

  test("ends after its last question", () => {
    const last = play("check", start(), choose(0), check, next, choose(0), check, next, choose(2), check);
    expect(isLast(last)).toBe(true);
    const ended = quizReducer(last, next);
    expect(ended).toMatchObject({ phase: "results", timedOut: false });
    expect(outcomes(ended, questions)).toEqual([
      { question: 0, answer: 0, right: true, hinted: false, mended: false },
      { question: 1, answer: 0, right: false, hinted: false, mended: false },
      { question: 2, answer: 2, right: true, hinted: false, mended: false },
    ]);
    expect(score(outcomes(ended, questions))).toEqual({ right: 2, total: 3, percent: 67 });
  });

  test("counts an answer that was chosen but not yet checked when the time ran out as not given", () => {
    const ended = play("check", start(), choose(0), tick(61_000));
    expect(outcomes(ended, questions)[0]).toMatchObject({ question: 0, answer: null, right: false });
  });
});

describe("a quiz of free choice", () => {
  test("lets an answer be changed until the end, and goes back but not before the first question", () => {
    const first = play("free", start());
    expect(canGoBack(first)).toBe(false);
    expect(quizReducer(first, back)).toBe(first);
    const again = play("free", start(), choose(0), next, choose(1), back, choose(2));
    expect(again.current).toBe(0);
    expect(again.round.map(({ chosen }) => chosen)).toEqual([2, 1, null]);
  });

  test("goes on only with an answer, and knows no checking", () => {
    const question = play("free", start());
    expect(canContinue(question)).toBe(false);
    expect(quizReducer(question, next)).toBe(question);
    const chosen = quizReducer(question, choose(1));
    expect(canContinue(chosen)).toBe(true);
    expect(canCheck(chosen)).toBe(false);
    expect(quizReducer(chosen, check)).toBe(chosen);
  });

  test("counts what was chosen when the time runs out", () => {
    const ended = play("free", start(), choose(0), next, choose(1), tick(61_000));
    expect(ended).toMatchObject({ phase: "results", timedOut: true, remaining: 0 });
    expect(outcomes(ended, questions).map(({ right }) => right)).toEqual([true, true, false]);
  });
});

describe("the clock of a quiz", () => {
  test("counts down to the deadline and ends there, not a moment before", () => {
    expect(play("free", start(), tick(60_999))).toMatchObject({ phase: "questions", remaining: 1 });
    expect(play("free", start(), tick(61_000))).toMatchObject({ phase: "results", remaining: 0, timedOut: true });
  });

  test("never shows less than nothing after a tab that slept", () => {
    expect(play("free", start(), tick(9_000_000)).remaining).toBe(0);
  });

  test("does not run without a limit, nor once the results are there", () => {
    const free = play("free", start({ limit: null }));
    expect(free).toMatchObject({ deadline: null, remaining: null });
    expect(quizReducer(free, tick(9_000_000))).toBe(free);
    const ended = play("free", start({ questions: [0] }), choose(0), next);
    expect(quizReducer(ended, tick(9_000_000))).toBe(ended);
  });
});

describe("a hint", () => {
  test("is noted with the answer, and cannot be opened once the answer is checked", () => {
    const hinted = play("check", start(), { type: "hint" }, choose(0), check);
    expect(outcomes(hinted, questions)[0]).toMatchObject({ right: true, hinted: true });
    const checked = play("check", start(), choose(0), check);
    expect(quizReducer(checked, { type: "hint" })).toBe(checked);
  });

  test("may be opened as long as an answer of free choice may change", () => {
    expect(play("free", start(), choose(0), { type: "hint" }).round[0]?.hinted).toBe(true);
  });
});

describe("a kept quiz", () => {
  const kept = play("check", start(), choose(0), check, next, choose(2), tick(31_000));

  test("goes on where it was, its clock from the time that is left", () => {
    const state = play("check", { type: "resume", kept, now: 500, left: 20_000 });
    expect(state).toEqual({ ...kept, deadline: 20_500, remaining: 20_000 });
    expect(quizReducer(state, tick(20_500)).phase).toBe("results");
  });

  test("goes on without a clock where its time ran out meanwhile", () => {
    const state = play("check", { type: "resume", kept, now: 500, left: null });
    expect(quizReducer(state, tick(9_000_000))).toBe(state);
    expect(state).toMatchObject({ current: 1, deadline: null, remaining: null });
  });
});

describe("trying again", () => {
  test("resets answers and clock", () => {
    const again = play("check", start(), choose(0), check, next, tick(50_000), start({ now: 70_000 }));
    expect(again).toEqual(play("check", start({ now: 70_000 })));
  });

  test("may be over the missed questions only: hints open, no clock, and the first answers still make the score", () => {
    const ended = play("check", start(), choose(0), check, next, choose(0), check, next, choose(0), check, next);
    const second = quizReducer(ended, again(1, 2));
    expect(second).toMatchObject({ phase: "questions", current: 0, deadline: null, remaining: null, seed: "tjetra" });
    expect(second.round).toEqual([1, 2].map((question) => ({ question, chosen: null, checked: false, hinted: true })));
    const done = [choose(1), check, next, choose(0), check, next].reduce(quizReducer, second);
    const all = outcomes(done, questions);
    expect(score(all)).toEqual({ right: 1, total: 3, percent: 33 });
    expect(all.map(({ mended }) => mended)).toEqual([false, true, false]);
    expect(missed(all)).toEqual([2]);
    const third = [again(2), choose(2), check, next].reduce(quizReducer, done);
    expect(missed(outcomes(third, questions))).toEqual([]);
    expect(score(outcomes(third, questions)).percent).toBe(33);
  });

  test("over missed questions waits for the results, and needs a missed one", () => {
    const question = play("check", start());
    expect(quizReducer(question, again(1))).toBe(question);
    const ended = quizReducer(question, tick(61_000));
    expect(quizReducer(ended, again())).toBe(ended);
    expect(quizReducer(ended, again(0)).timedOut).toBe(true);
  });

  test("may lead back to the intro", () => {
    expect(play("free", start(), choose(1), { type: "leave" })).toEqual(initialQuiz("free"));
  });

  test("has nothing to check, choose or pass over once the results are there", () => {
    const ended = play("check", start(), choose(0), tick(61_000));
    for (const action of [choose(1), check, next, back]) expect(quizReducer(ended, action)).toBe(ended);
    expect(canCheck(ended)).toBe(false);
    const free = play("free", start(), choose(0), next, choose(1), tick(61_000));
    for (const action of [choose(1), next, back]) expect(quizReducer(free, action)).toBe(free);
    expect([canContinue(free), canGoBack(free)]).toEqual([false, false]);
  });
});

test("in thousands of random plays the clock stays in its bounds and the score is a whole percentage of what was right", () => {
  const action = fc.oneof(
    fc.nat({ max: 2 }).map(choose),
    fc.constantFrom<QuizAction>(check, next, back),
    fc.nat({ max: 2_500 }).map((now) => tick(1_000 + now)),
  );
  fc.assert(
    fc.property(
      fc.constantFrom<AnswerMode>("check", "free"),
      fc.array(action, { maxLength: 25 }),
      (answerMode, actions) => {
        let state = play(answerMode, start({ limit: 2_000 }));
        for (const move of actions) {
          state = quizReducer(state, move);
          expect(state.remaining).toBeGreaterThanOrEqual(0);
          expect(state.current).toBeLessThan(questions.length);
        }
        const all = outcomes(state, questions);
        const { right, total, percent } = score(all);
        expect(total).toBe(3);
        expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
        expect(percent).toBe([0, 33, 67, 100][right]);
        expect(passes(percent, 70)).toBe(right === 3);
        for (const { question, answer, right: wasRight } of all) {
          expect(wasRight).toBe(answer === questions[question]?.correctAnswer);
        }
      },
    ),
    { numRuns: 10_000 },
  );
}, 60_000);
