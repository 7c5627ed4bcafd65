import { expect, test } from "vitest";
import { atoms, expected, halfLife, left, lifetimes } from "./decay";
import { thousandAtoms } from "./thousand-atoms";

const samples = Array.from({ length: 40 }, (_, sample) => lifetimes(sample));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test("of a thousand nuclei of iodine-131 the law expects 500 after 8.02 days, 250 after 16.05, one after 80", () => {
  expect(expected(halfLife)).toBeCloseTo(500, 9);
  expect(expected(2 * halfLife)).toBeCloseTo(250, 9);
  expect(expected(10 * halfLife)).toBeCloseTo(0.977, 3);
});

test("no thousand strays from the law by more than four standard deviations, and hardly one meets it", () => {
  for (const lives of samples) expect(Math.abs(left(lives, halfLife) - 500)).toBeLessThan(4 * Math.sqrt(250));
  const exact = samples.filter((lives) => left(lives, halfLife) === 500);
  expect(exact.length).toBeLessThan(samples.length / 4);
});

test("a nucleus does not age: of those that lived for two half-lives, a half lives for one more", () => {
  const survivors = samples.map((lives) => left(lives, 2 * halfLife));
  const later = samples.map((lives) => left(lives, 3 * halfLife));
  expect(mean(later) / mean(survivors)).toBeCloseTo(0.5, 1);
});

test("a nucleus lives for 11.6 days in the mean, a half-life over ln 2", () => {
  const lives = samples.flatMap((sample) => [...sample]);
  expect(lives.length).toBe(40 * atoms);
  expect(mean(lives) / (halfLife / Math.LN2)).toBeCloseTo(1, 1);
});

test("the question is answered when the second half-life is over", () => {
  expect(thousandAtoms.question.shown({ koha: 8, mostra: 0 })).toBe(false);
  expect(thousandAtoms.question.shown({ koha: 16, mostra: 0 })).toBe(true);
});
