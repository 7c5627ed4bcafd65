import { expect, test } from "vitest";
import { capital, generations, note, notes, rate, years } from "./matematika-ekonomia";

test("capital, interest, interest on interest … add up to compound interest", () => {
  for (const n of [0, 1, 2, 10, 39]) {
    expect(generations(n).reduce((sum, part) => sum + part, 0)).toBeCloseTo((1 + rate) ** n, 9);
  }
  expect(generations(2)).toEqual([1, 2 * rate, expect.closeTo(rate ** 2, 12)]);
});

test("a stack has as many whole notes as the money, of which the capital has the same in every one", () => {
  for (const n of years) {
    const [first, second, all] = notes(n);
    expect(first * note).toBe(capital);
    expect(second).toBe(Math.floor((capital * (1 + n * rate)) / note + 1e-9));
    expect(all).toBe(Math.floor((capital * (1 + rate) ** n) / note + 1e-9));
  }
  // The 14 974 lek of the lesson.
  expect(notes(40)[2]).toBe(74);
});
