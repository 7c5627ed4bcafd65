import { expect, test } from "vitest";
import { corner, corners, turned } from "./kendet-ne-nje-vije";

const [a, b, c] = corners;
const [left, right] = turned;
const size = (...points: Parameters<typeof corner>) => {
  const { from, to } = corner(...points);
  return to - from;
};

test("after half a turn the third corner lies on the parallel through C", () => {
  expect(left[1]).toBe(c[1]);
  expect(right[1]).toBe(c[1]);
  expect(a[1]).toBe(b[1]);
});

test("the alternate angles are equal", () => {
  expect(size(c, a, left)).toBeCloseTo(size(a, c, b), 10);
  expect(size(c, right, b)).toBeCloseTo(size(b, a, c), 10);
});

test("the three angles fill half a turn", () => {
  expect(size(a, c, b) + size(b, a, c) + size(c, a, b)).toBeCloseTo(Math.PI, 10);
  expect(corner(c, b, a).from).toBeCloseTo(corner(c, right, b).to, 10);
});
