import { describe, expect, test } from "vitest";
import type { Answer, Exercise } from "../../magazine/practice/exercise";
import { shuffledOptions, shuffleSeed } from "../../magazine/practice/shuffled-places";
import {
  canCheck,
  gradeOf,
  initialPractice,
  leadOf,
  nextIndex,
  type PracticeAction,
  practiceReducer,
} from "./practice-rules";

const exercise = (id: string, answer: Answer): Exercise => ({
  id,
  step: "kuptoj",
  parameters: [{ name: "a", from: "1", to: "9", step: "1" }],
  conditions: [],
  prints: [],
  question: "?",
  answer,
  errors: [],
  hints: ["një", "dy"],
  solution: ["…"],
});
const sum = exercise("shuma", { kind: "number", value: "3 + 4" });
const order = exercise("radha", { kind: "order", items: ["a", "b", "c"] });
const pairs = exercise("çiftet", {
  kind: "match",
  pairs: [
    ["a", "1"],
    ["b", "2"],
    ["c", "3"],
  ],
});
const choice = exercise("zgjedhja", { kind: "choice", options: [{ text: "a" }, { text: "b" }], right: 0 });
const point = exercise("pika", { kind: "point", x: "1", y: "-2", from: -5, to: 5 });
const all = [sum, order, pairs, choice, point];

const after = (...actions: PracticeAction[]) => actions.reduce(practiceReducer, initialPractice(all));
const give = (input: string | number | number[]): PracticeAction => ({ type: "give", input });
const check: PracticeAction = { type: "check" };
const open = (index: number): PracticeAction => ({ type: "open", index, draw: 1 });

test("a right answer at once is the best grade, and the solution follows", () => {
  const done = after(give("7"), check);
  expect(done).toMatchObject({ solved: true, verdict: { kind: "right" } });
  expect(gradeOf(done)).toBe(3);
});

test("a miss or a hint before makes it the second grade, the solution the last", () => {
  expect(gradeOf(after(give("8"), check, give("7"), check))).toBe(2);
  expect(gradeOf(after({ type: "hint" }, give("7"), check))).toBe(2);
  expect(gradeOf(after({ type: "hint" }, { type: "hint" }, give("7"), check))).toBe(1);
  expect(gradeOf(after(give("8"), check, { type: "solve" }))).toBe(1);
  expect(gradeOf(after(give("8"), check))).toBeNull();
});

test("of a question with one hint or none, a right answer after a hint or a miss is the second grade", () => {
  const graded = (hints: string[], ...actions: PracticeAction[]) => {
    const state = initialPractice([{ ...exercise("a", { kind: "number", value: "7" }), hints }]);
    return gradeOf(actions.reduce(practiceReducer, state));
  };
  expect(graded(["një"], { type: "hint" }, give("7"), check)).toBe(2);
  expect(graded([], give("8"), check, give("7"), check)).toBe(2);
  expect(graded([], give("7"), check)).toBe(3);
});

test("what cannot be read is no miss", () => {
  expect(gradeOf(after(give("shtatë"), check, give("7"), check))).toBe(3);
});

test("a verdict goes when something else is given, and nothing is given once it is solved", () => {
  expect(after(give("8"), check).verdict).toEqual({ kind: "wrong" });
  expect(after(give("8"), check, give("9")).verdict).toBeNull();
  expect(after(give("7"), check, give("9")).input).toBe("7");
});

describe("another step of the ladder", () => {
  const ladder = [
    { ...sum, id: "a" },
    { ...sum, id: "b" },
    { ...sum, id: "c", step: "perdor" as const },
    { ...sum, id: "d", step: "perdor" as const },
  ];
  const state = (...actions: PracticeAction[]) => actions.reduce(practiceReducer, initialPractice(ladder));
  const [right, wrong] = [
    [give("7"), check],
    [give("80"), check],
  ];
  const next = { type: "open", index: 1, draw: 1 } as const;
  const again = (draw: number): PracticeAction => ({ type: "open", index: 0, draw });

  test("comes after three right at once", () => {
    const three = state(...right, again(2), ...right, next, ...right);
    expect(leadOf(three)).toBe("perdor");
    expect(nextIndex(three, [3, 3, undefined, undefined])).toBe(2);
    expect(nextIndex(three, [3, 3, 3, undefined])).toBe(3);
    expect(leadOf(state(...right, again(2), ...right))).toBeNull();
    expect(leadOf(state(...right, again(2), ...wrong, ...right, next, ...right))).toBeNull();
    expect(leadOf(state(...right, again(2), ...right, next, { type: "hint" }, ...right))).toBeNull();
  });

  test("is the one before after two misses, also while the exercise is open", () => {
    const open = { type: "open", index: 2, draw: 1 } as const;
    expect(leadOf(state(open, ...wrong))).toBeNull();
    const missed = state(open, ...wrong, give("81"), check);
    expect(leadOf(missed)).toBe("kuptoj");
    expect(nextIndex(missed, [3, 2, undefined, undefined])).toBe(1);
    expect(nextIndex(missed, [3, 3, undefined, undefined])).toBe(0);
    expect(leadOf(state(...wrong, give("81"), check))).toBeNull();
  });

  test("is none otherwise: those not solved at once follow in order", () => {
    expect(nextIndex(state(...right), [3, undefined, undefined, undefined])).toBe(1);
    expect(nextIndex(state(...right), [3, 3, 2, undefined])).toBe(2);
    expect(nextIndex(state(...right), [3, 3, 3, 3])).toBe(1);
  });
});

test("options, orders and partners are shuffled anew for each draw", () => {
  const options = ["1", "2", "3", "4"].map((text) => ({ text }));
  const orders = Array.from({ length: 20 }, (_, draw) => shuffledOptions({ options }, shuffleSeed("a", draw)).join());
  expect(new Set(orders).size).toBeGreaterThan(8);
  expect(shuffledOptions({ options, ordered: true }, "a")).toEqual([0, 1, 2, 3]);
  const starts = [1, 2, 3, 4, 5, 6].map((draw) => String(after({ type: "open", index: 1, draw }).input));
  expect(new Set(starts).size).toBeGreaterThan(1);
});

test("hints come one by one and end", () => {
  const hint: PracticeAction = { type: "hint" };
  expect(after(hint).hints).toBe(1);
  expect(after(hint, hint, hint).hints).toBe(2);
});

test("another exercise begins with nothing given and no hints", () => {
  expect(after({ type: "hint" }, give("8"), check, open(3))).toMatchObject({
    index: 3,
    input: -1,
    hints: 0,
    misses: 0,
    verdict: null,
  });
});

describe("nothing is judged before it is whole", () => {
  test.each<[string, PracticeAction[], boolean]>([
    ["an empty field", [], false],
    ["blanks", [give("  ")], false],
    ["something typed", [give("x")], true],
    ["no option", [open(3)], false],
    ["an option", [open(3), give(0)], true],
    ["partners, one missing", [open(2), give([0, -1, 1])], false],
    ["partners", [open(2), give([0, 2, 1])], true],
    ["no point", [open(4)], false],
    ["a point left of the axis", [open(4), give([-3, 2])], true],
    ["an order as it is shown", [open(1)], true],
    ["what is solved", [give("7"), check], false],
  ])("%s", (_, actions, can) => {
    expect(canCheck(after(...actions))).toBe(can);
  });
});

test("an order is never shown as it should be", () => {
  const { input } = after(open(1));
  expect([...(input as number[])].sort()).toEqual([0, 1, 2]);
  expect(input).not.toEqual([0, 1, 2]);
  expect(gradeOf(after(open(1), give([0, 1, 2]), check))).toBe(3);
});
