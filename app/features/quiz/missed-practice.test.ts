import { expect, test } from "vitest";
import type { Quiz } from "../../magazine/quiz";
import { practiceOfMissed } from "./missed-practice";

const questionWith = (practice?: { href: string; title: string }): Quiz["questions"][number] => ({
  question: "Sa?",
  options: ["a", "b"],
  correctAnswer: 0,
  ...(practice && { practice }),
});
const waves = (id: string) => questionWith({ href: `/physics/intro-valet/ushtrime?u=${id}`, title: "Valët" });
const sound = questionWith({ href: "/physics/perhapja-zerit/ushtrime", title: "Zëri" });
const questions = [sound, waves("perioda"), questionWith(), waves("kreshta")];
const outcome = (question: number, right: boolean) => ({ question, answer: 0, right, hinted: false, mended: false });

test("what was missed leads to the exercises of its lessons, most misses first", () => {
  expect(
    practiceOfMissed(
      [0, 1, 2, 3].map((question) => outcome(question, false)),
      questions,
    ),
  ).toEqual([
    { title: "Valët", href: "/physics/intro-valet/ushtrime?u=perioda", numbers: [2, 4] },
    { title: "Zëri", href: "/physics/perhapja-zerit/ushtrime", numbers: [1] },
  ]);
});

test("what was right, or has no exercises, leads nowhere", () => {
  expect(practiceOfMissed([outcome(0, true), outcome(2, false)], questions)).toEqual([]);
});
