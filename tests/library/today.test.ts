import { expect, test } from "vitest";
import { dayNumbers } from "../../app/pages/home/today-numbers";
import { dayQuestions } from "../../app/pages/home/today-questions";
import { realMagazine } from "../real-magazine";

const { contents, categories } = realMagazine();
const addresses = new Set(
  contents.map(({ categoryId, slug }) => `/${categories.find(({ id }) => id === categoryId)?.type}/${slug}`),
);

test.each([
  ["question", dayQuestions],
  ["number", dayNumbers],
])("every %s of a day leads to a piece of the magazine, and none is there twice", (_, items) => {
  expect(items.map(({ href }) => href).filter((href) => !addresses.has(href))).toEqual([]);
  expect(new Set(items.map((item) => JSON.stringify(item))).size).toBe(items.length);
  expect(items.length).toBeGreaterThanOrEqual(31);
});

test("no text of a day asks for the font of formulas", () => {
  // Characters that the text font lacks; „²“ is one of them.
  expect(JSON.stringify([dayQuestions, dayNumbers])).not.toMatch(/[²³₀-₉√∑∫]/);
});
