/**
 * Tests rules of the real magazine that hold for every editor's change. A new chapter, lesson, piece of news or term
 * breaks no test. `npm run seed -- check` reports the missing parts of a new piece (exercises, for example).
 */
import { expect, test } from "vitest";
import { formatNumber } from "../../app/magazine/albanian";
import { computed, drawNumbers } from "../../app/magazine/practice/draw";
import { verdictOn } from "../../app/magazine/practice/verdict";
import { relatedContents } from "../../app/magazine/related-contents";
import { realMagazine } from "../real-magazine";

const { categories, contents, glossary = [], projects = [], practices = [] } = realMagazine();

test("there are the eight chapters of product 2.2: ids 1 to 6 physics, 7 and 8 mathematics", () => {
  const idsOf = (type: string) => categories.filter((each) => each.type === type).map(({ id }) => id);
  expect(idsOf("physics")).toEqual(expect.arrayContaining([1, 2, 3, 4, 5, 6]));
  expect(idsOf("math")).toEqual(expect.arrayContaining([7, 8]));
});

test("there are over fifty contents, six of them featured for the home page", () => {
  expect(contents.length).toBeGreaterThan(50);
  expect(contents.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(6);
});

test("every content of a chapter of three lessons has two neighbours, and is itself the neighbour of a lesson", () => {
  const near = relatedContents(contents);
  const isLesson = ({ contentTypeId }: (typeof contents)[number]) => contentTypeId === 1;
  const offered = new Set(contents.filter(isLesson).flatMap(({ slug }) => near.get(slug) ?? []));
  for (const { id } of categories) {
    const chapter = contents.filter(({ categoryId }) => categoryId === id);
    if (chapter.filter(isLesson).length < 3) continue;
    for (const { slug } of chapter) {
      expect([slug, near.get(slug)?.length, offered.has(slug)]).toEqual([slug, 2, true]);
    }
  }
});

test("Number Ninja has its game's data, and each of the four quizzes its questions", () => {
  const one = (slug: string) => contents.find((content) => content.slug === slug);
  expect(JSON.parse(one("number-ninja")?.gameData ?? "null")).toEqual(expect.any(Object));
  for (const slug of ["calculus-quiz", "waves-quiz", "formulas-quiz", "forces-and-motion-quiz"]) {
    const { questions } = JSON.parse(one(slug)?.quizData ?? "{}") as { questions?: unknown[] };
    expect([slug, (questions ?? []).length >= 10]).toEqual([slug, true]);
  }
});

test("every known error of an exercise is told by a sentence of its own kind, in three draws of each", () => {
  let recognised = 0;
  for (const exercise of practices.flatMap(({ exercises }) => exercises)) {
    if (exercise.answer.kind !== "number" && exercise.answer.kind !== "point") continue;
    for (let draw = 1; draw <= 3; draw++) {
      const numbers = drawNumbers(exercise, String(draw)) ?? {};
      for (const { values } of exercise.errors) {
        const typed = values.map((value) => computed(value, numbers));
        // Nobody can type a result that has no value for these numbers.
        if (!typed.every(Number.isFinite)) continue;
        const input = exercise.answer.kind === "point" ? typed : typed.map((value) => formatNumber(value)).join("");
        const verdict = verdictOn(exercise, numbers, input);
        // For some numbers two errors give one value. Then the verdict names the first of them.
        expect([exercise.id, draw, values, verdict.kind]).toEqual([exercise.id, draw, values, "known"]);
        recognised++;
      }
    }
  }
  expect(recognised).toBeGreaterThan(3_000);
}, 30_000);

test("the glossary has at least 150 terms, each taught in some lesson", () => {
  expect(glossary.length).toBeGreaterThanOrEqual(150);
  expect(glossary.filter(({ taughtIn }) => taughtIn.length === 0)).toEqual([]);
});

test("both class projects are there, each with its instructions", () => {
  const slugs = projects.map(({ slug }) => slug);
  expect(slugs).toEqual(expect.arrayContaining(["hydraulics", "eco-friendly-cities"]));
  for (const { slug, instructions } of projects) expect([slug, instructions.length > 1000]).toEqual([slug, true]);
});
