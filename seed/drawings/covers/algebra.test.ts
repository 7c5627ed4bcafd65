import { expect, test } from "vitest";
import { equation, rootLine, roots, touch } from "./algebra";

const valueAt = ([b, c]: readonly [number, number], x: number) => x * x + b * x + c;

test("the line of r holds exactly the equations that have the root r", () => {
  for (const r of [-3, -0.5, 0, 2, 4.25]) {
    for (const b of [-7, -1, 0, 3.5]) {
      expect(valueAt([b, rootLine(r, b)], r)).toBeCloseTo(0, 10);
      expect(valueAt([b, rootLine(r, b) + 0.1], r)).not.toBeCloseTo(0, 3);
    }
  }
});

test("every line touches the parabola of discriminant 0 and never crosses it", () => {
  for (const r of [-4, -1.5, 0, 2, 3]) {
    const [b, c] = touch(r);
    expect(b * b - 4 * c).toBeCloseTo(0, 10);
    expect(rootLine(r, b)).toBeCloseTo(c, 10);
    for (const away of [-3, -0.1, 0.1, 5]) expect(rootLine(r, b + away)).toBeLessThan((b + away) ** 2 / 4);
  }
});

test("through the blue point pass the lines of −2 and 3, and no line reaches a point above the parabola", () => {
  expect(roots(...equation)).toEqual([-2, 3]);
  expect(roots(2, 1)).toEqual([-1, -1]);
  expect(roots(1, 3)).toBeNull();
});
