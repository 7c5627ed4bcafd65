/** Tests what a class's sheet prints of the whole magazine: exercises in order, no answer given away, a key for each. */
import { expect, test } from "vitest";
import { printedPlaces, seedOf, variants } from "../../app/features/practice/sheet-choice";
import { drawNumbers } from "../../app/magazine/practice/draw";
import { shortAnswer } from "../../app/magazine/practice/printed-answer";
import { steps } from "../../app/magazine/practice/steps";
import { realMagazine } from "../real-magazine";

const practices = realMagazine().practices ?? [];
const all = practices.flatMap(({ exercises }) => exercises);
const classWords = ["10b", "nentor", "prova-1", "x", "fizike-2"];

test("the exercises of every lesson are numbered as its ladder shows them, step after step", () => {
  const order = Object.keys(steps);
  for (const { slug, exercises } of practices) {
    const places = exercises.map(({ step }) => order.indexOf(step));
    expect([slug, places]).toEqual([slug, [...places].sort((a, b) => a - b)]);
  }
  expect(practices.length).toBeGreaterThan(40);
});

test("no order and no pairing is printed as it is right, and the right option has another letter in each variant", () => {
  let tried = 0;
  for (const exercise of all) {
    for (const word of classWords) {
      const [a, b] = variants.map((variant) => printedPlaces(exercise, word, variant));
      if (a === undefined || b === undefined || a.length === 0) continue;
      tried++;
      const { answer } = exercise;
      if (answer.kind === "choice") expect(a.indexOf(answer.right)).not.toBe(b.indexOf(answer.right));
      else for (const places of [a, b]) expect(places).not.toEqual([...places].sort((x, y) => x - y));
      for (const places of [a, b]) expect([...places].sort((x, y) => x - y)).toEqual(places.map((_, place) => place));
    }
  }
  expect(tried).toBeGreaterThan(70 * classWords.length);
});

test("every exercise has a key on the page of answers, short enough for its line", () => {
  for (const exercise of all) {
    for (const variant of variants) {
      const numbers = drawNumbers(exercise, seedOf("10b", variant)) ?? {};
      const key = shortAnswer(exercise, numbers, printedPlaces(exercise, "10b", variant));
      const text = key.replace(/<[^>]+>/g, "").replace(/&#?\w+;/g, "·");
      expect([exercise.id, text.length > 0 && text.length < 30, /NaN|\?|undefined|@/.test(text)]).toEqual([
        exercise.id,
        true,
        false,
      ]);
    }
  }
});
