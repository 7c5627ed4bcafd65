import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gapAfterRound, meetingBurn, orbitAfter, ring, ringHours, ringSpeed, shipAt, stationAt } from "./orbit-burn";

describe("a burn on the ring of the television satellites", () => {
  test("the ring is gone round at 3,075 km/s in 23,93 hours", () => {
    expect(ringSpeed).toBeCloseTo(3.0747, 3);
    expect(ringHours).toBeCloseTo(23.934, 2);
  });

  test("a brake of 0,128 km/s closes a gap of 40° in one round of 21,3 hours", () => {
    expect(meetingBurn(40)).toBeCloseTo(-0.1283, 3);
    expect(orbitAfter(meetingBurn(40)).hours).toBeCloseTo((ringHours * 320) / 360, 8);
    expect(gapAfterRound(meetingBurn(40), 40)).toBeCloseTo(0, 8);
  });

  test("a push of 0,3 km/s climbs to 1,51 radii of the ring and lets the station run 148° farther ahead", () => {
    const { axis, eccentricity } = orbitAfter(0.3);
    expect(axis * (1 + eccentricity)).toBeCloseTo(1.515, 3);
    expect(Math.hypot(...shipAt(0.3, 0.5))).toBeCloseTo(axis * (1 + eccentricity), 8);
    expect(gapAfterRound(0.3, 0)).toBeCloseTo(360 * (axis ** 1.5 - 1), 8);
    expect(gapAfterRound(0.3, 0)).toBeGreaterThan(145);
  });

  test("who brakes gains on the station, who speeds up falls back, and without a burn the gap stays", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 0.3, noNaN: true }), (burn) => {
        expect(gapAfterRound(-burn, 40)).toBeLessThan(40);
        expect(gapAfterRound(burn, 40)).toBeGreaterThan(40);
      }),
    );
    expect(gapAfterRound(0, 40)).toBeCloseTo(40, 10);
    expect(stationAt(0, 0.25, 40)).toBeCloseTo(130, 10);
  });

  test("the ship starts and ends at the burn, and v²/2 − GM/r is the same at both ends of the ellipse", () => {
    fc.assert(
      fc.property(fc.double({ min: -0.3, max: 0.3, noNaN: true }), (burn) => {
        expect(Math.hypot(shipAt(burn, 0)[0] - 1, shipAt(burn, 0)[1])).toBeLessThan(1e-9);
        expect(Math.hypot(shipAt(burn, 1)[0] - 1, shipAt(burn, 1)[1])).toBeLessThan(1e-9);
        const far = Math.hypot(...shipAt(burn, 0.5));
        const speed = ringSpeed + burn;
        const energy = (v: number, r: number) => (v * v) / 2 - 398_600.44 / (r * ring);
        expect(energy(speed / far, far)).toBeCloseTo(energy(speed, 1), 8);
      }),
    );
  });

  test("the ship goes the way of the station, first above the axis, then below it, whether it brakes or speeds up", () => {
    for (const burn of [-0.3, 0, 0.3])
      for (const share of [0.1, 0.25, 0.4]) {
        expect(shipAt(burn, share)[1]).toBeGreaterThan(0);
        expect(shipAt(burn, 1 - share)[1]).toBeCloseTo(-shipAt(burn, share)[1], 9);
      }
  });

  test("the ship's way from one focus to the other is always twice the half axis (an ellipse)", () => {
    for (const burn of [-0.3, -0.1, 0.2, 0.3]) {
      const { axis, eccentricity } = orbitAfter(burn);
      const other = -Math.sign(burn) * 2 * axis * eccentricity;
      for (const share of [0, 0.1, 0.25, 0.4, 0.7]) {
        const [x, y] = shipAt(burn, share);
        expect(Math.hypot(x, y) + Math.hypot(x - other, y)).toBeCloseTo(2 * axis, 9);
      }
    }
  });
});
