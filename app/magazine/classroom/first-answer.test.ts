import { expect, it, test } from "vitest";
import type { Exercise } from "../practice/exercise";
import { editionFingerprint, firstAnswerOf, typedForResult } from "./first-answer";

const exercise: Exercise = {
  id: "pesha",
  step: "kuptoj",
  parameters: [{ name: "m", from: "1", to: "9", step: "1" }],
  conditions: [],
  prints: [],
  question: "Sa peshon?",
  answer: { kind: "number", value: "m * 9.81", unit: "N" },
  errors: [{ values: ["m"], says: "Harrove g." }],
  hints: ["g"],
  solution: ["m·g"],
};

test.each([
  [null, { kind: "none" }],
  [{ kind: "unreadable", reason: "no-number" }, { kind: "none" }],
  [{ kind: "right" }, { kind: "right" }],
  [{ kind: "right", remark: "no-unit" }, { kind: "remark" }],
  [{ kind: "bare" }, { kind: "remark" }],
  [
    { kind: "known", error: 2 },
    { kind: "named", error: 2 },
  ],
  [
    { kind: "option", option: 1 },
    { kind: "named", error: 1 },
  ],
  [{ kind: "tenfold" }, { kind: "tenfold" }],
  [{ kind: "rounded" }, { kind: "rounding" }],
  [{ kind: "wrong" }, { kind: "unnamed" }],
  [{ kind: "fields", fields: [{ kind: "right" }, { kind: "right" }] }, { kind: "right" }],
  [{ kind: "fields", fields: [{ kind: "right" }, { kind: "wrong" }] }, { kind: "unnamed" }],
] as const)("the verdict %o is %o in a result", (verdict, first) => {
  expect(firstAnswerOf(verdict as Parameters<typeof firstAnswerOf>[0])).toEqual(first);
});

it("holds of what was typed only what was read, in its own signs", () => {
  expect(typedForResult(exercise, "F = 12.5 N")).toBe("12,5N");
  expect(typedForResult(exercise, "−3 µm")).toBe("-3um");
  for (const typed of ["Ana e dashur", "12 budallenj", "", "123456789012"])
    expect(typedForResult(exercise, typed)).toBeNull();
  expect(typedForResult(exercise, 3)).toBeNull();
});

it("names an edition by what decides numbers and errors, not by its words", () => {
  const named = editionFingerprint([exercise, null]);
  expect(editionFingerprint([{ ...exercise, question: "Sa rëndon?", hints: [], solution: ["x"] }, null])).toBe(named);
  expect(editionFingerprint([{ ...exercise, errors: [{ values: ["2 * m"], says: "Harrove g." }] }, null])).not.toBe(
    named,
  );
  expect(editionFingerprint([exercise])).not.toBe(named);
  const choice = (text: string): Exercise => ({
    ...exercise,
    answer: { kind: "choice", options: [{ text }, { text: "b" }], right: 0 },
  });
  expect(editionFingerprint([choice("a")])).toBe(editionFingerprint([choice("tjetër")]));
});
