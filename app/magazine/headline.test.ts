import { expect, test } from "vitest";
import { headlineClass } from "./headline";

test("a headline whose lines can collide gets the height of a whole em", () => {
  expect(headlineClass("Enigma që nuk zgjidhen me hamendje")).toMatch(/airy/);
  expect(headlineClass("Tri ligjet e Njutonit, nga autobusi te raketa")).toMatch(/airy/);
});

test("one without hanging letters before its last word is set tight", () => {
  expect(headlineClass("Vala ecën, uji mbetet")).toMatch(/airy/);
  expect(headlineClass("Edhe rastësia ka rregulla") ?? "").not.toMatch(/airy/);
  expect(headlineClass("Termodinamika") ?? "").not.toMatch(/airy/);
});

test("a headline whose longest word is over five ems, no-break spaces within, gets room for it at large letters", () => {
  // Measured in the display font: 6.6, 5.9 and 4.1 em.
  expect(headlineClass("Termodinamika")).toBe("long-word");
  expect(headlineClass("Enigma që nuk\u00a0zgjidhen")).toBe("airy long-word");
  expect(headlineClass("Hydraulic Machine")).toBe("airy");
  expect(headlineClass("Mars")).toBeUndefined();
});
