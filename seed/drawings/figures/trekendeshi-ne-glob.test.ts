import { expect, test } from "vitest";
import { onSphere } from "./trekendeshi-ne-glob";

const dot = (p: readonly number[], q: readonly number[]) => p.reduce((sum, v, i) => sum + v * (q[i] ?? 0), 0);

test("the corners stand a quarter of a great circle apart, so every angle of the triangle is right", () => {
  const corners = [onSphere(-45, 0), onSphere(45, 0), onSphere(0, 90)];
  corners.forEach((corner, i) => {
    expect(dot(corner, corner)).toBeCloseTo(1, 12);
    expect(dot(corner, corners[(i + 1) % 3] as readonly number[])).toBeCloseTo(0, 12);
  });
});
