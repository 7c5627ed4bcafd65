import { expect, test } from "vitest";
import { friction, length, push, ride, track } from "./energjia-dhe-puna";

test("the slope and the bend of the track are its derivatives", () => {
  for (let x = 5; x < length; x += 11) {
    expect(track(x)[1]).toBeCloseTo((track(x + 1e-4)[0] - track(x - 1e-4)[0]) / 2e-4, 6);
    expect(track(x)[2]).toBeCloseTo((track(x + 1e-4)[1] - track(x - 1e-4)[1]) / 2e-4, 6);
  }
});

test("the energy that is missing at the end is the work of the friction", () => {
  let work = 0;
  for (const [i, [, x, energy]] of ride.slice(1).entries()) {
    const [, x0, energy0] = ride[i] as (typeof ride)[number];
    work += (friction * (Math.abs(push(x0, energy0)) + Math.abs(push(x, energy))) * (x - x0)) / 2;
  }
  const [first, last] = [ride[0]?.[2] ?? 0, ride.at(-1)?.[2] ?? 0];
  expect(first - last).toBeGreaterThan(10);
  expect(first - last).toBeCloseTo(work, 3);
});

test("the train comes through, never gains energy and always moves", () => {
  expect(ride.at(-1)?.[1]).toBeGreaterThanOrEqual(length);
  for (const [i, [, x, energy]] of ride.slice(1).entries()) {
    expect(energy).toBeLessThanOrEqual(ride[i]?.[2] ?? 0);
    expect(energy).toBeGreaterThan(track(x)[0]);
  }
});

test("nobody on the train is pressed with more than six times the weight", () => {
  for (const [, x, energy] of ride) expect(Math.abs(push(x, energy))).toBeLessThan(6);
});
