import { describe, expect, test } from "vitest";
import { beginningOf, fold, stemOf } from "./albanian-stems";
import { oneWord, twoWords } from "./albanian-stems.cases";

const lines = oneWord.trim().split("\n");

test("there are 300 pairs", () => {
  const pairs = lines.reduce((sum, line) => sum + line.split(" ").length - 1, 0) + twoWords.length;
  expect(pairs).toBeGreaterThanOrEqual(300);
});

describe("forms of one word have one stem", () => {
  test.each(lines)("%s", (line) => {
    const stems = new Set(line.split(" ").map((form) => stemOf(fold(form))));
    expect([...stems]).toHaveLength(1);
  });
});

test("a word begins as is told of its stem, so that a text is looked through for that alone", () => {
  const forms = lines.flatMap((line) => line.split(" ").map(fold));
  expect(forms.filter((form) => !form.startsWith(beginningOf(stemOf(form))))).toEqual([]);
});

test.each(twoWords)("%s and %s stay two words", (one, other) => {
  expect(stemOf(fold(one))).not.toBe(stemOf(fold(other)));
});

test("ë and ç may be left out, and short words and numbers stay as they are", () => {
  expect(stemOf(fold("hënës"))).toBe(stemOf("henes"));
  for (const word of ["pi", "9,81", "h2o", ""]) expect(stemOf(word)).toBe(word);
});
