// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from "vitest";
import { allOperations, type NinjaExercise } from "./exercise";
import { afterAnswers, bestOf, keepRound, modeOf, rememberGame, restoredRound, weakFacts } from "./ninja-memory";
import { type AnsweredExercise, type Game, initialNinja, type NinjaState, ninjaReducer } from "./number-ninja-rules";

const game: Game = { levels: 5, limit: 60_000, operations: allOperations, seed: "abc234", shared: false };
const start = (over: Partial<Game> = {}) =>
  ninjaReducer(initialNinja, { type: "start", game: { ...game, ...over }, now: 1_000 });

function answer(state: NinjaState, slip = 0, now = state.shownAt + 2_000): NinjaState {
  const typed = ninjaReducer(state, { type: "type", text: `${(state.exercise?.answer ?? 0) + slip}` });
  return ninjaReducer(typed, { type: "submit", now });
}
const answers = (state: NinjaState, slips: number[]) => slips.reduce((now, slip) => answer(now, slip), state);
const finish = (state: NinjaState) => ninjaReducer(state, { type: "finish" });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("the best game", () => {
  test("is that with most points, with its pace in milliseconds to a right answer", () => {
    expect(rememberGame(finish(answers(start(), [0, 0, 1])))).toBeNull();
    expect(bestOf(modeOf(game))).toEqual({ score: 20, pace: 3_000 });
    expect(rememberGame(finish(answers(start(), [0])))).toMatchObject({ score: 20 });
    expect(rememberGame(finish(answers(start(), [0, 0, 0])))).toMatchObject({ score: 20 });
    expect(bestOf(modeOf(game))).toEqual({ score: 30, pace: 2_000 });
  });

  test("belongs to its mode: clock, operations, and the seed of a class's link", () => {
    rememberGame(finish(answers(start(), [0])));
    for (const other of [{ limit: 30_000 }, { operations: ["division"] as const }, { shared: true }]) {
      expect(bestOf(modeOf({ ...game, ...other }))).toBeNull();
    }
    expect(bestOf(modeOf({ ...game, seed: "zzz" }))).not.toBeNull();
  });

  test("is none without a clock, without points, or of what another wrote into the storage", () => {
    rememberGame(finish(answers(start({ limit: null }), [0])));
    rememberGame(finish(answers(start(), [1])));
    expect(bestOf(modeOf({ ...game, limit: null }))).toBeNull();
    expect(bestOf(modeOf(game))).toBeNull();
    localStorage.setItem("prizma:ninja/rekordi", JSON.stringify([1, [[modeOf(game), { score: "1" }], 7]]));
    expect(bestOf(modeOf(game))).toBeNull();
  });
});

describe("a fact", () => {
  const fact = (left: number, right: number): NinjaExercise => ({
    operation: "multiplication",
    left,
    right,
    answer: left * right,
  });
  const answered = (exercise: NinjaExercise, right: boolean): AnsweredExercise => ({
    exercise,
    input: 0,
    right,
    answerMs: 1,
  });

  test("that was missed wants two right answers for each miss, six at most", () => {
    const miss = answered(fact(7, 8), false);
    expect(afterAnswers([], [miss])).toEqual([{ exercise: fact(7, 8), wants: 2 }]);
    expect(afterAnswers([], [miss, miss, miss, miss])).toEqual([{ exercise: fact(7, 8), wants: 6 }]);
  });

  test("is the same whichever factor comes first, and known after its right answers", () => {
    const missed = afterAnswers([], [answered(fact(7, 8), false)]);
    const once = afterAnswers(missed, [answered(fact(8, 7), true)]);
    expect(once).toMatchObject([{ wants: 1 }]);
    expect(afterAnswers(once, [answered(fact(7, 8), true)])).toEqual([]);
  });

  test("never missed is not kept, and no more than sixty are", () => {
    expect(afterAnswers([], [answered(fact(2, 3), true)])).toEqual([]);
    const many = Array.from({ length: 90 }, (_, index) => answered(fact(1, index + 1), false));
    expect(afterAnswers([], many)).toHaveLength(60);
  });

  test("is remembered from game to game, the weakest first", () => {
    const played = finish(answers(start(), [1, 0, 1]));
    rememberGame(played);
    const [first] = played.answers;
    rememberGame({ ...played, answers: first ? [first] : [] });
    expect(weakFacts()).toMatchObject([{ exercise: first?.exercise, wants: 4 }, { wants: 2 }]);
  });
});

