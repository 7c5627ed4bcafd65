import { expect, test } from "vitest";
import { ball, height, reach } from "./mekanika";

test("a ball is on its path at every instant", () => {
  for (const angle of [0.3, Math.PI / 4, 1.2]) {
    const [x, y] = ball(0.4, angle);
    expect(y).toBeCloseTo(height(x, angle), 9);
  }
});

test("balls thrown together lie on one circle whose centre falls", () => {
  for (const angle of [0.3, 0.9, 1.5]) {
    const [x, y] = ball(0.5, angle);
    expect(Math.hypot(x, y + (reach * 0.5 ** 2) / 2)).toBeCloseTo(0.5 * reach, 9);
  }
});
