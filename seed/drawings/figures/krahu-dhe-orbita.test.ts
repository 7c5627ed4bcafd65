import { expect, test } from "vitest";
import { airBelow, crossing, density, flight, layerTops, orbital, wings } from "./krahu-dhe-orbita";

test("an airliner needs about 860 km/h at 10 km, as airliners fly", () => {
  expect(flight(10, ...wings.airliner) * 3.6).toBeGreaterThan(830);
  expect(flight(10, ...wings.airliner) * 3.6).toBeLessThan(890);
});

test("both wings would have to outrun a satellite before 100 km, the airliner at 58 and the glider at 84", () => {
  expect(crossing(wings.airliner)).toBeCloseTo(58.4, 1);
  expect(crossing(wings.glider)).toBeCloseTo(84.1, 1);
  for (const wing of Object.values(wings)) expect(flight(100, ...wing)).toBeGreaterThan(orbital(100));
});

test("the air at 100 km is two million times thinner than on the ground", () => {
  expect(density(0) / density(100) / 1e6).toBeCloseTo(2.2, 1);
});

test("half of the air is below 5.5 km, and between two drawn lines is as much as between any two others", () => {
  // U.S. Standard Atmosphere: 500 hPa at 5.57 km, 26.5 hPa at 25 km.
  expect(airBelow(5.57)).toBeGreaterThan(0.48);
  expect(airBelow(5.57)).toBeLessThan(0.52);
  expect(1 - airBelow(25)).toBeCloseTo(26.5 / 1013, 1);
  const shares = [0, ...layerTops].map(airBelow);
  for (const [i, share] of shares.entries()) expect(share).toBeCloseTo(i / 24, 4);
});
