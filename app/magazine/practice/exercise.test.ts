import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { practiceSchema } from "./exercise";
import { steps } from "./steps";

const exercise = {
  id: "hipotenuza-1",
  step: "kuptoj",
  parameters: [
    { name: "a", from: "1", to: "9", step: "1" },
    { name: "b", oneOf: ["1", "2"] },
    { name: "c", value: "a + b" },
  ],
  conditions: ["a < b"],
  prints: [{ expression: "a" }, { expression: "b", digits: 9, form: "sign" }, { expression: "c", form: "power" }],
  question: "Sa?",
  answer: { kind: "number", value: "a", unit: "m", digits: 1, tolerance: 0.5, share: 0.02 },
  errors: [{ values: ["a", "b"], says: "Jo." }],
  hints: ["Shiko."],
  solution: ["Pra."],
};

const reads = (changed: object) =>
  v.safeParse(practiceSchema, { slug: "pitagora", exercises: [{ ...exercise, ...changed }] });
const isRead = (changed: object) => reads(changed).success;

const option = { text: "a", says: "Jo." };

test("an exercise is read as it is published, nothing lost", () => {
  const parsed = reads({});
  expect(parsed.success && parsed.output).toEqual({ slug: "pitagora", exercises: [exercise] });
  expect(v.safeParse(practiceSchema, { slug: "", exercises: [exercise] }).success).toBe(false);
});

describe("every kind of answer", () => {
  test.each<object>([
    { kind: "number", value: "3" },
    { kind: "fraction", value: "a/b" },
    { kind: "expression", value: "x", variables: ["x"] },
    { kind: "choice", options: [option, { text: "b" }], right: 1 },
    { kind: "order", items: ["a", "b", "c"] },
    {
      kind: "match",
      pairs: [
        ["a", "1"],
        ["b", "2"],
        ["c", "3"],
      ],
    },
    { kind: "point", x: "1", y: "2", from: -6, to: 6 },
  ])("%j is read, whole", (answer) => {
    const parsed = reads({ answer });
    expect(parsed.success && parsed.output.exercises[0]?.answer).toEqual(answer);
  });
});

test.each<[string, object]>([
  ["an id of capital letters", { id: "Hipotenuza" }],
  ["an id that begins with a hyphen", { id: "-a" }],
  ["an id that ends with a hyphen", { id: "a-" }],
  ["an id with a space", { id: "a b" }],
  ["an id of 61 letters", { id: "a".repeat(61) }],
  ["a step that is none", { step: "lehtë" }],
  ["an empty question", { question: "" }],
  ["a parameter without a name", { parameters: [{ name: "", value: "1" }] }],
  ["a parameter without numbers", { parameters: [{ name: "a" }] }],
  ["a list of one", { parameters: [{ name: "a", oneOf: ["1"] }] }],
  ["a range without a step", { parameters: [{ name: "a", from: "1", to: "2" }] }],
  ["an empty condition", { conditions: [""] }],
  ["an expression of 301 signs", { conditions: ["1".repeat(301)] }],
  ["ten digits", { prints: [{ expression: "a", digits: 10 }] }],
  ["digits under zero", { prints: [{ expression: "a", digits: -1 }] }],
  ["half a digit", { prints: [{ expression: "a", digits: 1.5 }] }],
  ["another form", { prints: [{ expression: "a", form: "roman" }] }],
  ["an empty print", { prints: [{ expression: "" }] }],
  ["an answer of no kind", { answer: { value: "1" } }],
  ["an answer of another kind", { answer: { kind: "essay", value: "1" } }],
  ["an answer without a value", { answer: { kind: "number" } }],
  ["an empty unit", { answer: { kind: "number", value: "1", unit: "" } }],
  ["a choice of one", { answer: { kind: "choice", options: [option], right: 0 } }],
  ["an option without words", { answer: { kind: "choice", options: [{ text: "" }, option], right: 0 } }],
  ["an option that says nothing", { answer: { kind: "choice", options: [{ text: "b", says: "" }, option], right: 0 } }],
  ["an order of two", { answer: { kind: "order", items: ["a", "b"] } }],
  [
    "two pairs",
    {
      answer: {
        kind: "match",
        pairs: [
          ["a", "1"],
          ["b", "2"],
        ],
      },
    },
  ],
  ["a pair of one", { answer: { kind: "match", pairs: [["a"], ["b", "2"], ["c", "3"]] } }],
  ["half a point", { answer: { kind: "point", x: "1", from: -6, to: 6 } }],
  ["an error that says nothing", { errors: [{ values: ["a"], says: "" }] }],
  ["an error without a value", { errors: [{ says: "Jo." }] }],
  ["an empty hint", { hints: [""] }],
  ["an empty line of the solution", { solution: [""] }],
])("%s is refused", (_, changed) => {
  expect(isRead(changed)).toBe(false);
});

test("an id of 60 letters, figures and hyphens is one", () => {
  expect(isRead({ id: "a".repeat(60) })).toBe(true);
  expect(isRead({ id: "7-here" })).toBe(true);
  expect(isRead({ conditions: ["1".repeat(300)] })).toBe(true);
  expect(isRead({ prints: [{ expression: "a", digits: 0 }] })).toBe(true);
});

test("the ladder has three steps, in this order", () => {
  expect(Object.entries(steps)).toEqual([
    ["kuptoj", "E kuptoj"],
    ["perdor", "E përdor"],
    ["tutje", "Shkoj më tej"],
  ]);
  for (const step of Object.keys(steps)) expect(isRead({ step })).toBe(true);
});
