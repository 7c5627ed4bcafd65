import { expect, test } from "vitest";
import { path, rounded } from "../../play/svg-path";
import { arrow, scaled, ticks } from "./svg-geometry";

const numbers = (path: string) => path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
const points = (path: string) => {
  const all = numbers(path);
  return Array.from({ length: all.length / 2 }, (_, i) => [all[2 * i] as number, all[2 * i + 1] as number] as const);
};

test("a value lies as many units from the origin as the scale says", () => {
  expect(scaled({ origin: 0, offset: 40, factor: 19.5 }, 20)).toBe(430);
  expect(scaled({ origin: 2, offset: 200, factor: -10 }, 5)).toBe(170);
  expect(scaled({ origin: 0, offset: 0, factor: 1 }, 1 / 3)).toBe(0.33);
});

test("ticks run from one end to the other, zero included", () => {
  expect(ticks(0, 20, 5)).toEqual([0, 5, 10, 15, 20]);
  expect(ticks(-4, 4, 2)).toEqual([-4, -2, 0, 2, 4]);
  expect(ticks(0, 0.3, 0.1)).toEqual([0, 0.1, 0.2, 0.3]);
});

test("an arrow reaches as far as its length, in each direction", () => {
  expect(points(arrow(10, 50, 40, 0))).toEqual([
    [10, 52.5],
    [35, 52.5],
    [35, 57.5],
    [50, 50],
    [35, 42.5],
    [35, 47.5],
    [10, 47.5],
  ]);
  expect(points(arrow(10, 50, -40, 0))[3]).toEqual([-30, 50]);
  expect(points(arrow(10, 50, 0, 40))[3]).toEqual([10, 90]);
  expect(points(arrow(0, 0, 30, 40))[3]).toEqual([30, 40]);
});

test("its width is measured across it, whichever way it points", () => {
  expect(points(arrow(0, 0, 0, 40, 10)).slice(0, 3)).toEqual([
    [-5, 0],
    [-5, 10],
    [-15, 10],
  ]);
});

test("a short arrow is all head and no longer than it says", () => {
  const short = points(arrow(0, 0, 4, 0));
  expect(short[3]).toEqual([4, 0]);
  expect(Math.min(...short.map(([x]) => x))).toBe(0);
  expect(Math.max(...short.map(([, y]) => y))).toBe(3);
});

test("no force is no arrow", () => {
  expect(arrow(10, 10, 0, 0)).toBe("");
  expect(arrow(10, 10, 0, -0.9)).toBe("");
  expect(arrow(10, 10, 1, 0)).not.toBe("");
  expect(arrow(0, 0, 1, 0)).toMatch(/^M.*Z$/);
});

test("a line goes through its points in their order", () => {
  expect(
    path([
      [0, 0],
      [1.234, 5],
      [2, 3],
    ]),
  ).toBe("M0 0l1.2 5 0.8 -2");
  expect(path([[4, 5.06]])).toBe("M4 5.1");
  expect(path([])).toBe("");
});

test("the steps of a line add up to its points: no error grows along it", () => {
  const curve = Array.from({ length: 500 }, (_, i): [number, number] => [i / 7, 100 * Math.sin(i / 9)]);
  const [first = "", second = ""] = path(curve, true).slice(1, -1).split("l");
  const steps = `${first} ${second}`.split(" ").map(Number);
  let [x, y] = [0, 0];
  for (const [i, point] of curve.entries()) {
    x += steps[2 * i] ?? Number.NaN;
    y += steps[2 * i + 1] ?? Number.NaN;
    expect(Math.abs(x - point[0])).toBeLessThanOrEqual(0.05 + 1e-9);
    expect(Math.abs(y - point[1])).toBeLessThanOrEqual(0.05 + 1e-9);
  }
});

test("places are given to a hundredth of a unit", () => {
  expect(rounded(0.125)).toBe(0.13);
});
