import { expect, test } from "vitest";
import type { Vec2 } from "../kit/curve";
import { aroundHypotenuse, besideLegs } from "./pitagora-rirenditja";
import { stair } from "./pitagora-shkallet";

const area = (points: readonly Vec2[]) =>
  Math.abs(
    points.reduce((sum, [x1, y1], i) => {
      const [x2, y2] = points[(i + 1) % points.length] as Vec2;
      return sum + x1 * y2 - x2 * y1;
    }, 0),
  ) / 2;
const box = (triangle: readonly Vec2[]) =>
  ([0, 1] as const).map((axis) => {
    const places = triangle.map((p) => p[axis]);
    return [Math.min(...places), Math.max(...places)];
  });

test("the four triangles leave c² in the first frame and a² + b² in the second", () => {
  const [first = []] = aroundHypotenuse;
  const [[x1, x2] = [], [y1, y2] = []] = box(first);
  const [a, b] = [(x2 ?? 0) - (x1 ?? 0), (y2 ?? 0) - (y1 ?? 0)];
  const frame = (a + b) ** 2;
  const covered = (triangles: readonly (readonly Vec2[])[]) => triangles.reduce((sum, t) => sum + area(t), 0);
  expect(frame - covered(aroundHypotenuse)).toBeCloseTo(a ** 2 + b ** 2);
  expect(covered(besideLegs)).toBeCloseTo(covered(aroundHypotenuse));
});

test("after sliding, two and two triangles share a rectangle", () => {
  const [one, two, three, four] = besideLegs.map(box);
  expect(one).toEqual(three);
  expect(two).toEqual(four);
});

test("a stair is as long as its two big legs, however many steps it has", () => {
  for (const steps of [1, 2, 16, 1000]) {
    const corners = stair(steps);
    const length = corners
      .slice(1)
      .reduce((sum, [x, y], i) => sum + Math.hypot(x - (corners[i]?.[0] ?? 0), y - (corners[i]?.[1] ?? 0)), 0);
    expect(length).toBeCloseTo(14);
  }
});
