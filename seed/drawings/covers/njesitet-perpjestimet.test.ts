import { expect, test } from "vitest";
import { areaBehind, levelOf, outline, pound } from "./njesitet-perpjestimet";

test("22,300 pounds are 10,115 kilograms: 45 % of what was asked for", () => {
  expect(22_300 * pound).toBeCloseTo(10_115.1, 1);
});

test("behind the level lies that share of the aeroplane's area", () => {
  expect(areaBehind(levelOf(pound)) / areaBehind(0)).toBeCloseTo(pound, 9);
  expect(levelOf(0.2)).toBeGreaterThan(levelOf(0.8));
});

test("the aeroplane is 48.5 m long and 47.6 m across", () => {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(47.6, 9);
  expect(Math.max(...ys)).toBeCloseTo(48.5, 9);
});
