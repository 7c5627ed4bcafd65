import { expect, test } from "vitest";
import { densityOf, sinks } from "./density-of-water";
import { twoWaters } from "./two-waters";

test("water has 999.84 kg/m³ at 0 °C, 999.97 at 4 °C, 999.70 at 10 °C, 998.20 at 20 °C", () => {
  expect(densityOf(0)).toBeCloseTo(999.84, 2);
  expect(densityOf(4)).toBeCloseTo(999.97, 2);
  expect(densityOf(10)).toBeCloseTo(999.7, 2);
  expect(densityOf(20)).toBeCloseTo(998.2, 2);
});

test("it is densest at 3.98 °C", () => {
  const degrees = Array.from({ length: 1201 }, (_, i) => i / 100);
  const densest = degrees.reduce((best, t) => (densityOf(t) > densityOf(best) ? t : best));
  expect(densest).toBeCloseTo(3.98, 1);
});

test("of two waters above 4 °C the colder sinks, of two below it the warmer", () => {
  for (const [warm, cold] of [
    [12, 5],
    [8, 6],
  ] as const)
    expect(sinks(warm, cold)).toBe(1);
  expect(sinks(0, 3)).toBe(1);
  expect(sinks(1, 5)).toBe(1);
});

test("water of 1 °C and of 7 °C is equally heavy: neither sinks", () => {
  expect(sinks(1, 7)).toBe(0);
  expect(sinks(6, 6)).toBe(0);
});

test("what sinks under another does so whichever is named first", () => {
  for (let one = 0; one <= 12; one += 0.5)
    for (let other = 0; other <= 12; other += 0.5) expect(sinks(one, other) + sinks(other, one)).toBe(0);
});

test("the question is answered where the colder water floats on the warmer", () => {
  const { shown } = twoWaters.question;
  expect(shown({ nje: 1, dy: 5 })).toBe(true);
  expect(shown({ nje: 10, dy: 5 })).toBe(false);
});
