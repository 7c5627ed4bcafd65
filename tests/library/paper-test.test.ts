/** Tests on paper of every exercise of the magazine: variants differ, and both keys say what the judge says. */
import { expect, test } from "vitest";
import { keyedErrors, typedOf } from "../../app/magazine/classroom/paper-key";
import { paperLetters } from "../../app/magazine/classroom/paper-letters";
import { type PaperExercise, paperExercises } from "../../app/magazine/classroom/paper-variants";
import { furtherVerdict } from "../../app/magazine/practice/further/further-verdict";
import { shortAnswer } from "../../app/magazine/practice/printed-answer";
import { plainText } from "../../app/magazine/practice/printed-text";
import { isWhole } from "../long-series";
import { realMagazine } from "../real-magazine";

const items = (realMagazine().practices ?? []).flatMap(({ exercises }) =>
  exercises.map((exercise) => ({ lesson: null, exercise })),
);
const seeds = [4711, ...(isWhole ? [0, 65_535] : [])];
const all = seeds.flatMap((seed) => paperExercises(seed, items, paperLetters.length));

const answersOf = ({ exercise, draws }: PaperExercise) =>
  draws.map(({ numbers, places }) => shortAnswer(exercise, numbers, places));

test("neighbours have other answers: of options as many letters as there are, of drawn numbers nearly always", () => {
  let [drawn, alike] = [0, 0];
  for (const each of all) {
    const { exercise, draws } = each;
    const { answer } = exercise;
    const different = new Set(answersOf(each)).size;
    if (answer.kind === "choice")
      expect([exercise.id, different]).toEqual([exercise.id, Math.min(4, answer.options.length)]);
    else if (answer.kind === "order" || answer.kind === "match") {
      expect([exercise.id, different]).toEqual([exercise.id, 4]);
      for (const { places } of draws) expect(places).not.toEqual([...places].sort((a, b) => a - b));
    } else if (exercise.parameters.length > 0) {
      drawn++;
      alike += Number(different < 4);
    }
    for (const { places } of draws) expect([...places].sort((a, b) => a - b)).toEqual(places.map((_, place) => place));
  }
  expect(drawn).toBeGreaterThan(300 * seeds.length);
  expect(alike / drawn).toBeLessThan(0.04);
});

test("what the key prints is judged right, and fits its cell", () => {
  for (const each of all) {
    const { exercise, draws } = each;
    for (const [variant, { numbers }] of draws.entries()) {
      const verdict = furtherVerdict(exercise, numbers, typedOf(exercise.answer, numbers));
      expect([exercise.id, verdict.kind]).toEqual([exercise.id, "right"]);
      const text = plainText(answersOf(each)[variant] ?? "").replace(/&#?\w+;/g, "·");
      expect([exercise.id, text.length > 0 && text.length < 30, /NaN|\?|undefined/.test(text)]).toEqual([
        exercise.id,
        true,
        false,
      ]);
    }
  }
});

test("what the key of errors prints is judged as that error, or as another one that it names", () => {
  let [given, shared] = [0, 0];
  for (const each of all) {
    const { exercise, draws } = each;
    const errors = keyedErrors(each);
    for (const error of errors) {
      expect([exercise.id, error.mark]).toEqual([exercise.id, expect.stringMatching(/^[2-7x]$/)]);
      expect([exercise.id, error.says.includes("⟦")]).toEqual([exercise.id, false]);
      expect(error.given).toHaveLength(draws.length);
      for (const [variant, answer] of error.given.entries()) {
        if (answer === null) continue;
        given++;
        expect(answer.printed).not.toMatch(/NaN|\?|undefined|∞/);
        if (answer.mark === error.mark) continue;
        shared++;
        // Only an error of the same exercise takes its place, one with an answer in this variant.
        const other = errors.find(({ mark }) => mark === answer.mark);
        expect([exercise.id, other?.given[variant]?.mark]).toEqual([exercise.id, answer.mark]);
      }
    }
  }
  expect(given).toBeGreaterThan(6_600 * seeds.length);
  expect(shared / given).toBeLessThan(0.01);
});

test("an error of a field is judged as that error where the fields before it are right", () => {
  let tried = 0;
  for (const each of all) {
    const { exercise, draws } = each;
    const { answer } = exercise;
    if (answer.kind !== "fields") continue;
    for (const { field = 0, given, mark } of keyedErrors(each)) {
      expect(mark).toBe("x");
      for (const [variant, { numbers }] of draws.entries()) {
        const kind = answer.fields[field]?.answer.kind ?? "";
        const printed = given[variant]?.printed;
        if (printed === undefined || !["number", "fraction", "set"].includes(kind)) continue;
        const texts = typedOf(answer, numbers) as string[];
        const verdict = furtherVerdict(
          exercise,
          numbers,
          texts.map((text, index) => (index === field ? printed : text)),
        );
        tried++;
        expect([exercise.id, verdict.kind === "fields" && verdict.fields[field]?.kind]).toEqual([exercise.id, "known"]);
      }
    }
  }
  expect(tried).toBeGreaterThan(6 * seeds.length);
});
