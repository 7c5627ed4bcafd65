import { expect, test } from "vitest";
import { comes, eyepiece, image, objective, trace } from "./kendi-i-teleskopit";

test("all rays of one far point leave the eyepiece parallel", () => {
  const slopes = [-66, -20, 0, 66].map((height) => trace(height).out);
  for (const slope of slopes) expect(slope).toBeCloseTo(slopes[0] as number, 12);
});

test("the tangent of the angle grows by the ratio of the focal lengths, and the picture is turned over", () => {
  expect(trace(0).out / comes).toBeCloseTo(-objective / eyepiece, 12);
  expect(image / eyepiece / comes).toBeCloseTo(4, 12);
});
