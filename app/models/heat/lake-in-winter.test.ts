import { describe, expect, test } from "vitest";
import { daysToIce, depthOf, errorFunction, iceAfter, secondsToFreeze, waterTemperature } from "./lake-in-winter";

describe("a lake that cools from above", () => {
  test("10 m deep has 4 °C everywhere after 38,7 days, 5 m deep after half of them", () => {
    expect(daysToIce(10)).toBeCloseTo(38.7, 1);
    expect(daysToIce(5)).toBeCloseTo(daysToIce(10) / 2, 10);
    expect(waterTemperature(0, daysToIce(10), 10)).toBeCloseTo(4, 10);
  });

  test("has one temperature from surface to bottom until then: 8 °C at half time", () => {
    for (const under of [0, 3, 10]) expect(waterTemperature(under, daysToIce(10) / 2, 10)).toBeCloseTo(8, 10);
    expect(iceAfter(daysToIce(10), 10)).toBe(0);
  });

  test("freezes at its skin within the hour once it has 4 °C: 49 minutes at 100 W/m²", () => {
    expect(secondsToFreeze(100) / 60).toBeCloseTo(49.4, 1);
  });

  test("has 61 cm of ice 60 days later, and almost 4 °C three metres under it", () => {
    const days = daysToIce(10) + 60;
    expect(iceAfter(days, 10)).toBeCloseTo(0.61, 2);
    expect(waterTemperature(3, days, 10)).toBeCloseTo(3.95, 1);
    expect(waterTemperature(0, days, 10)).toBeCloseTo(0, 6);
  });

  test("is never warmer above than below under the ice, and never warmer than 4 °C", () => {
    for (const days of [45, 60, 100]) {
      let last = 0;
      for (let under = 0; under <= 10; under += 0.5) {
        const temperature = waterTemperature(under, days, 10);
        expect(temperature).toBeGreaterThanOrEqual(last - 1e-6);
        expect(temperature).toBeLessThanOrEqual(4);
        last = temperature;
      }
    }
  });

  test("has 2 °C where the law of the error function says: erf(0,4769) = 1/2", () => {
    expect(errorFunction(0.476936)).toBeCloseTo(0.5, 6);
    const days = daysToIce(10) + 30;
    expect(depthOf(2, days, 10)).toBeCloseTo(2 * 0.476936 * Math.sqrt(1.35e-7 * 30 * 86_400), 3);
    expect(depthOf(2, 20, 10)).toBeNull();
  });
});
