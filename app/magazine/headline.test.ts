import { expect, test } from "vitest";
import { isAiry } from "./headline";

test("a headline whose lines can collide gets the height of a whole em", () => {
  expect(isAiry("Enigma që nuk zgjidhen me hamendje")).toBe(true);
  expect(isAiry("Tri ligjet e Njutonit, nga autobusi te raketa")).toBe(true);
});

test("one without hanging letters before its last word is set tight", () => {
  expect(isAiry("Vala ecën, uji mbetet")).toBe(true);
  expect(isAiry("Edhe rastësia ka rregulla")).toBe(false);
  expect(isAiry("Termodinamika")).toBe(false);
});
