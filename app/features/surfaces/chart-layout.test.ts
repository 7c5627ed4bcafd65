import { expect, test } from "vitest";
import { curvePath, degreeY, labelPlaces, minuteX, plotArea, scaleFor } from "./chart-layout";

test("the scale is in whole tens and holds what is drawn, with a degree to spare", () => {
  expect(scaleFor([21.4, 50.3])).toEqual({ low: 20, high: 60, ticks: [20, 30, 40, 50, 60] });
  expect(scaleFor([20.2, 49.5])).toEqual({ low: 10, high: 60, ticks: [10, 20, 30, 40, 50, 60] });
});

test("a wide scale is ruled every twenty degrees", () => {
  expect(scaleFor([2, 88]).ticks).toEqual([0, 20, 40, 60, 80]);
});

test("the start stands at the left edge, the end at the right, the coldest at the foot", () => {
  const scale = scaleFor([22, 50]);
  expect([minuteX(0), minuteX(60)]).toEqual([plotArea.left, plotArea.right]);
  expect([degreeY(scale.low, scale), degreeY(scale.high, scale)]).toEqual([plotArea.bottom, plotArea.top]);
});

test("a curve goes through its temperatures minute by minute", () => {
  const scale = { low: 0, high: 100, ticks: [] };
  expect(curvePath([0, 100], scale)).toBe(`M${plotArea.left} ${plotArea.bottom}L71.4 ${plotArea.top}`);
});

test("names of curves that run together keep a line's distance, in the order of the curves", () => {
  const flat = (temperature: number) => Array.from({ length: 61 }, () => temperature);
  const places = labelPlaces({ black: flat(50), white: flat(49), green: flat(49.5) }, scaleFor([22, 50]));
  expect(places.map(({ roof }) => roof)).toEqual(["black", "green", "white"]);
  const [first, second, third] = places.map(({ y }) => y);
  expect((second ?? 0) - (first ?? 0)).toBe(24);
  expect((third ?? 0) - (second ?? 0)).toBeGreaterThanOrEqual(24);
});
