import { describe, expect, test } from "vitest";
import { computed, drawNumbers, filledIn, markOf, printed } from "./draw";
import type { Exercise, Parameter } from "./exercise";

const exercise = (parameters: Parameter[], conditions: string[] = [], prints: Exercise["prints"] = []): Exercise => ({
  id: "prova",
  step: "kuptoj",
  parameters,
  conditions,
  prints,
  question: "?",
  answer: { kind: "number", value: "1" },
  errors: [],
  hints: [],
  solution: [],
});

const drawnBy = (drawn: Exercise) => Array.from({ length: 300 }, (_, seed) => drawNumbers(drawn, String(seed)));

describe("drawing", () => {
  test("one seed gives one draw, others give others", () => {
    const wide = exercise([{ name: "a", from: "1", to: "1000", step: "1" }]);
    expect(drawNumbers(wide, "klasa-10b")).toEqual(drawNumbers(wide, "klasa-10b"));
    expect(new Set(drawnBy(wide).map((scope) => scope?.a)).size).toBeGreaterThan(200);
  });

  test("a range reaches both its ends, in its steps, without a machine's crumbs", () => {
    const tenths = exercise([{ name: "a", from: "0.1", to: "0.5", step: "0.1" }]);
    expect(new Set(drawnBy(tenths).map((scope) => scope?.a))).toEqual(new Set([0.1, 0.2, 0.3, 0.4, 0.5]));
  });

  test("a range may end where an earlier number says", () => {
    const ordered = exercise([
      { name: "a", from: "2", to: "9", step: "1" },
      { name: "b", from: "1", to: "a - 1", step: "1" },
    ]);
    for (const scope of drawnBy(ordered)) expect(scope?.b).toBeLessThan(scope?.a as number);
  });

  test("a list gives its own values, and a name is computed from those before it", () => {
    const listed = exercise([
      { name: "a", oneOf: ["2", "4", "1/2"] },
      { name: "c", value: "a^2" },
    ]);
    expect(new Set(drawnBy(listed).map((scope) => scope?.c))).toEqual(new Set([4, 16, 0.25]));
  });

  test("every draw meets every condition, and none is null when none can", () => {
    const both = ["a > 5", "whole(a / 2)"];
    const even = exercise([{ name: "a", from: "1", to: "10", step: "1" }], both);
    expect(new Set(drawnBy(even).map((scope) => scope?.a))).toEqual(new Set([6, 8, 10]));
    expect(drawNumbers(exercise([{ name: "a", from: "1", to: "3", step: "1" }], both), "1")).toBeNull();
    expect(drawNumbers(exercise([], ["sqrt(-1)"]), "1")).toBeNull();
  });
});

describe("printing", () => {
  test.each<[Exercise["prints"][number], string]>([
    [{ expression: "a / 2" }, "2,5"],
    [{ expression: "a / 3", digits: 2 }, "1,67"],
    [{ expression: "-a" }, "−5"],
    [{ expression: "a", form: "sign" }, "+\u00a05"],
    [{ expression: "-a", form: "sign" }, "−\u00a05"],
    [{ expression: "a * 1000" }, "5000"],
    [{ expression: "a * 4e7", form: "power" }, "2\u00a0·\u00a010⁸"],
    [{ expression: "a / 3e7", form: "power", digits: 2 }, "1,67\u00a0·\u00a010⁻⁷"],
    [{ expression: "0", form: "power" }, "0"],
    [{ expression: "0", form: "sign" }, "+\u00a00"],
    [{ expression: "a * 2e12", form: "power" }, "1\u00a0·\u00a010¹³"],
    [{ expression: "a", form: "power" }, "5\u00a0·\u00a010⁰"],
    [{ expression: "-a / 4", form: "sign", digits: 1 }, "−\u00a01,3"],
    [{ expression: "a * 206.01", digits: 1 }, "1030,1"],
  ])("%j is %s", (print, text) => {
    expect(printed(print, { a: 5 })).toBe(text);
  });

  test("every mark of a text gets its number, and one without is a question mark", () => {
    const prints = [{ expression: "a" }, { expression: "2 * a" }];
    expect(filledIn("⟦0⟧ dhe ⟦1⟧, prapë ⟦0⟧, ⟦7⟧", { prints }, { a: 5 })).toBe("5 dhe 10, prapë 5, ?");
  });

  test("a sign in a formula is an operator, so that it stands between spaces; in a text it is written", () => {
    const prints = [{ expression: "a" }, { expression: "a", form: "sign" as const }];
    const formula = "<math><mn>⟦0⟧</mn><mi>x</mi><mn>⟦1⟧</mn></math> ⟦1⟧";
    expect(filledIn(formula, { prints }, { a: -5 })).toBe(
      "<math><mn>−5</mn><mi>x</mi><mo>−</mo><mn>5</mn></math> −\u00a05",
    );
    expect(filledIn("<mn>⟦1⟧</mn>", { prints }, { a: 12000 })).toBe("<mo>+</mo><mn>12\u00a0000</mn>");
    const exponent = "<msup><mi>x</mi><mn>⟦1⟧</mn></msup>";
    expect(filledIn(exponent, { prints }, { a: 5 })).toBe("<msup><mi>x</mi><mn>+\u00a05</mn></msup>");
  });

  test("a mark is found again, whatever its place", () => {
    for (const index of [0, 9, 10, 123]) {
      const prints = Array.from({ length: 124 }, (_, value) => ({ expression: String(value) }));
      expect(filledIn(`x${markOf(index)}y`, { prints }, {})).toBe(`x${index}y`);
    }
  });
});

test("an expression that cannot be read has no value", () => {
  expect(computed("2 +", {})).toBeNaN();
  expect(computed("a * 2", { a: 4 })).toBe(8);
});

test("rare conditions are met within the tries of one seed, impossible ranges never", () => {
  const rare = exercise([{ name: "a", from: "1", to: "60", step: "1" }], ["a = 7"]);
  expect(drawnBy(rare).filter((scope) => scope?.a === 7).length).toBeGreaterThan(280);
  const backwards = exercise([{ name: "a", from: "5", to: "1", step: "1" }], ["a > 0"]);
  expect(drawNumbers(backwards, "1")).toBeNull();
  expect(drawNumbers(exercise([{ name: "a", from: "5", to: "5", step: "1" }]), "1")).toEqual({ a: 5 });
});

test("a negative number is in brackets where it is a factor, a positive one is bare", () => {
  expect(printed({ expression: "a", form: "bracket" }, { a: -3.5 })).toBe("(−3,5)");
  expect(printed({ expression: "a", form: "bracket", digits: 2 }, { a: -3.5 })).toBe("(−3,50)");
  expect(printed({ expression: "a", form: "bracket" }, { a: 7 })).toBe("7");
  expect(printed({ expression: "a", form: "bracket" }, { a: 0 })).toBe("0");
});
