import { expect, test } from "vitest";
import { crossing, depth, height, length } from "./merimanga-dhe-miza";

/** Returns the length of the path over front and lid. The path crosses their edge at x. */
const way = (x: number) => Math.hypot(x, height) + Math.hypot(length - x, depth);

test("no other crossing of the edge makes the way over front and lid shorter", () => {
  const best = way(crossing[0]);
  expect(best).toBeCloseTo(Math.hypot(length, depth + height), 12);
  for (const x of [0, 5, 11, 11.5, 15, 30]) expect(way(x)).toBeGreaterThan(best);
});

test("the longest edge alone gives the shortest of the three unfoldings", () => {
  const best = Math.hypot(length, depth + height);
  expect(Math.hypot(depth, length + height)).toBeGreaterThan(best);
  expect(Math.hypot(height, length + depth)).toBeGreaterThan(best);
});
