import { describe, expect, test } from "vitest";
import { barsOf, checkSum, code, isTaken, misread, swapped } from "./barcode";

const lesson = [5, 3, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1];

describe("a barcode", () => {
  test("has the sum 110 in the lesson's example and 90 in the model's", () => {
    expect(checkSum(lesson)).toBe(110);
    expect(checkSum(code)).toBe(90);
  });

  test("with 6 for 5 in the first place has the sum 111 and is not taken", () => {
    expect(checkSum(misread(lesson, 0, 1))).toBe(111);
    expect(isTaken(misread(lesson, 0, 1))).toBe(false);
  });

  test("shows each of the 117 errors of one digit", () => {
    for (let place = 0; place < 13; place++)
      for (let by = 1; by <= 9; by++) expect(isTaken(misread(code, place, by))).toBe(false);
  });

  test("hides an exchange of neighbours only where they differ by 5: 2 and 7, 8 and 3", () => {
    const hidden = Array.from({ length: 12 }, (_, place) => place).filter((place) => isTaken(swapped(code, place)));
    expect(hidden.map((place) => code.slice(place, place + 2))).toEqual([
      [2, 7],
      [8, 3],
    ]);
  });

  test("is drawn with 30 bars on 95 modules, from the first to the last", () => {
    const bars = barsOf(code);
    expect(bars).toHaveLength(30);
    expect(bars[0]).toEqual({ from: 0, width: 1 });
    expect(bars.at(-1)).toEqual({ from: 94, width: 1 });
  });
});
