import { expect, test } from "vitest";
import { comma, fifths, turn } from "./rrethi-i-kuintave";

test("twelve pure fifths pass seven octaves by the comma, 7.04° of the circle", () => {
  expect(12 * turn(3 / 2)).toBeCloseTo(7 * 360 + comma, 6);
  expect(comma).toBeCloseTo(turn(531_441 / 524_288), 6);
  expect(comma).toBeCloseTo(7.04, 2);
});

test("no two of the thirteen tones fall together", () => {
  const sorted = [...fifths].sort((a, b) => a - b);
  for (let i = 1; i < sorted.length; i++) expect((sorted[i] as number) - (sorted[i - 1] as number)).toBeGreaterThan(7);
});
