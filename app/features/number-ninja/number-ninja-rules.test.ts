import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allOperations } from "./exercise";
import {
  type Game,
  initialNinja,
  missedOf,
  type NinjaAction,
  type NinjaState,
  ninjaReducer,
  rightIn,
  wrongInputs,
} from "./number-ninja-rules";

const game: Game = { levels: 5, limit: 60_000, operations: allOperations, seed: "klasa", shared: false };

const started = (over: Partial<Game> = {}, now = 1_000) =>
  ninjaReducer(initialNinja, { type: "start", game: { ...game, ...over }, now });
const submit: NinjaAction = { type: "submit", now: 3_500 };
const type = (text: string | number): NinjaAction => ({ type: "type", text: `${text}` });
const answer = (state: NinjaState, text: string | number) => [type(text), submit].reduce(ninjaReducer, state);
const right = (state: NinjaState) => answer(state, state.exercise?.answer ?? "");
const wrong = (state: NinjaState) => answer(state, (state.exercise?.answer ?? 0) + 1);

function times(count: number, move: (state: NinjaState) => NinjaState, state: NinjaState): NinjaState {
  let now = state;
  for (let turn = 0; turn < count; turn++) now = move(now);
  return now;
}

describe("starting", () => {
  test("resets score, level, streak and time and shows an exercise", () => {
    expect(started()).toMatchObject({
      phase: "playing",
      score: 0,
      level: 1,
      streak: 0,
      typed: "",
      deadline: 61_000,
      remaining: 60_000,
      verdict: null,
      practice: null,
    });
    expect(started().exercise).not.toBeNull();
    const again = ninjaReducer(times(9, right, started()), { type: "start", game, now: 1_000 });
    expect(again).toEqual(started());
  });

  test("with the same seed meets the same exercises, with another seed others", () => {
    const met = (seed: string) => {
      let state = started({ seed });
      return Array.from({ length: 12 }, () => {
        const exercise = state.exercise;
        state = wrong(state);
        return exercise;
      });
    };
    expect(met("10b")).toEqual(met("10b"));
    expect(met("10b")).not.toEqual(met("10c"));
  });

  test("meets the same exercise whether the one before was answered or missed", () => {
    expect(right(started()).exercise).toEqual(wrong(started()).exercise);
  });
});

describe("an answer", () => {
  test("that is right earns ten points a level", () => {
    const first = right(started());
    expect(first).toMatchObject({ score: 10, streak: 1, typed: "" });
    expect(first.answers).toEqual([
      { exercise: started().exercise, input: started().exercise?.answer, right: true, answerMs: 2_500 },
    ]);
    expect(first.verdict).toMatchObject({ kind: "correct", points: 10, newLevel: null });
  });

  test("that is wrong costs nothing but the streak, and the exercise is kept for later", () => {
    const before = times(3, right, started());
    const after = wrong(before);
    expect(after).toMatchObject({ score: 30, streak: 0 });
    expect([rightIn(after.answers), after.answers.length]).toEqual([3, 4]);
    expect(missedOf(after.answers)).toEqual([before.exercise]);
    const input = (before.exercise?.answer ?? 0) + 1;
    expect(after.verdict).toEqual({ kind: "incorrect", exercise: before.exercise, input });
  });

  test("may be typed with a comma or a dot", () => {
    const { exercise } = started();
    for (const tail of [",0", ".0"]) expect(rightIn(answer(started(), `${exercise?.answer}${tail}`).answers)).toBe(1);
  });

  test("that is no number is not an answer", () => {
    for (const text of ["", " ", "-", "dy", "1,2,3"]) {
      const state = ninjaReducer(started(), type(text));
      const inputError = text.trim() === "" ? "empty" : "not a number";
      expect(ninjaReducer(state, submit)).toEqual({ ...state, inputError });
      expect(answer(ninjaReducer(state, submit), "7").inputError).toBeNull();
    }
  });

  test("comes digit by digit from the keypad, and can be erased", () => {
    const keys: NinjaAction[] = [
      { type: "press", digit: "4" },
      { type: "press", digit: "2" },
      { type: "erase" },
      { type: "press", digit: "0" },
    ];
    expect(keys.reduce(ninjaReducer, started()).typed).toBe("40");
    expect(ninjaReducer(ninjaReducer(started(), type(123)), { type: "erase" }).typed).toBe("12");
  });

  test("is no longer than nine signs", () => {
    expect(ninjaReducer(started(), type("1234567890123")).typed).toBe("123456789");
  });
});

