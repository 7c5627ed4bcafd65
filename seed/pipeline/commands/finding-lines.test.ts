import { expect, it } from "vitest";
import type { Finding } from "../checking/finding";
import { findingLines } from "./finding-lines";

const advice = (line: number, word: string, meant: string, more: Partial<Finding> = {}): Finding => ({
  ...{ file: "/m/lessons/a.md", line, column: 1, path: "", severity: "advice", rule: "known-words" },
  ...{ message: `„${word}“ shkruhet me ë a ç te mësimet e tjera.`, hint: `Ndoshta „${meant}“?` },
  ...more,
});

it("tells each of eight words that lack their letters, and what each may mean", () => {
  const words = ["siperfaqja", "perqendrim", "perkulje", "terheqja", "qender", "peshe", "levizje", "ngjyre"];
  const [text, ...others] = findingLines(
    words.map((word, nth) => advice(nth + 1, word, word.replace("e", "ë"))),
    "/m",
  );
  expect(others).toEqual([]);
  for (const word of words) expect(text).toContain(`„${word}“ shkruhet me ë a ç te mësimet e tjera.`);
  expect(text).toContain("\n  lessons/a.md:8: „ngjyre“ shkruhet me ë a ç te mësimet e tjera. Ndoshta „ngjyrë“?");
});

it("gives the places alone of findings that a program mends, or that ask for the same", () => {
  const mend = { from: 0, to: 1, text: "ë" } as unknown as Finding["mend"];
  const mended = [1, 2, 3, 4].map((line) => advice(line, `fjala${line}`, `fjalë${line}`, { mend }));
  expect(findingLines(mended, "/m").join()).toMatch(
    /edhe 3 si kjo: lessons\/a\.md:2, lessons\/a\.md:3, lessons\/a\.md:4$/,
  );
  const alike = [1, 2, 3, 4].map((line) => advice(line, `fjala${line}`, "", { hint: "Lexoje." }));
  expect(findingLines(alike, "/m").join()).toMatch(/edhe 3 si kjo: lessons\/a\.md:2/);
});
