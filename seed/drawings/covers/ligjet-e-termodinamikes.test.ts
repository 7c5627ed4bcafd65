import { expect, test } from "vitest";
import { cold, hot, large, place, pressure, small } from "./ligjet-e-termodinamikes";

test("the surface obeys the law of the ideal gas", () => {
  for (const [v, t] of [
    [1, 300],
    [2.2, 450],
    [4, 900],
  ] as const)
    expect((pressure(v, t) * v) / t).toBeCloseTo(pressure(1, 600) / 600, 12);
});

test("the surface is woven of straight lines: on an isochore the middle lies in the middle", () => {
  for (const v of [small, 1.7, large]) {
    const [a, b, m] = [place(v, 200), place(v, 800), place(v, 500)];
    expect(m[0]).toBeCloseTo((a[0] + b[0]) / 2, 9);
    expect(m[1]).toBeCloseTo((a[1] + b[1]) / 2, 9);
  }
});

test("and on an isobar too", () => {
  const [a, b, m] = [place(1, 200), place(4, 800), place(2.5, 500)];
  expect(pressure(1, 200)).toBeCloseTo(pressure(4, 800), 12);
  expect(m[0]).toBeCloseTo((a[0] + b[0]) / 2, 9);
  expect(m[1]).toBeCloseTo((a[1] + b[1]) / 2, 9);
});

test("the shadow on the floor is as large as the work nR·ΔT·ln(V₂/V₁)", () => {
  const steps = 4000;
  const outline = [hot, cold].flatMap((t) => {
    const way = Array.from({ length: steps + 1 }, (_, i) => place(small + ((large - small) * i) / steps, t, 0));
    return t === hot ? way : way.reverse();
  });
  const area = (points: (readonly [number, number])[]) =>
    Math.abs(
      points.reduce((sum, [x, y], i) => {
        const [u, v] = points[(i + 1) % points.length] as readonly [number, number];
        return sum + (x * v - u * y) / 2;
      }, 0),
    );
  // The unit square of the floor, one volume by one pressure; p = t/600 at V = 1.
  const [o, v, p] = [place(1, 0, 0), place(2, 0, 0), place(1, 600, 0)];
  const unit = Math.abs((v[0] - o[0]) * (p[1] - o[1]) - (v[1] - o[1]) * (p[0] - o[0]));
  expect(area(outline) / unit).toBeCloseTo(((hot - cold) / 600) * Math.log(large / small), 5);
});
