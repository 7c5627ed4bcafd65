import { expect, test } from "vitest";
import { passesPrism, refracted, splitInPrism } from "./prism-rays";

test("the middle ray passes parallel to the base and leaves as steep as it came", () => {
  const { out, end } = refracted([141.46, 76], 1.61);
  expect(out[1]).toBeCloseTo(76, 5);
  // sin i = 1.61 · sin 30°, so i = 53.61°, and it falls 23.61°.
  expect(Math.atan2(end[1] - out[1], end[0] - out[0]) * (180 / Math.PI)).toBeCloseTo(23.61, 1);
});

test("a greater index bends more, and no ray is held back in the glass", () => {
  const falls = [1.48, 1.55, 1.61, 1.68, 1.74].map((index) => {
    const { out, end } = refracted([141.46, 76], index);
    return (end[1] - out[1]) / (end[0] - out[0]);
  });
  expect(falls).toEqual([...falls].sort((a, b) => a - b));
  expect(falls.every((fall) => fall > 0)).toBe(true);
});

test("there is a band and a ray for each question", () => {
  for (const count of [1, 12, 15, 20]) {
    expect(splitInPrism(count).bands).toHaveLength(count);
    expect(passesPrism(count)).toHaveLength(count);
    expect(splitInPrism(count).bands.join("")).not.toContain("NaN");
  }
});
