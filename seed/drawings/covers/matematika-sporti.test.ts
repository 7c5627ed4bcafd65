import { expect, test } from "vitest";
import { best, half, runs, view } from "./matematika-sporti";

test("from every point of a circle through the posts the goal is seen under the same angle", () => {
  for (const r of runs) {
    const angle = Math.asin(half / r);
    for (const turn of [-0.2, 0.3, 1, Math.PI / 2, 2.4]) {
      expect(view(r * Math.cos(turn), best(r) + r * Math.sin(turn))).toBeCloseTo(angle, 10);
    }
  }
});

test("on a run towards the goal line no place sees the goal wider than the one on the line", () => {
  for (const x of runs) {
    const widest = view(x, best(x));
    for (let y = 0.25; y < 45; y += 0.25) expect(view(x, y)).toBeLessThanOrEqual(widest + 1e-12);
  }
});

test("the best places lie on a hyperbola through the posts", () => {
  expect(best(half)).toBe(0);
  for (const x of runs) expect(x ** 2 - best(x) ** 2).toBeCloseTo(half ** 2, 9);
});
