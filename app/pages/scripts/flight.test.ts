import { expect, test } from "vitest";
import { positionAt, range, thrownBy, timeInAir } from "./flight";

const velocityOf = (speed: number, degrees: number) => ({
  vx: speed * Math.cos((degrees * Math.PI) / 180),
  vy: speed * Math.sin((degrees * Math.PI) / 180),
});

test("10 m/s at 45° carry 10.2 m in 1.44 s", () => {
  expect(range(velocityOf(10, 45))).toBeCloseTo(10.19, 2);
  expect(timeInAir(velocityOf(10, 45))).toBeCloseTo(1.44, 2);
});

test("45° carry farthest, and 30° as far as 60°", () => {
  for (const degrees of [20, 40, 44, 46, 50, 70])
    expect(range(velocityOf(12, degrees))).toBeLessThan(range(velocityOf(12, 45)));
  expect(range(velocityOf(12, 30))).toBeCloseTo(range(velocityOf(12, 60)), 9);
});

test("it is highest half-way, a quarter of its range at 45°, and comes down to the ground", () => {
  const thrown = velocityOf(12.53, 45);
  const top = positionAt(thrown, timeInAir(thrown) / 2);
  expect([top.x, top.y]).toEqual([expect.closeTo(8, 1), expect.closeTo(4, 1)]);
  expect(positionAt(thrown, timeInAir(thrown)).y).toBeCloseTo(0, 9);
});

test("what is pulled down to the right flies up to the left, and no faster than 15 m/s", () => {
  expect(thrownBy(1, 1)).toEqual({ vx: expect.closeTo(-5, 9), vy: expect.closeTo(5, 9) });
  const { vx, vy } = thrownBy(30, 40);
  expect(Math.hypot(vx, vy)).toBeCloseTo(15, 9);
});

test("what is pulled upwards, or not at all, stays where it is", () => {
  for (const [dx, dy] of [
    [0, 0],
    [1, -1],
  ] as const) {
    expect(range(thrownBy(dx, dy))).toBeCloseTo(0, 9);
  }
});
