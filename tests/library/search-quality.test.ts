/** The figures that the search has reached; `npm run bench:search` prints what it misses. */
import { expect, test } from "vitest";
import { qualityOf, questions } from "../search-quality";

test("of 120 questions the right page is first for nine of ten, and among the first three for 98 of 100", async () => {
  const { asked, first, firstThree } = await qualityOf(questions);
  expect(asked).toBe(120);
  expect(first / asked).toBeGreaterThanOrEqual(0.9);
  expect(firstThree / asked).toBeGreaterThanOrEqual(0.98);
});
