import { expect, test } from "vitest";
import { behindFret, intervals, open, pure } from "./perdet-dhe-thyesat";

test("twelve frets halve the string, and every fret shortens it by the same factor", () => {
  expect(behindFret(12)).toBeCloseTo(open / 2, 9);
  for (let n = 0; n < 19; n++) expect(behindFret(n) / behindFret(n + 1)).toBeCloseTo(2 ** (1 / 12), 12);
});

test("octave, fifth and fourth miss their frets by half a millimetre at most, the third by four", () => {
  const misses = intervals.map(({ part, fret }) => behindFret(fret) - pure(part));
  [0, 0.49, -0.55, -4.1].forEach((miss, i) => {
    expect(misses[i]).toBeCloseTo(miss, 1);
  });
});
