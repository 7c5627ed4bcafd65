import { describe, expect, test } from "vitest";
import type { Exercise } from "./exercise";
import { formClasses } from "./typed-forms.cases";
import { isMiss, verdictOn } from "./verdict";

const exerciseOf = ({ answer, question = "?" }: (typeof formClasses)[number]): Exercise => ({
  id: "prova",
  step: "kuptoj",
  parameters: [],
  conditions: [],
  prints: [],
  question,
  answer,
  errors: [],
  hints: [],
  solution: [],
});

describe.each(formClasses)("$about", (forms) => {
  const verdict = (typed: string) => verdictOn(exerciseOf(forms), {}, typed);

  test.each(forms.right)("%j is right", (typed) => {
    expect(verdict(typed).kind).toBe("right");
  });

  test.each(Object.entries(forms.unreadable ?? {}).flatMap(([reason, all]) => all.map((typed) => [typed, reason])))(
    "%j cannot be read: %s",
    (typed = "", reason) => {
      expect(verdict(typed)).toMatchObject({ kind: "unreadable", reason });
    },
  );

  test.each(forms.bare ?? [])("%j is right but for its unit, and no miss", (typed) => {
    expect(verdict(typed).kind).toBe("bare");
    expect(isMiss(verdict(typed))).toBe(false);
  });

  test.each(forms.wrong ?? [])("%j is a miss", (typed) => {
    expect([typed, isMiss(verdict(typed))]).toEqual([typed, true]);
  });
});

test("there are at least 508 forms, each once in its class", () => {
  const all = formClasses.map(({ right, wrong = [], bare = [], unreadable = {} }) => [
    ...right,
    ...wrong,
    ...bare,
    ...Object.values(unreadable).flat(),
  ]);
  expect(all.flat().length).toBeGreaterThanOrEqual(508);
  for (const forms of all) expect(forms.filter((form, place) => forms.indexOf(form) < place)).toEqual([]);
});