describe("the level", () => {
  test("is not raised by the fifth right answer in a row, only by the sixth, which starts a new streak (product 8.4)", () => {
    const five = times(5, right, started());
    expect(five).toMatchObject({ level: 1, streak: 5, score: 50 });
    const six = right(five);
    expect(six).toMatchObject({ level: 2, streak: 0, score: 60 });
    expect(six.verdict).toMatchObject({ kind: "correct", points: 10, newLevel: 2 });
    expect(right(six).score).toBe(80);
  });

  test("is not raised after a miss before the streak is long enough again", () => {
    expect(times(5, right, wrong(times(5, right, started()))).level).toBe(1);
  });

  test("stays at the highest, where the streak goes on", () => {
    const top = times(6, right, started({ levels: 2 }));
    expect(top).toMatchObject({ level: 2, streak: 0 });
    expect(times(8, right, top)).toMatchObject({ level: 2, streak: 8 });
  });
});

describe("the clock", () => {
  test("ends the game at the deadline, not a moment before", () => {
    expect(ninjaReducer(started(), { type: "tick", now: 60_999 })).toMatchObject({ phase: "playing", remaining: 1 });
    const ended = ninjaReducer(started(), { type: "tick", now: 61_000 });
    expect(ended).toMatchObject({ phase: "result", remaining: 0, exercise: null, typed: "" });
    expect(ninjaReducer(ended, { type: "tick", now: 99_000 })).toBe(ended);
  });

  test("takes a right answer that was typed and not yet sent", () => {
    const typed = ninjaReducer(started(), type(started().exercise?.answer ?? ""));
    const ended = ninjaReducer(typed, { type: "tick", now: 61_000 });
    expect(ended).toMatchObject({ phase: "result", score: 10, typed: "", unsent: null });
  });

  test("counts no half of an answer, and tells what it was", () => {
    const wanted = started().exercise?.answer ?? 0;
    const ended = ninjaReducer(ninjaReducer(started(), type(wanted * 10 + 1)), { type: "tick", now: 61_000 });
    expect(ended).toMatchObject({ phase: "result", score: 0, answers: [], typed: "" });
    expect(ended.unsent).toEqual({ exercise: started().exercise, typed: `${wanted * 10 + 1}` });
  });

  test("does not run in a game without one, which ends when the player says so", () => {
    const free = started({ limit: null });
    expect(free).toMatchObject({ deadline: null, remaining: null });
    expect(ninjaReducer(free, { type: "tick", now: 1e9 })).toBe(free);
    expect(ninjaReducer(free, { type: "finish" })).toMatchObject({ phase: "result", remaining: null });
  });

  test("has no say outside a game", () => {
    for (const action of [{ type: "tick", now: 5 }, { type: "finish" }, submit, type(3)] satisfies NinjaAction[]) {
      expect(ninjaReducer(initialNinja, action)).toBe(initialNinja);
    }
  });
});

