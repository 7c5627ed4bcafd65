import { expect, test } from "vitest";
import { area, half, root } from "./cepi-qe-mungon";

test("the square, the two rectangles and the corner make up the square of side x + 5", () => {
  expect(root ** 2 + 2 * half * root).toBe(area);
  expect(area + half ** 2).toBe((root + half) ** 2);
  expect(root).toBe(3);
});
