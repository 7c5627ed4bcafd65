import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { asleepEnergy, daysFor, daysOfYear, newWatts, oldWatts } from "./asleep-energy";
import { energy, evening } from "./evening-load";
import { yearAsleep } from "./year-asleep";

describe("appliances that sleep in their sockets", () => {
  test("one of 5 W takes 43,8 kWh in a year, one of 0,5 W 4,4 kWh", () => {
    expect(asleepEnergy(1, oldWatts, daysOfYear)).toBeCloseTo(43.8, 10);
    expect(asleepEnergy(1, newWatts, daysOfYear)).toBeCloseTo(4.38, 10);
  });

  test("five old ones take 219 kWh in a year: seventeen of the lesson's evenings of 12,8 kWh", () => {
    const ofEvening = energy(evening(18.5, 19.5));
    expect(ofEvening).toBeCloseTo(12.77, 2);
    expect(asleepEnergy(5, oldWatts, daysOfYear)).toBeCloseTo(219, 10);
    expect(asleepEnergy(5, oldWatts, daysOfYear) / ofEvening).toBeCloseTo(17.2, 1);
  });

  test("five old ones need 21 days for the energy of the lesson's evening, one of them 106", () => {
    const ofEvening = energy(evening(18.5, 19.5));
    expect(daysFor(ofEvening, 5, oldWatts)).toBeCloseTo(21.3, 1);
    expect(daysFor(ofEvening, 1, oldWatts)).toBeCloseTo(106.4, 1);
    expect(daysFor(ofEvening, 0, oldWatts)).toBe(Number.POSITIVE_INFINITY);
  });

  test("energy is power times time: twice as many for half as long take as much", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.double({ min: 1, max: 365, noNaN: true }), (count, days) => {
        const taken = asleepEnergy(count, oldWatts, days);
        expect(asleepEnergy(2 * count, oldWatts, days / 2)).toBeCloseTo(taken, 9);
        expect(asleepEnergy(10 * count, newWatts, days)).toBeCloseTo(taken, 9);
        expect(daysFor(taken, count, oldWatts)).toBeCloseTo(days, 9);
      }),
    );
  });
});

test("the question is answered when five have slept for the whole year", () => {
  const { shown } = yearAsleep.question;
  expect(shown({ pajisjet: 5, dita: 364 })).toBe(false);
  expect(shown({ pajisjet: 2, dita: 365 })).toBe(false);
  expect(shown({ pajisjet: 5, dita: 365 })).toBe(true);
});
