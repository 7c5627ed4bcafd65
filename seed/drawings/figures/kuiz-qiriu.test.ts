import { expect, test } from "vitest";
import { rows } from "./kuiz-qiriu";

test("between any two columns the candle loses the same length a minute", () => {
  expect(rows.map(({ height }) => height)).toEqual([24, 22, 20, 16]);
  for (const [i, { minutes, height }] of rows.entries()) {
    const before = rows[i - 1];
    if (before) expect((before.height - height) / (minutes - before.minutes)).toBeCloseTo(0.2, 9);
  }
});
