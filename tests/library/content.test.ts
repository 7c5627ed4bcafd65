/**
 * What the real magazine must hold. The only test of the editors' content: the others take what is there, so that a new
 * chapter, lesson or term breaks none of them.
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

test("every lesson has eight exercises and more, on each step, most with numbers that are drawn", () => {
  const lessons = contents.filter(({ contentTypeId }) => contentTypeId === 1).map(({ slug }) => slug);
  for (const slug of lessons) {
    const exercises = practices.find((practice) => practice.slug === slug)?.exercises ?? [];
    const on = (step: string) => exercises.filter((exercise) => exercise.step === step).length;
    expect([slug, exercises.length >= 8, on("kuptoj") >= 3, on("perdor") >= 3, on("tutje") >= 2]).toEqual([
      slug,
      ...[true, true, true, true],
    ]);
    expect([slug, exercises.filter(({ parameters }) => parameters.length > 0).length >= 5]).toEqual([slug, true]);
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
        // What has no value for these numbers nobody can type.
        if (!typed.every(Number.isFinite)) continue;
        const given = exercise.answer.kind === "point" ? typed : typed.map((value) => formatNumber(value)).join("");
        const verdict = verdictOn(exercise, numbers, given);
        // For some numbers two errors give one value, and then the first of them is told.
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
