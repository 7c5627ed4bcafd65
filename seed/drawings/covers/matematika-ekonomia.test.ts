import { expect, test } from "vitest";
import { columns, generations, height, rate } from "./matematika-ekonomia";

test("capital, interest, interest on interest … add up to compound interest", () => {
  for (const n of [0, 1, 2, 10, 39]) {
    expect(generations(n).reduce((sum, part) => sum + part, 0)).toBeCloseTo((1 + rate) ** n, 9);
  }
  expect(generations(2)).toEqual([1, 2 * rate, expect.closeTo(rate ** 2, 12)]);
});

test("areas are money: a column grows by the interest every year, the capital in it never", () => {
  const widths = columns.map(({ left, right }) => right - left);
  for (const [i, width] of widths.slice(1).entries()) expect(width / (widths[i] as number)).toBeCloseTo(1 + rate, 9);
  for (const { left, right, depths } of columns) {
    expect((right - left) * (depths[0] as number)).toBeCloseTo((widths[0] as number) * height, 6);
  }
  expect(columns.at(-1)?.right).toBeCloseTo(1200, 6);
});
