import { expect, test } from "vitest";
import { label, percent, quantity, reading, readingText } from "./quantity";

const space = "\u00a0";

test.each([
  [0, "0,00", "A"],
  [0.5714, "0,57", "A"],
  [0.1, "0,10", "A"],
  [0.0571, "57,1", "mA"],
  [-0.0571, "−57,1", "mA"],
  [0.00012, "0,12", "mA"],
  [9.994, "9,99", "A"],
  [9.996, "10,0", "A"],
  [99.94, "99,9", "A"],
  [99.96, "100", "A"],
  [-12, "−12,0", "A"],
  [6000, "6000", "A"],
] as const)("%d A reads %s %s", (value, number, unit) => {
  expect(reading(value, "A")).toEqual({ number, unit });
});

test("a quantity keeps the digits that are asked for, and a bare number has no space", () => {
  expect(quantity(4, 1, "m/s")).toBe(`4,0${space}m/s`);
  expect(quantity(0.1, 2, "")).toBe("0,10");
});

test("number and unit do not part", () => {
  expect(readingText(5.714, "V")).toBe(`5,71${space}V`);
  expect(label(4.5, "V")).toBe(`4,5${space}V`);
  expect(label(100, "Ω")).toBe(`100${space}Ω`);
});

test.each([
  [0, "0"],
  [0.0001, "0"],
  [0.004, "0,4"],
  [0.0096, "1"],
  [0.236, "24"],
  [3.3, "330"],
])("a share of %d is %s %%", (share, text) => {
  expect(percent(share)).toBe(`${text}${space}%`);
});
