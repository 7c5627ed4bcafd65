import { expect, test } from "vitest";
import { bindWords } from "./bound-words";

test.each([
  ["Tri ligjet e Njutonit, nga autobusi te raketa", "Tri ligjet e\u00a0Njutonit, nga autobusi te\u00a0raketa"],
  ["Efekti serë: 33 gradë që na i fal ajri", "Efekti serë: 33\u00a0gradë që na i\u00a0fal ajri"],
  ["Metali nuk është më i ftohtë se druri", "Metali nuk është më\u00a0i\u00a0ftohtë se druri"],
  ["Hapësira nis 100 km mbi kokën tënde", "Hapësira nis 100\u00a0km mbi kokën tënde"],
])("a particle or a number stays with its word: %s", (text, bound) => {
  expect(bindWords(text)).toBe(bound);
});

test("what would not fit on a phone's line may part", () => {
  expect(bindWords("në termodinamikën e re")).toBe("në termodinamikën e\u00a0re");
});

test("the end of a word is no particle", () => {
  expect(bindWords("shkencave të mëdha, dite me diell")).toBe("shkencave të\u00a0mëdha, dite me\u00a0diell");
});
