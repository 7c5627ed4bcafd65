import { expect, test } from "vitest";
import { floor, radiusOf, toPicture } from "./energjia-berthamore";

test("the floor of the valley is at iron and nickel, and both ways it rises", () => {
  const lowest = floor.reduce((low, p) => (p[1] > low[1] ? p : low));
  expect(lowest[0]).toBeGreaterThanOrEqual(toPicture([56, 0])[0]);
  expect(lowest[0]).toBeLessThanOrEqual(toPicture([62, 0])[0]);
  const [hydrogen, uranium] = [floor[1], floor.at(-1)];
  expect(hydrogen?.[1]).toBeLessThan(lowest[1] - 300);
  expect(uranium?.[1]).toBeLessThan(lowest[1] - 50);
});

test("a nucleus of eight times as many nucleons is twice as wide, and lies where its radius says", () => {
  expect(radiusOf(64) / radiusOf(8)).toBeCloseTo(2, 9);
  const x = (a: number) => toPicture([a, 0])[0];
  expect(x(8) - x(1)).toBeCloseTo(x(27) - x(8), 9);
});
