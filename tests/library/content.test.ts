/**
 * What the real magazine must hold. The only test of the editors' content: the others take what is there, so that a new
 * chapter, lesson or term breaks none of them.
 */
import { expect, test } from "vitest";
import { relatedContents } from "../../app/magazine/related-contents";
import { realMagazine } from "../real-magazine";

const { categories, contents, glossary = [], projects = [] } = realMagazine();

test("there are the eight chapters of product 2.2: ids 1 to 6 physics, 7 and 8 mathematics", () => {
  const idsOf = (type: string) => categories.filter((each) => each.type === type).map(({ id }) => id);
  expect(idsOf("physics")).toEqual(expect.arrayContaining([1, 2, 3, 4, 5, 6]));
  expect(idsOf("math")).toEqual(expect.arrayContaining([7, 8]));
});

test("there are over fifty contents, six of them featured for the home page", () => {
  expect(contents.length).toBeGreaterThan(50);
  expect(contents.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(6);
});

test("every content has two neighbours in its chapter, and is itself the neighbour of another", () => {
  const near = relatedContents(contents);
  for (const { slug } of contents) expect([slug, near.get(slug)?.length]).toEqual([slug, 2]);
  const offered = new Set([...near.values()].flat());
  expect(contents.map(({ slug }) => slug).filter((slug) => !offered.has(slug))).toEqual([]);
});

test("Number Ninja has its game's data, and each of the four quizzes its questions", () => {
  const one = (slug: string) => contents.find((content) => content.slug === slug);
  expect(JSON.parse(one("number-ninja")?.gameData ?? "null")).toEqual(expect.any(Object));
  for (const slug of ["calculus-quiz", "waves-quiz", "formulas-quiz", "forces-and-motion-quiz"]) {
    const { questions } = JSON.parse(one(slug)?.quizData ?? "{}") as { questions?: unknown[] };
    expect([slug, (questions ?? []).length >= 10]).toEqual([slug, true]);
  }
});

test("the glossary has at least 150 terms, each taught in some lesson", () => {
  expect(glossary.length).toBeGreaterThanOrEqual(150);
  expect(glossary.filter(({ taughtIn }) => taughtIn.length === 0)).toEqual([]);
});

test("both class projects are there, each with its instructions", () => {
  const slugs = projects.map(({ slug }) => slug);
  expect(slugs).toEqual(expect.arrayContaining(["hydraulics", "eco-friendly-cities"]));
  for (const { slug, instructions } of projects) expect([slug, instructions.length > 1000]).toEqual([slug, true]);
});
