import { expect, test } from "vitest";
import { initialChoices, paperHash, pointsOf, pointTables, readPaperHash, withPoints } from "./paper-rules";

const choices = initialChoices("Test", null);

test("points are those of the step until the teacher changes them", () => {
  const points = (changed = choices) =>
    (["kuptoj", "perdor", "tutje"] as const).map((step, item) => pointsOf(changed, { item, step }));
  expect(points()).toEqual([1, 2, 3]);
  expect(points(withPoints(choices, 1, "12"))).toEqual([1, 12, 3]);
  expect(points(withPoints(choices, 0, "0"))).toEqual([0, 2, 3]);
  for (const typed of ["", " ", "x", "1,5", "-1", "100"]) expect(withPoints(choices, 1, typed)).toBe(choices);
});

test.each([
  ["4K7QX2M9", { code: "4K7QX2M9", variants: null }],
  ["4K7QX2M9&variante=4", { code: "4K7QX2M9", variants: 4 }],
  ["4K7QX2M9&variante=5", { code: "4K7QX2M9", variants: null }],
  ["4K7QX2M9&variante=", { code: "4K7QX2M9", variants: null }],
  ["4K7QX2M9&tjeter=1&variante=1", { code: "4K7QX2M9", variants: 1 }],
  ["", { code: "", variants: null }],
])("the hash %s is read", (hash, read) => {
  expect(readPaperHash(hash)).toEqual(read);
});

test("the hash keeps the number of variants, and two are written without it", () => {
  for (const variants of [1, 2, 3, 4]) {
    const read = readPaperHash(paperHash("4K7QX2M9", variants).slice(1));
    expect(initialChoices("", read.variants).variants).toBe(variants);
  }
  expect(paperHash("4K7QX2M9", 2)).toBe("#4K7QX2M9");
});

test("a long test has several tables of points, each as wide as a sheet", () => {
  const sizes = (count: number) => pointTables(Array.from({ length: count })).map(({ length }) => length);
  expect([1, 20, 21, 40].map(sizes)).toEqual([[1], [20], [20, 1], [20, 20]]);
});