describe("a game that is being played", () => {
  const wall = 1_800_000_000_000;

  test("is taken up where it was, with the time that went by", () => {
    const playing = { ...answers(start(), [0, 1, 0]), remaining: 40_000 };
    keepRound(playing, wall);
    const back = restoredRound(500, wall + 10_000, null);
    expect(back).toMatchObject({ phase: "playing", score: 20, streak: 1, remaining: 30_000, deadline: 30_500 });
    expect([back?.exercise, back?.answers]).toEqual([playing.exercise, playing.answers]);
  });

  test("that a reload outlasted ends at once; a minute later it is forgotten", () => {
    keepRound({ ...answers(start(), [0]), remaining: 5_000 }, wall);
    const late = restoredRound(500, wall + 20_000, null);
    expect(late && ninjaReducer(late, { type: "tick", now: 750 })).toMatchObject({ phase: "result", score: 10 });
    expect(restoredRound(500, wall + 90_000, null)).toBeNull();
    expect(restoredRound(500, wall, null)).toBeNull();
  });

  test("of an assignment is never forgotten before it was seen: it is played once", () => {
    const longest = Number.POSITIVE_INFINITY;
    keepRound({ ...answers(start({ seed: "4711/17/2", shared: true }), [0]), remaining: 5_000 }, wall);
    expect(restoredRound(500, wall + 900_000, "4711/17/3", longest)).toBeNull();
    const late = restoredRound(500, wall + 900_000, "4711/17/2", longest);
    expect(late && ninjaReducer(late, { type: "tick", now: 750 })).toMatchObject({ phase: "result", score: 10 });
  });

  test("a clock that was set back wins no more than the full time", () => {
    keepRound({ ...start(), remaining: 50_000 }, wall);
    expect(restoredRound(0, wall - 3_600_000, null)?.remaining).toBe(60_000);
  });

  test("is not taken up by the link of a class, nor that of a class without it", () => {
    keepRound(start(), wall);
    expect(restoredRound(0, wall, "klasa10b")).toBeNull();
    keepRound(start({ seed: "klasa10b", shared: true }), wall);
    expect(restoredRound(0, wall, null)).toBeNull();
    expect(restoredRound(0, wall, "klasa10b")?.game?.seed).toBe("klasa10b");
  });

  test("is forgotten at its end; a damaged one is none", () => {
    keepRound(start(), wall);
    keepRound(finish(start()), wall);
    expect(restoredRound(0, wall, null)).toBeNull();
    sessionStorage.setItem("prizma:ninja/raundi", '[1,{"game":{"levels":5,"limit":60000,"operations":["x"]}}]');
    expect(restoredRound(0, wall, null)).toBeNull();
  });

  test("of practice goes on after a reload with what was left of it, and ends like any other", () => {
    const missed = [0, 1, 2].map((k): NinjaExercise => ({ operation: "addition", left: 7, right: k, answer: 7 + k }));
    const round = ninjaReducer(initialNinja, { type: "practise", exercises: missed, now: 1_000 });
    keepRound(answers(round, [0, 1]), wall);
    expect(restoredRound(0, wall, "klasa10b")).toBeNull();
    const back = restoredRound(500, wall + 10_000, null) as NinjaState;
    expect(back).toMatchObject({ phase: "playing", exercise: missed[2], practice: [missed[2]], score: 0 });
    expect(back.answers.map(({ right }) => right)).toEqual([true, false]);
    keepRound(answer(back), wall);
    expect(restoredRound(500, wall, null)).toBeNull();
  });
});
