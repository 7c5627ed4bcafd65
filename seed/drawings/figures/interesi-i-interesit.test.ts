import { expect, test } from "vitest";
import { compound, doublings, simple } from "./interesi-i-interesit";

test("a thousand lekë at 7 % becomes 1070, then 1144.90: the second year pays interest on interest", () => {
  expect(compound(1)).toBeCloseTo(1070, 9);
  expect(compound(2) - simple(2)).toBeCloseTo(4.9, 9);
  expect(compound(40)).toBeCloseTo(14_974.46, 2);
  expect(simple(40)).toBeCloseTo(3800, 9);
});

test("every doubling takes as long as the first one", () => {
  doublings.forEach((years, k) => {
    expect(compound(years)).toBeCloseTo(1000 * 2 ** (k + 1), 6);
    expect(years).toBeCloseTo((k + 1) * 10.2448, 3);
  });
});
