import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bestPlace, circleThrough, goalAngle, halfGoal, twinPlace } from "./goal-angle";
import { striker } from "./striker";

const beside = fc.double({ min: 4, max: 30, noNaN: true });
const away = fc.double({ min: 0.5, max: 40, noNaN: true });

describe("the goal seen from a run 16 m beside the axis", () => {
  test("is widest 15,6 m from the goal line: 13,2°", () => {
    const best = bestPlace(16) as number;
    expect(best).toBeCloseTo(15.58, 2);
    expect(goalAngle(16, best)).toBeCloseTo(13.22, 2);
  });

  test("is only 7,8° wide 5 m from the line", () => {
    expect(goalAngle(16, 5)).toBeCloseTo(7.8, 1);
  });

  test("is as wide from 26 m as from 9,3 m", () => {
    expect(twinPlace(16, 26)).toBeCloseTo(9.33, 2);
    expect(goalAngle(16, twinPlace(16, 26) as number)).toBeCloseTo(goalAngle(16, 26), 10);
  });
});

describe("the goal seen from a run beside the posts", () => {
  test("8 m from the axis is 27,2° wide at best; 5 m from it 47,1° from 3,4 m", () => {
    expect(goalAngle(8, bestPlace(8) as number)).toBeCloseTo(27.2, 1);
    expect(bestPlace(5)).toBeCloseTo(3.41, 2);
    expect(goalAngle(5, bestPlace(5) as number)).toBeCloseTo(47.1, 1);
  });

  test("is never wider than where the circle touches the run, and there sin α = a : x", () => {
    fc.assert(
      fc.property(beside, away, (x, y) => {
        const best = goalAngle(x, bestPlace(x) as number);
        expect(goalAngle(x, y)).toBeLessThanOrEqual(best + 1e-9);
        expect(Math.sin((best * Math.PI) / 180)).toBeCloseTo(halfGoal / x, 10);
        expect(circleThrough(x, bestPlace(x) as number).radius).toBeCloseTo(x, 8);
      }),
    );
  });

  test("is as wide from both points where the circle cuts the run", () => {
    fc.assert(
      fc.property(beside, away, (x, y) => {
        const twin = twinPlace(x, y) as number;
        expect(goalAngle(x, twin)).toBeCloseTo(goalAngle(x, y), 8);
        const { centre, radius } = circleThrough(x, y);
        expect(Math.hypot(x, twin - centre)).toBeCloseTo(radius, 6);
      }),
    );
  });
});

test("a run between the posts sees the goal widen with every step and has no best place", () => {
  expect(bestPlace(2)).toBeNull();
  expect(twinPlace(0, 10)).toBeNull();
  expect(goalAngle(2, 4)).toBeGreaterThan(goalAngle(2, 8));
});

test("the model calls one place of each run the widest, and no other place of the run reads wider", () => {
  for (let anash = 4.5; anash <= 22; anash += 0.5) {
    const places = Array.from({ length: 251 }, (_, i) => ({ anash, larg: (20 + i) / 10 }));
    const read = (at: (typeof places)[number]) => goalAngle(at.anash, at.larg).toFixed(1);
    const widest = places.filter((at) => striker.describe(at).includes("vetëm e prek"));
    expect(widest.map(read), `${anash} m`).toEqual([Math.max(...places.map(read).map(Number)).toFixed(1)]);
  }
});
