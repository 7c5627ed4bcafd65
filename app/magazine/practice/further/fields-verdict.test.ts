import { describe, expect, test } from "vitest";
import type { Exercise } from "../exercise";
import { isMiss } from "../verdict";
import { furtherVerdict } from "./further-verdict";

/** A box of mass m is pushed by F for t seconds: its acceleration, then its speed. */
const exercise: Exercise = {
  id: "arka",
  step: "perdor",
  parameters: [],
  conditions: [],
  prints: [],
  question: "?",
  answer: {
    kind: "fields",
    fields: [
      {
        name: "a",
        label: "Nxitimi",
        answer: { kind: "number", value: "F / m", unit: "m/s²", digits: 2 },
        errors: [{ values: ["F * m"], says: "Shumëzove." }],
      },
      {
        name: "v",
        label: "Shpejtësia",
        answer: { kind: "number", value: "a * t", unit: "m/s", digits: 1 },
        errors: [{ values: ["a + t"], says: "Mblodhe." }],
      },
      { name: "r", label: "Rrënjët", answer: { kind: "set", values: ["v", "-v"], variable: "x" }, errors: [] },
    ],
  },
  errors: [],
  hints: [],
  solution: [],
};
const scope = { F: 20, m: 6, t: 3 };

const told = (input: string[], earlier: string[] | null = null) => {
  const verdict = furtherVerdict(exercise, scope, input, earlier);
  if (verdict.kind !== "fields") return verdict;
  return verdict.fields.map((each) => (each.kind === "told" ? each.reason : each.kind));
};

describe("several fields", () => {
  test("are right together, each by itself", () => {
    expect(told(["3,33 m/s²", "10 m/s", "±10"])).toEqual({ kind: "right" });
    expect(told(["3,33", "10 m/s", "±10"])).toEqual({ kind: "right", remark: "no-unit" });
    expect(told(["3,33 m/s²", "5 m/s", "10"])).toEqual(["right", "wrong", "missing"]);
  });

  test("a rounded right value is carried on exactly", () => {
    expect(told(["3,33", "10,0", "10; -10"])).toMatchObject({ kind: "right" });
  });

  test("a later one is right with the pupil's own earlier value, in another unit too", () => {
    expect(told(["120 m/s²", "360 m/s", ""])).toEqual(["known", "carried", "empty"]);
    expect(told(["200 cm/s²", "6 m/s", "±6"])).toEqual(["wrong", "carried", "carried"]);
    expect(told(["2", "6", "±10"])).toEqual(["wrong", "carried", "right"]);
  });

  test("known errors of a field are its own, and are told by its own sentence", () => {
    expect(furtherVerdict(exercise, scope, ["120 m/s²", "6,3 m/s", ""])).toMatchObject({
      kind: "fields",
      fields: [{ kind: "known", error: 0 }, { kind: "known", error: 0 }, { kind: "told" }],
    });
  });

  test("what is empty or unreadable is no miss, and carries nothing on", () => {
    const verdict = furtherVerdict(exercise, scope, ["", "9 m/s", "tri"]);
    expect(told(["", "9 m/s", "tri"])).toEqual(["empty", "wrong", "unreadable"]);
    expect(isMiss(verdict)).toBe(true);
    expect(isMiss(furtherVerdict(exercise, scope, ["3,33", "", "tri"]))).toBe(false);
    expect(told(["shpejt", "9 m/s", ""])).toEqual(["unreadable", "wrong", "empty"]);
  });

  test("a value that was carried on is no miss once the earlier one is mended, but a new one is", () => {
    const before = ["2", "6", ""];
    const after = furtherVerdict(exercise, scope, ["3,33", "6", ""], before);
    expect(told(["3,33", "6", ""], before)).toEqual(["right", "outdated", "empty"]);
    expect(isMiss(after)).toBe(false);
    expect(told(["3,33", "7", ""], before)).toEqual(["right", "wrong", "empty"]);
    expect(told(["3,33", "6", ""])).toEqual(["right", "wrong", "empty"]);
  });
});
