import { expect, test } from "vitest";
import { flat, steep, triangle, velocity } from "./dy-nxitime";

const area = ([[x1, y1], [x2, y2], [x3, y3]]: [[number, number], [number, number], [number, number]]) =>
  Math.abs((x2 - x1) * (y3 - y1) - (x3 - x1) * (y2 - y1)) / 2;

test("one line is twice as steep as the other, at every time", () => {
  for (const t of [0.5, 1, 2, 3]) expect(velocity(steep, t)).toBe(2 * velocity(flat, t));
});

test("the area under a line is the road a·t²/2", () => {
  for (const acceleration of [steep, flat]) {
    for (const t of [1, 2, 3]) {
      expect(area(triangle(acceleration, t) as never)).toBeCloseTo((acceleration * t * t) / 2, 12);
    }
  }
  expect(area(triangle(steep, 2) as never)).toBe(10);
});
