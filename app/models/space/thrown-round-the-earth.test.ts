import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { newtonsCannon } from "./mountain-cannon";
import {
  circularSpeed,
  distanceAt,
  earthRadius,
  escapeSpeed,
  farthest,
  flightOf,
  landingAngle,
  mountainHeight,
  period,
} from "./thrown-round-the-earth";

const start = 1 + mountainHeight;

describe("a ball thrown level from 1274 km above the Earth", () => {
  test("circles at 7,22 km/s, once in 110,9 minutes, and escapes at 10,21 km/s", () => {
    expect(circularSpeed).toBeCloseTo(7.221, 3);
    expect(period(circularSpeed)).toBeCloseTo(110.88, 1);
    expect(escapeSpeed).toBeCloseTo(10.2115, 3);
  });

  test("thrown √(4/3) times faster than the circle climbs to twice its distance", () => {
    expect(farthest(circularSpeed * Math.sqrt(4 / 3))).toBeCloseTo(2 * start, 10);
  });

  test("just misses the ground on the other side from √(10/11) of the circle's speed, 6,88 km/s", () => {
    const grazing = circularSpeed * Math.sqrt(10 / 11);
    expect(grazing).toBeCloseTo(6.885, 3);
    expect(flightOf(grazing - 0.001)).toBe("falls");
    expect(flightOf(grazing + 0.001)).toBe("orbits");
    expect(landingAngle(grazing - 1e-6)).toBeGreaterThan(3.1);
  });

  test("is a quarter round as far as its half parameter: at √½ of the circle's speed half as far as at the throw", () => {
    expect(distanceAt(circularSpeed * Math.SQRT1_2, Math.PI / 2)).toBeCloseTo(start / 2, 10);
    expect(distanceAt(circularSpeed, Math.PI / 2)).toBeCloseTo(start, 10);
  });

  test("escapes from √2 of the circle's speed on, and then never comes to the other side", () => {
    expect([escapeSpeed - 0.001, escapeSpeed, 12].map(flightOf)).toEqual(["orbits", "escapes", "escapes"]);
    expect(distanceAt(12, Math.PI)).toBe(Number.POSITIVE_INFINITY);
    expect(distanceAt(12, Math.PI / 2)).toBeCloseTo(start * (12 / circularSpeed) ** 2, 10);
  });

  test("slower than the circle is never farther than at the throw, and let go falls straight down", () => {
    expect([0, 3, 7, circularSpeed].map(farthest)).toEqual([start, start, start, start]);
    expect(landingAngle(0)).toBe(0);
    expect(landingAngle(0.1)).toBeLessThan(0.05);
  });

  test("is where it was thrown at the start, whatever its speed, and goes round where it does not fall", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 12, noNaN: true }), (speed) => {
        expect(distanceAt(speed, 0)).toBeCloseTo(start, 10);
        expect(flightOf(speed) === "falls").toBe(landingAngle(speed) !== null);
        expect(flightOf(speed) === "orbits").toBe(period(speed) !== null);
      }),
    );
  });

  test("keeps its energy: v²/2 − GM/r is the same at the far end of the ellipse as at the throw", () => {
    fc.assert(
      fc.property(fc.double({ min: circularSpeed, max: 10.1, noNaN: true }), (speed) => {
        const [near, far] = [start * earthRadius, farthest(speed) * earthRadius];
        // The conservation of angular momentum gives the speed at the farthest point.
        const energy = (v: number, r: number) => (v * v) / 2 - 398_600.44 / r;
        expect(energy((speed * near) / far, far)).toBeCloseTo(energy(speed, near), 6);
      }),
    );
  });
});

test("the question is answered by an ellipse, neither by the circle nor by an escape", () => {
  const shown = [7.2, 7.5, 10.2, 10.3].map((shpejtesia) => newtonsCannon.question.shown({ shpejtesia }));
  expect(shown).toEqual([false, true, true, false]);
});
