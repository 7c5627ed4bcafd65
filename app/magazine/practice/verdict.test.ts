import { describe, expect, test } from "vitest";
import type { Answer, Exercise } from "./exercise";
import { type Given, saysOf, verdictOn } from "./verdict";

const exercise = (answer: Answer, errors: string[][] = []): Exercise => ({
  id: "prova",
  step: "kuptoj",
  parameters: [],
  conditions: [],
  prints: [],
  question: "?",
  answer,
  errors: errors.map((values) => ({ values, says: "…" })),
  hints: [],
  solution: [],
});

const judge = (answer: Answer, given: Given, errors?: string[][], scope = {}) =>
  verdictOn(exercise(answer, errors), scope, given);

describe("a number with a unit", () => {
  const speed: Answer = { kind: "number", value: "s / t", unit: "m/s", digits: 1 };
  const errors = [["s * t"], ["t / s"], ["s / t * 3.6"]];
  const scope = { s: 100, t: 13 };

  test.each<[string, object]>([
    ["7,7 m/s", { kind: "right" }],
    ["7.7m/s", { kind: "right" }],
    ["7,69 m/s", { kind: "right" }],
    ["7,7", { kind: "right", remark: "no-unit" }],
    ["100/13 m/s", { kind: "right" }],
    ["27,69 km/h", { kind: "right" }],
    ["0,0077 km/s", { kind: "right" }],
    ["1300 m/s", { kind: "known", error: 0 }],
    ["0,13 m/s", { kind: "known", error: 1 }],
    ["27,7", { kind: "known", error: 2 }],
    ["7,7 km/h", { kind: "unit" }],
    ["7,7 m", { kind: "unit" }],
    ["9 m", { kind: "wrong" }],
    ["-7,7 m/s", { kind: "sign" }],
    ["77 m/s", { kind: "tenfold" }],
    ["0,77 m/s", { kind: "tenfold" }],
    ["7,6 m/s", { kind: "rounding" }],
    ["8 m/s", { kind: "wrong" }],
    ["5 m/s", { kind: "wrong" }],
    ["7,7 hapa", { kind: "unreadable", unit: "hapa" }],
    ["shpejt", { kind: "unreadable" }],
  ])("%s", (given, verdict) => {
    expect(judge(speed, given, errors, scope)).toEqual(verdict);
  });

  test("a tolerance and a share widen what is right, and nothing else does", () => {
    const about = (more: object): Answer => ({ kind: "number", value: "200", ...more });
    expect(judge(about({}), "200,0001").kind).toBe("rounding");
    expect(judge(about({ tolerance: 5 }), "205").kind).toBe("right");
    expect(judge(about({ tolerance: 5 }), "205,1").kind).toBe("rounding");
    expect(judge(about({ share: 0.02 }), "204").kind).toBe("right");
    expect(judge(about({ share: 0.02 }), "204,1").kind).toBe("rounding");
    expect(judge(about({ digits: 0 }), "200,6").kind).toBe("right");
    expect(judge(about({ digits: 0 }), "200,7").kind).toBe("rounding");
  });

  test("a plain number given with a unit is told so, a percent is a number", () => {
    expect(judge({ kind: "number", value: "0.25" }, "25 %")).toEqual({ kind: "right" });
    expect(judge({ kind: "number", value: "25", unit: "%" }, "0,25")).toEqual({ kind: "tenfold" });
    expect(judge({ kind: "number", value: "3" }, "3 cm")).toEqual({ kind: "unit" });
  });

  test("zero is right as it stands", () => {
    expect(judge({ kind: "number", value: "0" }, "0").kind).toBe("right");
    expect(judge({ kind: "number", value: "0" }, "0,1").kind).toBe("wrong");
  });
});

describe("a fraction", () => {
  const half: Answer = { kind: "fraction", value: "3/4" };

  test.each<[string, object]>([
    ["3/4", { kind: "right" }],
    ["0,75", { kind: "right" }],
    ["6/8", { kind: "right", remark: "not-lowest" }],
    ["4/3", { kind: "known", error: 0 }],
    ["-3/4", { kind: "sign" }],
    ["1/2", { kind: "wrong" }],
    ["3/4 m", { kind: "unreadable" }],
    ["tri të katërtat", { kind: "unreadable" }],
  ])("%s", (given, verdict) => {
    expect(judge(half, given, [["4/3"]])).toEqual(verdict);
  });
});

describe("an expression", () => {
  const line: Answer = { kind: "expression", value: "a*x + 3", variables: ["x"] };

  test.each<[string, object]>([
    ["2x + 3", { kind: "right" }],
    ["3 + x·2", { kind: "right" }],
    ["y = 2(x + 1,5)", { kind: "right" }],
    ["2x − 3", { kind: "known", error: 0 }],
    ["−2x − 3", { kind: "sign" }],
    ["5x", { kind: "wrong" }],
    ["2t + 3", { kind: "unreadable" }],
  ])("%s", (given, verdict) => {
    expect(judge(line, given, [["a*x - 3"]], { a: 2 })).toEqual(verdict);
  });

  test("where an expression has no value it is not compared", () => {
    const root: Answer = { kind: "expression", value: "sqrt(x)", variables: ["x"] };
    expect(judge(root, "√x").kind).toBe("right");
    expect(judge(root, "x").kind).toBe("wrong");
  });
});

test("a choice is right by its place", () => {
  const choice: Answer = { kind: "choice", options: [{ text: "a" }, { text: "b" }], right: 1 };
  expect(judge(choice, 1).kind).toBe("right");
  expect(judge(choice, 0).kind).toBe("wrong");
});

test("an order and partners are right when each is in its place", () => {
  const order: Answer = { kind: "order", items: ["a", "b", "c"] };
  expect(judge(order, [0, 1, 2]).kind).toBe("right");
  expect(judge(order, [1, 0, 2]).kind).toBe("wrong");
  const match: Answer = {
    kind: "match",
    pairs: [
      ["a", "1"],
      ["b", "2"],
      ["c", "3"],
    ],
  };
  expect(judge(match, [0, 2, 1]).kind).toBe("wrong");
});

test("a point is right at its place, and its coordinates may be swapped by a known error", () => {
  const point: Answer = { kind: "point", x: "a", y: "-2", from: -5, to: 5 };
  expect(judge(point, [3, -2], [], { a: 3 }).kind).toBe("right");
  expect(judge(point, [-2, 3], [["-2", "a"]], { a: 3 })).toEqual({ kind: "known", error: 0 });
  expect(judge(point, [0, 0], [["-2", "a"]], { a: 3 }).kind).toBe("wrong");
  expect(judge(point, []).kind).toBe("unreadable");
});

test("every verdict is said in words, with the unit where one is missing", () => {
  expect(saysOf({ kind: "right" })).toBe("Saktë.");
  expect(saysOf({ kind: "right", remark: "no-unit" }, "m/s")).toContain("njësinë: m/s");
  expect(saysOf({ kind: "unit" }, "m/s")).toContain("kërkohet m/s");
  expect(saysOf({ kind: "unit" })).toContain("pa njësi");
  expect(saysOf({ kind: "unreadable", unit: "hapa" }, "m")).toContain("„hapa“");
});