describe("the missed exercises", () => {
  const finished = () => ninjaReducer(times(3, wrong, right(started())), { type: "finish" });
  const practised = (state: NinjaState) =>
    ninjaReducer(state, { type: "practise", exercises: missedOf(state.answers), now: 0 });

  test("can be played once more, without clock or points, until they are done", () => {
    const round = practised(finished());
    expect(round).toMatchObject({ phase: "playing", deadline: null, score: 0 });
    expect(round.practice).toEqual(missedOf(finished().answers));
    const done = times(round.practice?.length ?? 0, right, round);
    expect(done).toMatchObject({ phase: "result", score: 0, level: 1 });
    expect(rightIn(done.answers)).toBe(round.practice?.length);
  });

  test("that are missed again can be played again", () => {
    const round = practised(finished());
    const again = times(round.practice?.length ?? 0, wrong, round);
    expect(missedOf(again.answers)).toEqual(round.practice);
    expect(practised(again).phase).toBe("playing");
  });

  test("keep each wrong number once, and no right one", () => {
    const first = finished();
    const [missed] = missedOf(first.answers);
    if (missed === undefined) throw new Error("nothing was missed");
    expect(wrongInputs(first.answers, missed)).toEqual([missed.answer + 1]);
    const twice = first.answers.concat(first.answers);
    expect(wrongInputs(twice, missed)).toEqual([missed.answer + 1]);
    const done = times(3, right, practised(first));
    expect(wrongInputs(done.answers, missed)).toEqual([]);
  });

  test("in a long round raise no level", () => {
    const round = practised(ninjaReducer(times(20, wrong, started()), { type: "finish" }));
    expect(times(8, right, round)).toMatchObject({ level: 1, score: 0, verdict: { points: 0, newLevel: null } });
  });

  test("are a round only outside a game, and only where there are any", () => {
    expect(practised(wrong(started())).practice).toBeNull();
    const clean = ninjaReducer(right(started()), { type: "finish" });
    expect(practised(clean)).toBe(clean);
  });

  test("of an earlier day are a round from the intro", () => {
    const exercises = missedOf(finished().answers);
    const round = ninjaReducer(initialNinja, { type: "practise", exercises, now: 0 });
    expect(round).toMatchObject({ phase: "playing", practice: exercises, remaining: null });
    expect(times(exercises.length, right, round).phase).toBe("result");
  });
});

test("letters are told before they are sent, and no more once they are gone", () => {
  const letters = ninjaReducer(started(), type("12a"));
  expect(letters.inputError).toBe("not a number");
  expect(ninjaReducer(letters, { type: "erase" }).inputError).toBeNull();
  for (const text of ["12", "-3", "−3", "1,5", " 7"]) expect(ninjaReducer(started(), type(text)).inputError).toBeNull();
});

test("the exercise before is fresh until something is typed", () => {
  expect(wrong(started()).fresh).toBe(true);
  expect(ninjaReducer(wrong(started()), type(1)).fresh).toBe(false);
});

test("leaving leads back to the intro", () => {
  expect(ninjaReducer(times(3, wrong, started()), { type: "leave" })).toBe(initialNinja);
});

test("in thousands of random games the score is the sum of its points, the level never falls and the clock is never below 0", () => {
  const move = fc.oneof(
    { weight: 6, arbitrary: fc.constant("right") },
    { weight: 2, arbitrary: fc.constant("wrong") },
    { weight: 1, arbitrary: fc.nat({ max: 90_000 }) },
  );
  fc.assert(
    fc.property(
      fc.string(),
      fc.integer({ min: 1, max: 9 }),
      fc.array(move, { maxLength: 40 }),
      (seed, levels, moves) => {
        let state = started({ seed, levels });
        let points = 0;
        for (const one of moves) {
          const { level, phase } = state;
          const playing = phase === "playing";
          if (one === "right") {
            if (playing) points += 10 * level;
            state = right(state);
          } else if (one === "wrong") state = wrong(state);
          else state = ninjaReducer(state, { type: "tick", now: one as number });
          expect(state.level).toBeGreaterThanOrEqual(level);
          expect(state.level).toBeLessThanOrEqual(levels);
          expect(state.remaining).toBeGreaterThanOrEqual(0);
          expect(state.score).toBe(points);
        }
      },
    ),
    { numRuns: 10_000 },
  );
}, 60_000);
