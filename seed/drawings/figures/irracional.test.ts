import { expect, test } from "vitest";
import { cycloid } from "./irracional-boshti";
import { fractionDigits, rootTwoDigits } from "./irracional-shifrat";

test("1/7 repeats six digits", () => {
  expect(fractionDigits(7, 12).join("")).toBe("142857142857");
});

test("the decimals of √2 are the largest whose square stays under 2", () => {
  const root = BigInt(`1${rootTwoDigits(42).join("")}`);
  const two = 2n * 10n ** 84n;
  expect(root ** 2n < two && (root + 1n) ** 2n > two).toBe(true);
});

test("no period of up to 21 digits runs through the decimals drawn of √2", () => {
  const digits = rootTwoDigits(42);
  for (let period = 1; period <= 21; period++) {
    expect(digits.some((digit, i) => i >= period && digit !== digits[i - period])).toBe(true);
  }
});

test("the marked point of the wheel touches the line at 0 and, after one turn, at π", () => {
  expect(cycloid(0)).toEqual([0, -0]);
  const [x, y] = cycloid(2 * Math.PI);
  expect(x).toBeCloseTo(Math.PI);
  expect(y).toBeCloseTo(0);
});
