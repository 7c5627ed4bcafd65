import { expect, test } from "vitest";
import { crests, finger, ratioOf, violin } from "./matematika-artet-muzika";

test("a finger on a third of the string leaves two thirds: a fifth, 3 to 2", () => {
  expect(finger).toBeCloseTo(109.3, 1);
  expect((violin.string - finger) / violin.string).toBeCloseTo(2 / 3, 12);
  expect(ratioOf(finger)).toBeCloseTo(3 / 2, 12);
  expect(ratioOf(violin.string / 2)).toBe(2);
});

test("the neck and the part of the body to the bridge are as 2 to 3, too", () => {
  expect(violin.neck / violin.stop).toBeCloseTo(2 / 3, 12);
  expect(Math.abs(violin.neck + violin.stop - violin.string)).toBeLessThanOrEqual(3);
});

test("each third crest of the high note falls on each second of the low one, and no other does", () => {
  const { low, high, meeting } = crests(84, 1150);
  expect(meeting).toHaveLength(Math.floor(high.length / 3));
  for (const [i, radius] of meeting.entries()) {
    expect(radius).toBeCloseTo(high[3 * i + 2] ?? 0, 9);
    expect(radius).toBeCloseTo(low[2 * i + 1] ?? 0, 9);
  }
});
