import { describe, expect, test } from "vitest";
import type { Answer } from "../exercise";
import { errorsWith, exerciseWith } from "../exercise.fixture";
import { isMiss } from "../verdict";
import { furtherForms } from "./further-forms.cases";
import { furtherVerdict } from "./further-verdict";

const exerciseOf = (answer: Answer, errors: string[][] = []) => exerciseWith(answer, { errors: errorsWith(errors) });

/** Reasons that are told without a miss. */
const noted = ["unreadable", "form", "few-digits", "many-digits", "unsolved"];

describe.each(furtherForms)("$about", ({ answer, right, told = {}, wrong = [] }) => {
  const verdict = (typed: string) => furtherVerdict(exerciseOf(answer), {}, typed);

  test.each(right)("%j is right", (typed) => {
    expect(verdict(typed)).toMatchObject({ kind: "right" });
  });

  test.each(Object.entries(told).flatMap(([reason, all]) => all.map((typed) => [typed, reason])))(
    "%j is told: %s",
    (typed = "", reason = "") => {
      const found = verdict(typed);
      expect(found.kind === "told" ? found.reason : found.kind).toBe(reason);
      expect(isMiss(found)).toBe(!noted.includes(reason));
      if (found.kind === "told") expect(found.says).toMatch(/^\p{Lu}.*[.?]$/u);
    },
  );

  test.each(wrong)("%j is a miss", (typed) => {
    expect([typed, isMiss(verdict(typed))]).toEqual([typed, true]);
  });
});

test("each further kind has at least 15 typed forms", () => {
  const kindOf = (answer: Answer) =>
    answer.kind === "relation" ? String(/[<>]|!=/.test(answer.relation)) : answer.kind;
  const counts = new Map<string, number>();
  for (const { answer, right, told = {}, wrong = [] } of furtherForms) {
    const count = right.length + wrong.length + Object.values(told).flat().length;
    counts.set(kindOf(answer), (counts.get(kindOf(answer)) ?? 0) + count);
  }
  expect(counts.size).toBe(5);
  for (const [kind, count] of counts) expect([kind, count >= 15]).toEqual([kind, true]);
});
