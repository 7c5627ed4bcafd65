import { expect, test } from "vitest";
import { after, arrival, cycloid, straight, target, wheelTo } from "./lidhja-mes-matematikes-dhe-fizikes";

const h = 1e-4;

test("a bead on a cycloid has at every depth the speed of the free fall, √(2gy)", () => {
  for (const k of [30, 120, 400]) {
    for (const t of [3, 12, 25]) {
      const [before, here, next] = [after(t - h, k), after(t, k), after(t + h, k)];
      const speed = Math.hypot(next[0] - before[0], next[1] - before[1]) / (2 * h);
      expect(speed).toBeCloseTo(Math.sqrt(2 * here[1]), 4);
    }
  }
});

test("fronts of equal time cross the cycloids at a right angle", () => {
  for (const k of [80, 150, 600]) {
    for (const t of [8, 20, 40]) {
      const [u, v] = [after(t + h, k), after(t - h, k)];
      const [p, q] = [after(t, k + h), after(t, k - h)];
      const [along, across] = [
        [u[0] - v[0], u[1] - v[1]],
        [p[0] - q[0], p[1] - q[1]],
      ] as const;
      const cosine = along[0] * across[0] + along[1] * across[1];
      expect(cosine / (Math.hypot(...along) * Math.hypot(...across))).toBeCloseTo(0, 5);
    }
  }
});

test("the cycloid found for the target passes through it and takes the time of its front", () => {
  const { k, angle } = wheelTo(target);
  expect(cycloid(k, angle)[0]).toBeCloseTo(target[0], 6);
  expect(cycloid(k, angle)[1]).toBeCloseTo(target[1], 6);
  expect(angle * Math.sqrt(k)).toBeCloseTo(arrival, 6);
});

test("when the bead on the cycloid arrives, the one on the straight way is still behind", () => {
  const [x, y] = straight(arrival, target);
  expect(y / x).toBeCloseTo(target[1] / target[0], 10);
  expect(x).toBeLessThan(0.9 * target[0]);
});

test("all beads of one cycloid reach its lowest point after π·√(k/g), from wherever they start", () => {
  // From θ₀ the energy gives the time as an integral over θ. Its element is dt = √(k(1 − cos θ)/(cos θ₀ − cos θ)) dθ;
  // midpoints after θ = θ₀ + (π − θ₀)·s².
  for (const from of [0.5, 1.5, 2.5]) {
    let time = 0;
    const n = 4000;
    for (let i = 0; i < n; i++) {
      const s = (i + 0.5) / n;
      const angle = from + (Math.PI - from) * s * s;
      const width = ((Math.PI - from) * 2 * s) / n;
      time += width * Math.sqrt((1 - Math.cos(angle)) / (Math.cos(from) - Math.cos(angle)));
    }
    expect(time).toBeCloseTo(Math.PI, 3);
  }
});
