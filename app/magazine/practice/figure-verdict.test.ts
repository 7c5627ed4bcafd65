import { expect, it } from "vitest";
import { onFigure } from "./figure-verdict";

const answer = { kind: "figure" as const, handle: "pike", values: ["a", "2 * a"], tolerances: [0.5, 0] };
const errors = [{ values: ["2 * a", "a"], says: "Ndërrove boshtet." }];

it.each([
  ["exactly there", [3, 6], { kind: "right" }],
  ["within the tolerance of the first", [3.5, 6], { kind: "right" }],
  ["beyond it", [3.6, 6], { kind: "wrong" }],
  ["beyond that of the second", [3, 6.1], { kind: "wrong" }],
  ["a known error", [6, 3], { kind: "known", error: 0 }],
  ["nothing given", [], { kind: "unreadable", reason: "no-number" }],
  ["one value of two", [3], { kind: "unreadable", reason: "no-number" }],
])("%s", (_, input, verdict) => {
  expect(onFigure(answer, errors, { a: 3 }, input)).toEqual(verdict);
});

it("compares directions round the circle", () => {
  const direction = { kind: "figure" as const, handle: "shigjete", values: ["0"], tolerances: [23], turn: 360 };
  expect(onFigure(direction, [], {}, [337.5])).toEqual({ kind: "right" });
  expect(onFigure(direction, [], {}, [315])).toEqual({ kind: "wrong" });
});
