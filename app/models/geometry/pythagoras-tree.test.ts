import { expect, test } from "vitest";
import { type SquareOfTree, treeOver } from "./pythagoras-tree";

const areaOf = ([[ax, ay], [bx, by]]: SquareOfTree) => (bx - ax) ** 2 + (by - ay) ** 2;
const areas = (corner: readonly [number, number], generations: number) =>
  treeOver(corner, generations).map(({ squares }) => squares.reduce((sum, square) => sum + areaOf(square), 0));

test("with a right angle each generation has the area of the first square", () => {
  for (const corner of [
    [0.5, 0.5],
    [0.36, 0.48],
    [0.8, 0.4],
  ] as const)
    for (const area of areas(corner, 7)) expect(area).toBeCloseTo(1, 10);
});

test("with another angle a generation has the power of a² + b² over c² that is its place", () => {
  const [second = 0, third] = areas([0.5, 0.3], 3).slice(1);
  expect(second).toBeCloseTo(2 * (0.25 + 0.09), 10);
  expect(third).toBeCloseTo(second ** 2, 10);
});

test("squares stand on the two short sides of the triangle, away from it", () => {
  const [trunk, branches] = treeOver([0.36, 0.48], 2);
  expect(trunk?.triangles).toEqual([
    [
      [0, 1],
      [1, 1],
      [0.36, 1.48],
    ],
  ]);
  expect(branches?.squares[0]?.slice(0, 2)).toEqual([
    [0, 1],
    [0.36, 1.48],
  ]);
  // The left one grows to the left, the right one to the right.
  expect(branches?.squares[0]?.[3][0]).toBeLessThan(0);
  expect(branches?.squares[1]?.[2][0]).toBeGreaterThan(1);
});

test("squares that would be dots are left out", () => {
  const last = treeOver([0.1, 0.3], 10).at(-1)?.squares ?? [];
  expect(last.length).toBeLessThan(2 ** 9);
  for (const square of last) expect(areaOf(square)).toBeGreaterThanOrEqual(0.006 ** 2);
});
