import { describe, expect, test } from "vitest";
import { fixedParts } from "../../../../app/lessons/fixed-parts";
import { checkedLesson } from "../../fixtures/checked-lesson";
import { fixedPart } from "../fixed-part";
import { parseHtml } from "../tree";
import { readingTime, wordsRead } from "./reading-time";

const tree = (html: string) => parseHtml(html) ?? { type: "root" as const, children: [] };

test("captions, notes and answers are read, a formula like a word, the list of contents not", () => {
  const body =
    '<p class="cap"><b>Fig. 1</b> Kapaku i mësimit.</p><nav><ol><li>Një dy tre</li></ol></nav>' +
    "<p>Kemi <math><mi>x</mi><mn>2</mn></math>, pra <em>po</em>.</p><details><summary>Sa?</summary><p>Dy.</p></details>";
  expect(wordsRead(tree(body))).toBe(11);
});

test.each([...fixedParts.keys()])("the part written into %s is found, and has words", (slug) => {
  expect(wordsRead(fixedPart(slug) ?? tree(""))).toBeGreaterThan(100);
});

describe("reading-time", () => {
  const faults = (words: number, duration: number) =>
    readingTime.check(checkedLesson("fjalë ".repeat(words), duration));

  test.each([
    [170, 1],
    [171, 2],
    [171, 3],
    [1020, 5],
    [1020, 7],
  ])("%i words may be promised as %i minutes", (words, minutes) => {
    expect(faults(words, minutes)).toEqual([]);
  });

  test.each([
    [171, 4, 2],
    [1020, 4, 6],
  ])("%i words may not be promised as %i minutes: it is %i", (words, minutes, right) => {
    expect(faults(words, minutes)).toMatchObject([{ field: "duration", hint: expect.stringContaining(`: ${right}.`) }]);
  });

  test("what is written into the lesson's page is read too", () => {
    const lesson = checkedLesson("fjalë ".repeat(1020), 6);
    expect(readingTime.check(lesson)).toEqual([]);
    const fixedPart = tree(`<section><p>${"fjalë ".repeat(400)}</p></section>`);
    expect(readingTime.check({ ...lesson, fixedPart })).toMatchObject([{ hint: expect.stringContaining(": 9.") }]);
  });
});
