import { expect, test } from "vitest";
import { centre, hang, left, placed, rest, weights } from "./ligjet-e-termodinamikes";

test("the arms reach further on the right, and more weights hang on the left", () => {
  const all = placed(rest()).map(({ weight: [x] }) => x);
  const [onRight, onLeft] = [all.filter((x) => x > 0), all.filter((x) => x < 0)];
  expect(onRight.length + onLeft.length).toBe(weights);
  expect(onLeft.length).toBeGreaterThan(onRight.length);
  expect(Math.max(...onRight)).toBeGreaterThan(-Math.min(...onLeft) + 40);
});

test("the wheel rests with its centre of mass straight below the axle: it neither turns on nor back", () => {
  const angle = rest();
  expect(Math.abs(centre(angle)[0])).toBeLessThan(1);
  expect(centre(angle)[1]).toBeGreaterThan(0);
  expect(centre(angle + 0.02)[0]).toBeLessThan(0);
  expect(centre(angle - 0.02)[0]).toBeGreaterThan(0);
});

test("an arm hangs straight down where its stops allow it", () => {
  expect(hang(Math.PI / 2)).toBeCloseTo(Math.PI / 2, 9);
  expect(hang(Math.PI)).toBeCloseTo(Math.PI / 2, 9);
  expect(hang(0)).toBe(0);
});

test("each bar of the ledger is shorter than the last by the same share", () => {
  for (const n of [0, 3, 9]) expect(left(n + 1) / left(n)).toBeCloseTo(left(1), 12);
});
