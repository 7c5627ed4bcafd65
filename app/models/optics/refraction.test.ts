import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { criticalAngle, reflectedShare, refractionAngle } from "./refraction";

const index = fc.double({ min: 1, max: 2.5, noNaN: true });

describe("light at a flat border", () => {
  test("from air into water under 45° goes on under 32,1°", () => {
    expect(refractionAngle(45, 1, 1.33)).toBeCloseTo(32.12, 2);
  });

  test("from water cannot leave beyond 48,8°, from diamond beyond 24,4°", () => {
    expect(criticalAngle(1.33, 1)).toBeCloseTo(48.75, 2);
    expect(criticalAngle(2.42, 1)).toBeCloseTo(24.41, 2);
    expect(refractionAngle(49, 1.33, 1)).toBeNull();
    expect(criticalAngle(1, 1.33)).toBeNull();
  });

  test("straight through glass of 1,5 loses 4 % to reflection at each face", () => {
    expect(reflectedShare(0, 1, 1.5)).toBeCloseTo(0.04, 10);
    expect(reflectedShare(0, 1.5, 1)).toBeCloseTo(0.04, 10);
  });

  test("finds the same way back (reversibility), with the same share reflected", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 85, noNaN: true }), index, index, (incidence, from, to) => {
        const beyond = refractionAngle(incidence, from, to);
        fc.pre(beyond !== null && beyond < 89);
        expect(refractionAngle(beyond, to, from)).toBeCloseTo(incidence, 6);
        expect(reflectedShare(beyond, to, from)).toBeCloseTo(reflectedShare(incidence, from, to), 6);
      }),
    );
  });

  test("is all reflected beyond the critical angle and never more than all before", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 90, noNaN: true }), index, index, (incidence, from, to) => {
        const share = reflectedShare(incidence, from, to);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1 + 1e-12);
        const critical = criticalAngle(from, to);
        if (critical !== null && incidence > critical + 1e-6) expect(share).toBe(1);
      }),
    );
  });
});
