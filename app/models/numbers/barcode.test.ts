import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { barsOf, checkSum, code, isTaken, misread, swapped } from "./barcode";

const lesson = [5, 3, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1];

/** Returns the 95 modules of a code: 1 is dark. */
const modulesOf = (digits: readonly number[]) => {
  const modules = Array.from({ length: 95 }, () => 0);
  for (const { from, width } of barsOf(digits)) modules.fill(1, from, from + width);
  return modules.join("");
};

/** Returns for each of the six left digits whether its dark modules are odd in number, as in set A of GS1. */
const oddDigits = (digits: readonly number[]) =>
  Array.from({ length: 6 }, (_, i) => {
    const dark = modulesOf(digits).slice(3 + 7 * i, 10 + 7 * i);
    return dark.replaceAll("0", "").length % 2 === 1;
  });

const digit = fc.integer({ min: 0, max: 9 });

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

  test("590123412345 7 has the modules of the standard's example", () => {
    expect(modulesOf([5, 9, 0, 1, 2, 3, 4, 1, 2, 3, 4, 5, 7])).toBe(
      `101${"0001011"}${"0100111"}${"0110011"}${"0010011"}${"0111101"}${"0011101"}01010` +
        `${"1100110"}${"1101100"}${"1000010"}${"1011100"}${"1001110"}${"1000100"}101`,
    );
  });

  test("has 30 bars on 95 modules whatever its digits, each bar one to four modules wide", () => {
    fc.assert(
      fc.property(fc.array(digit, { minLength: 13, maxLength: 13 }), (digits) => {
        const bars = barsOf(digits);
        expect([bars.length, bars.at(-1)]).toEqual([30, { from: 94, width: 1 }]);
        expect(bars.every(({ width }) => width >= 1 && width <= 4)).toBe(true);
      }),
    );
    for (let each = 0; each <= 9; each++) expect(barsOf(Array(13).fill(each)).at(-1)).toEqual({ from: 94, width: 1 });
  });

  test("tells its first digit by the sets of the next six: none of set B for 0, else three, never the first", () => {
    const told = Array.from({ length: 10 }, (_, first) => oddDigits([first, ...lesson.slice(1)]));
    expect(new Set(told.map(String)).size).toBe(10);
    expect(told[0]).toEqual(Array(6).fill(true));
    for (const odd of told.slice(1)) expect([odd[0], odd.filter((isOdd) => !isOdd).length]).toEqual([true, 3]);
  });
});
