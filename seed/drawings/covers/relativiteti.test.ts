import { expect, test } from "vitest";
import { gamma, moment, reading, speeds } from "./relativiteti";

test("the middle clocks show 10, 9.6, 8, 6 and 2.8 hours at our tenth hour", () => {
  const shown = speeds.map((speed) => reading(speed, 0));
  for (const [i, hours] of [10, 9.6, 8, 6, 2.8].entries()) expect(shown[i]).toBeCloseTo(hours, 12);
});

test("place and reading are the Lorentz transformation: the interval is the same for both", () => {
  for (const speed of speeds) {
    for (const place of [-3, 0, 2]) {
      const x = place / gamma(speed) + speed * moment;
      const time = reading(speed, place);
      expect(time ** 2 - place ** 2).toBeCloseTo(moment ** 2 - x ** 2, 9);
      expect(time).toBeCloseTo(gamma(speed) * (moment - speed * x), 9);
      expect(place).toBeCloseTo(gamma(speed) * (x - speed * moment), 9);
    }
  }
});

test("a clock that leads in its row is behind the one that follows", () => {
  expect(reading(0.6, 1)).toBeCloseTo(reading(0.6, 0) - 0.6, 12);
  expect(reading(0, 5)).toBe(moment);
});
