import { expect, test } from "vitest";
import { bindWords } from "./bound-words";

test.each([
  ["Tri ligjet e Njutonit, nga autobusi te raketa", "Tri ligjet e\u00a0Njutonit, nga\u00a0autobusi te\u00a0raketa"],
  ["Efekti serë: 33 gradë që na i fal ajri", "Efekti serë: 33\u00a0gradë që\u00a0na i\u00a0fal ajri"],
  ["Metali nuk është më i ftohtë se druri", "Metali nuk\u00a0është më\u00a0i\u00a0ftohtë se\u00a0druri"],
  ["Hapësira nis 100 km mbi kokën tënde", "Hapësira nis 100\u00a0km mbi\u00a0kokën tënde"],
  ["Pse Hëna nuk bie në Tokë?", "Pse Hëna nuk\u00a0bie në\u00a0Tokë?"],
  ["Pitagora dhe tre katrorët e tij", "Pitagora dhe tre\u00a0katrorët e\u00a0tij"],
  ["Enigma që nuk zgjidhen me hamendje", "Enigma që nuk\u00a0zgjidhen me\u00a0hamendje"],
  ["Fut x, merr y: ç’është funksioni", "Fut\u00a0x, merr\u00a0y: ç’është funksioni"],
  ["Sa gjatësi t’i japësh, pse m’u prish", "Sa gjatësi t’i\u00a0japësh, pse m’u\u00a0prish"],
  ["Number Ninja: llogarit më shpejt se ora", "Number\u00a0Ninja: llogarit më\u00a0shpejt se\u00a0ora"],
  ["pak (e re), dhe 12 më pas", "pak (e\u00a0re), dhe\u00a012\u00a0më\u00a0pas"],
])("a particle, a number or a letter stays with its word: %s", (text, bound) => {
  expect(bindWords(text)).toBe(bound);
});

test("what would not fit on a phone's line may part", () => {
  expect(bindWords("në termodinamikën e re")).toBe("në termodinamikën e\u00a0re");
});

test("the end of a word is no particle", () => {
  expect(bindWords("shkencave të mëdha, dite me diell")).toBe("shkencave të\u00a0mëdha, dite me\u00a0diell");
});
