import { describe, expect, test } from "vitest";
import { gravity, hillAt, momentAfter, rideOver, speedAtEnd, startHeight, track, wayOut } from "./ride-on-a-track";

describe("a car that rolls from 30 m without friction", () => {
  test("leaves the track with √(2·9,81·30) = 24,26 m/s, whether the hill has 4, 12, 24 or 29 m", () => {
    for (const hill of [4, 12, 24, 29]) expect(speedAtEnd(hill, 0)).toBeCloseTo(24.26, 2);
  });

  test("passes a hill of 12 m with 18,8 m/s and one of 24 m with 10,8 m/s", () => {
    for (const [hill, speed] of [
      [12, 18.79],
      [24, 10.85],
    ] as const) {
      const top = wayOut(hill, 0).find(({ x }) => x >= hillAt);
      expect(top?.speed).toBeCloseTo(speed, 1);
    }
  });

  test("turns back at 30 m on a hill of 36 m", () => {
    expect(speedAtEnd(36, 0)).toBeNull();
    expect(wayOut(36, 0).at(-1)?.potential).toBeCloseTo(startHeight, 1);
  });

  test("keeps potential and kinetic energy together (conservation)", () => {
    for (const hill of [4, 20, 36])
      for (const { potential, kinetic } of rideOver(hill, 0)) expect(potential + kinetic).toBeCloseTo(startHeight, 3);
  });
});

describe("a car with friction", () => {
  test("only loses mechanical energy, and more with more friction", () => {
    for (const friction of [0.01, 0.03, 0.1]) {
      const sums = rideOver(12, friction).map(({ potential, kinetic }) => potential + kinetic);
      for (let i = 1; i < sums.length; i++) expect(sums[i]).toBeLessThanOrEqual((sums[i - 1] as number) + 2e-3);
    }
    expect(speedAtEnd(12, 0.03) ?? 0).toBeLessThan(speedAtEnd(12, 0.01) ?? 0);
  });

  test("stays in the first valley where the hill is too high; of its energy 15 % are left after 20 s (µ = 0,1)", () => {
    const { x, potential, kinetic } = momentAfter(20, 36, 0.1);
    expect(x).toBeLessThan(hillAt);
    expect((potential + kinetic) / startHeight).toBeCloseTo(0.15, 2);
  });
});

test("a car beyond the top of any hill leaves the track: the ride is not cut before", () => {
  for (let hill = 4; hill <= 36; hill++)
    for (let hundredths = 0; hundredths <= 10; hundredths++) {
      const beyond = wayOut(hill, hundredths / 100).some(({ x }) => x > hillAt);
      expect([hill, hundredths, speedAtEnd(hill, hundredths / 100) !== null]).toEqual([hill, hundredths, beyond]);
    }
  expect(speedAtEnd(15, 0.1)).toBeCloseTo(12.1, 1);
  expect(speedAtEnd(19, 0.07)).toBeCloseTo(16.1, 1);
});

test("a car comes to rest on top of a hill as high as its start", () => {
  expect(momentAfter(20, startHeight, 0)).toMatchObject({ speed: 0 });
  expect(momentAfter(20, startHeight, 0).x).toBeCloseTo(hillAt, 0);
});

test("the rails press on the car on every hill: v²·κ stays below g", () => {
  for (let hill = 2; hill < startHeight; hill++) {
    const [, , bend] = track(hillAt, hill);
    expect(-bend * 2 * gravity * (startHeight - hill)).toBeLessThan(gravity);
  }
});
