import fc from "fast-check";
import { expect, test } from "vitest";
import { digit, digitAt, fixedLength, fixedNumber, fixedNumberAt } from "./digits";

test("a digit is one of 64 letters that an address may hold, in the order of base64url", () => {
  expect([0, 25, 26, 51, 52, 61, 62, 63].map(digit).join("")).toBe("AZaz09-_");
  for (let value = 0; value < 64; value++) expect(digitAt(`?${digit(value)}`, 1)).toBe(value);
});

test("a fixed number has four digits, the highest first, and is read back wherever it stands", () => {
  expect([0, 1, 64, 64 ** 2, 64 ** 3, 64 ** 4 - 1].map(fixedNumber)).toEqual([
    "AAAA",
    "AAAB",
    "AABA",
    "ABAA",
    "BAAA",
    "____",
  ]);
  const numbers = fc.array(fc.integer({ min: 0, max: 64 ** 4 - 1 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(numbers, (values) => {
      const text = values.map(fixedNumber).join("");
      expect(values.map((_, index) => fixedNumberAt(text, fixedLength * index))).toEqual(values);
    }),
  );
});
