import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { distanceAt, eccentricAnomaly, nearHalf, placeAt, shareAt, speedAt, yearsOf } from "./kepler-ellipse";

const eccentricity = fc.double({ min: 0, max: 0.97, noNaN: true });
const share = fc.double({ min: -1, max: 2, noNaN: true });

/** Returns the area of the triangle between the focus and two places. */
const triangle = (e: number, [ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]) =>
  ((ax - e) * by - (bx - e) * ay) / 2;

/** Returns the area that the line from the focus sweeps, by 4000 thin triangles. */
function swept(from: number, to: number, e: number): number {
  const places = Array.from({ length: 4001 }, (_, i) => placeAt(from + ((to - from) * i) / 4000, e));
  return places.slice(1).reduce((sum, place, i) => sum + triangle(e, places[i] as [number, number], place), 0);
}

describe("the ellipse of Kepler", () => {
  test("at 0,5, a quarter of the period from the nearest point, has the eccentric anomaly 2,0210", () => {
    // E − 0.5·sin E = π/2
    expect(eccentricAnomaly(0.25, 0.5)).toBeCloseTo(2.021, 3);
    expect(shareAt(eccentricAnomaly(0.25, 0.5), 0.5)).toBeCloseTo(0.25, 12);
  });

  test("at 0,5, a quarter of the period from the nearest point, is 1,2177 half axes from the focus", () => {
    // 1 − 0.5·cos 2.0210
    expect(distanceAt(0.25, 0.5)).toBeCloseTo(1.2177, 3);
    expect([distanceAt(0, 0.5), distanceAt(0.5, 0.5)]).toEqual([0.5, 1.5]);
  });

  test("counts whole rounds: one round later the anomaly is 2π more", () => {
    for (const rounds of [-1, 1, 2])
      expect(eccentricAnomaly(rounds + 0.25, 0.5)).toBeCloseTo(2.021 + 2 * Math.PI * rounds, 3);
  });

  test("is solved however eccentric it is, and however near the nearest point: to 0,999 and a thousandth", () => {
    for (const e of [0.79, 0.81, 0.9, 0.97, 0.99, 0.999])
      for (let i = -499; i <= 499; i += 2) expect(shareAt(eccentricAnomaly(i / 1000, e), e)).toBeCloseTo(i / 1000, 10);
  });

  test("of Halley's comet, 17,9 au, takes 75,7 years, 14,6 of them on the near half", () => {
    expect(yearsOf(17.9)).toBeCloseTo(75.73, 1);
    expect(nearHalf(0.967) * yearsOf(17.9)).toBeCloseTo(14.56, 1);
    expect(shareAt(Math.PI / 2, 0.967) * 2).toBeCloseTo(nearHalf(0.967), 12);
  });

  test("gives Earth 29,8 km/s, Halley's comet 54,5 where it is nearest (0,587 au) and 0,9 where it is farthest", () => {
    expect(speedAt(1, 1)).toBeCloseTo(29.785, 2);
    expect(speedAt(17.9, 0.587)).toBeCloseTo(54.5, 0);
    expect(speedAt(17.9, 2 * 17.9 - 0.587)).toBeCloseTo(0.91, 2);
  });

  test("is swept evenly: a twelfth of the period is a twelfth of the area, wherever it begins (Kepler's second law)", () => {
    for (const e of [0, 0.3, 0.7, 0.967])
      for (const from of [0, 0.1, 0.45, 0.6])
        expect(swept(from, from + 1 / 12, e)).toBeCloseTo((Math.PI * Math.sqrt(1 - e * e)) / 12, 5);
  });

  test("is the same one round later, and symmetric about its axis", () => {
    fc.assert(
      fc.property(share, eccentricity, (s, e) => {
        expect(distanceAt(s + 1, e)).toBeCloseTo(distanceAt(s, e), 8);
        expect(distanceAt(-s, e)).toBeCloseTo(distanceAt(s, e), 8);
        const [x, y] = placeAt(s, e);
        expect(Math.hypot(x - e, y)).toBeCloseTo(distanceAt(s, e), 8);
      }),
    );
  });

  test("takes T² = a³ within a ten-thousandth (Kepler's third law)", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.3, max: 40, noNaN: true }), (a) => {
        expect(yearsOf(a) ** 2 / a ** 3).toBeCloseTo(1, 3);
      }),
    );
  });
});
