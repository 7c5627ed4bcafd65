import { expect, test } from "vitest";
import { contours } from "./contour";
import type { Vec2 } from "./curve";

const square = { x: [-2, 2], y: [-2, 2], columns: 80, rows: 80 } as const;

test("the curve x² + y² = 1 is one closed circle", () => {
  const runs = contours((x, y) => x * x + y * y, 1, square);
  expect(runs).toHaveLength(1);
  const circle = runs[0] as Vec2[];
  expect(circle[0]).toEqual(circle.at(-1));
  for (const [x, y] of circle) expect(Math.hypot(x, y)).toBeCloseTo(1, 3);
});

test("a level that is reached nowhere has no curve, two hills have two", () => {
  const hills = (x: number, y: number) => Math.exp(-8 * ((x - 1) ** 2 + y * y)) + Math.exp(-8 * ((x + 1) ** 2 + y * y));
  expect(contours(hills, 3, square)).toEqual([]);
  expect(contours(hills, 0.5, square)).toHaveLength(2);
});

test("curves that leave the window are open and end on its edge", () => {
  const runs = contours((x, y) => x * y, 0.5, square);
  expect(runs).toHaveLength(2);
  for (const run of runs) {
    for (const [x, y] of [run[0] as Vec2, run.at(-1) as Vec2])
      expect(Math.max(Math.abs(x), Math.abs(y))).toBeCloseTo(2, 9);
  }
});
