import { expect, test } from "vitest";
import { height, marked } from "./kuiz-pika-e-litarit";

test("the point lies on the line of rest, and a moment later higher", () => {
  expect(height(marked, 0)).toBeCloseTo(0, 12);
  expect(height(marked, 0.05)).toBeGreaterThan(0.3);
});

test("the crest behind the point comes towards it", () => {
  expect(height(marked - 0.25, 0)).toBeCloseTo(1, 12);
  expect(height(marked, 0.25)).toBeCloseTo(1, 12);
});
