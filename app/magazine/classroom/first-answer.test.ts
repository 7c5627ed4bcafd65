import * as v from "valibot";
import { expect, it, test } from "vitest";
import { type Exercise, practiceSchema } from "../practice/exercise";
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
  [{ kind: "unit" }, { kind: "unit" }],
  [{ kind: "sign" }, { kind: "sign" }],
  [{ kind: "tenfold" }, { kind: "tenfold" }],
  [{ kind: "rounding" }, { kind: "rounding" }],
  [{ kind: "told", reason: "missing", says: "Mungon një.", miss: true }, { kind: "unnamed" }],
  [{ kind: "told", reason: "unsolved", says: "Ende e pazgjidhur.", miss: false }, { kind: "remark" }],
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

test.each([
  ["12–", "2", null],
  ["2*10^3", "N", "2·10^3"],
  ["2×10^3", "N", "2·10^3"],
  ["–3 μm", "m", "-3um"],
  ["6:4", "N", "6/4"],
  ["12 peshon", "", "12peshon"],
  ["12 peshon", "N", null],
  ["2 orë", "s", "2ore"],
  ["1234567,89", "N", "1234567,89"],
  ["12345678,90", "N", null],
])("of %j, where %s is asked for, a result holds %j", (typed, unit, held) => {
  expect(typedForResult({ ...exercise, answer: { kind: "number", value: "m", unit } }, typed)).toBe(held);
});

test.each([
  ["2x² − 3", "2x²-3"],
  ["y = 2*x", "2·x"],
  ["2z", null],
  ["x > 3", null],
])("of the expression %j a result holds %j", (typed, held) => {
  expect(typedForResult({ ...exercise, answer: { kind: "expression", value: "2*x", variables: ["x"] } }, typed)).toBe(
    held,
  );
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

test.each<[string, Exercise["answer"], Exercise["answer"], Exercise["answer"]]>([
  [
    "options: their count",
    { kind: "choice", options: [{ text: "a" }, { text: "b" }], right: 0 },
    { kind: "choice", options: [{ text: "po" }, { text: "jo" }], right: 0 },
    { kind: "choice", options: [{ text: "a" }, { text: "b" }, { text: "c" }], right: 0 },
  ],
  [
    "options: which is right",
    { kind: "choice", options: [{ text: "a" }, { text: "b" }], right: 0 },
    { kind: "choice", options: [{ text: "po" }, { text: "jo" }], right: 0 },
    { kind: "choice", options: [{ text: "a" }, { text: "b" }], right: 1 },
  ],
  [
    "rows in order: their count",
    { kind: "order", items: ["a", "b", "c"] },
    { kind: "order", items: ["një", "dy", "tre"] },
    { kind: "order", items: ["a", "b", "c", "d"] },
  ],
  [
    "partners: their count",
    {
      kind: "match",
      pairs: [
        ["a", "1"],
        ["b", "2"],
        ["c", "3"],
      ],
    },
    {
      kind: "match",
      pairs: [
        ["A", "I"],
        ["B", "II"],
        ["C", "III"],
      ],
    },
    {
      kind: "match",
      pairs: [
        ["a", "1"],
        ["b", "2"],
      ],
    },
  ],
  [
    "a number: its formula",
    { kind: "number", value: "m" },
    { kind: "number", value: "m" },
    { kind: "number", value: "2 * m" },
  ],
])("of %s decides an edition's name, its words do not", (_, answer, inOtherWords, other) => {
  const named = (each: Exercise["answer"]) => editionFingerprint([{ ...exercise, answer: each }]);
  expect(named(inOtherWords)).toBe(named(answer));
  expect(named(other)).not.toBe(named(answer));
});

it("names fields by their answers and errors, not by their labels and sentences", () => {
  const fields = (label: string, says: string, value = "2"): Exercise => {
    const answer = { kind: "number", value: "m" } as const;
    const field = { name: "a", label, answer, errors: [{ values: [value], says }] };
    return { ...exercise, answer: { kind: "fields", fields: [field, { ...field, name: "b" }] } };
  };
  const named = (...words: Parameters<typeof fields>) => editionFingerprint([fields(...words)]);
  expect(named("Rruga", "Harrove kohën.")).toBe(named("Koha", "Harrove rrugën."));
  expect(named("Rruga", "Harrove kohën.", "3")).not.toBe(named("Rruga", "Harrove kohën."));
});

/** Keys in another order than the schema's, as an editor's file may have them. */
const written = {
  slug: "graviteti",
  exercises: [
    {
      solution: ["m·g"],
      ...{ hints: [], question: "Sa?", step: "perdor", id: "pesha" },
      errors: [{ says: "Harrove g.", values: ["m"] }],
      answer: { tolerance: 0.1, digits: 1, unit: "N", value: "m * g", kind: "number" },
      prints: [{ form: "bracket", digits: 1, expression: "m" }],
      conditions: ["m > 2"],
      parameters: [
        { step: "1", to: "9", from: "1", name: "m" },
        { oneOf: ["9", "10"], name: "g" },
      ],
    },
  ],
};

it("names the same exercise by the same number in each make, so that results of the last term still count", () => {
  // If this fails, the order of the schema's keys or the hash has changed, and kept tables read „botim tjetër“.
  expect(editionFingerprint(v.parse(practiceSchema, written).exercises)).toBe(1105);
});

it("names editions by numbers of twelve bits", () => {
  const named = Array.from({ length: 40 }, (_, m) =>
    editionFingerprint([{ ...exercise, errors: [{ values: [`${m}`], says: "…" }] }]),
  );
  expect(named.every((each) => each >= 0 && each < 4096)).toBe(true);
  expect(new Set(named).size).toBeGreaterThan(30);
});
