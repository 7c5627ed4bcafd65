import { expect, test } from "vitest";
import type { Vec2 } from "../kit/curve";
import * as calculus from "./calculus-quiz";
import { surface } from "./funksioni-dhe-perdorimet";
import { spiral } from "./matematika";
import { cell, sites } from "./matematika-aplikuar";
import { convergents, fordCircle, fractions } from "./matematika-pastre";
import { envelope, onCircle } from "./number-ninja";
import { spokeEnd } from "./numrat-irracional";
import { tree } from "./pitagora";
import { ends, steps } from "./probabiliteti";

test("in Pythagoras' tree every generation has the area of the first square", () => {
  for (const row of tree()) {
    expect(row.reduce((sum, { size }) => sum + size ** 2, 0)).toBeCloseTo(100 ** 2, 6);
  }
  expect(tree().flat()).toHaveLength(2047);
});

test("the n-th spoke of Theodorus is √n long and every new leg is 1 and stands upright on it", () => {
  for (let n = 1; n < 80; n++) {
    const [[x, y], [u, v]] = [spokeEnd(n), spokeEnd(n + 1)];
    expect(Math.hypot(x, y)).toBeCloseTo(Math.sqrt(n), 10);
    expect(Math.hypot(u - x, v - y)).toBeCloseTo(1, 10);
    expect(x * (u - x) + y * (v - y)).toBeCloseTo(0, 9);
  }
});

test("the surface depends on the distance alone and dies away", () => {
  expect(surface(3, 4)).toBeCloseTo(surface(0, 5), 12);
  expect(surface(0, 0)).toBe(1);
  expect(Math.abs(surface(20, 0))).toBeLessThan(0.01);
});

test("the ends of the walks have mean 0 and variance n, within four standard errors", () => {
  const count = [...ends.values()].reduce((a, b) => a + b, 0);
  const moment = (power: number) => [...ends].reduce((sum, [e, n]) => sum + n * e ** power, 0) / count;
  expect(count).toBe(4000);
  expect(Math.abs(moment(1))).toBeLessThan(4 * Math.sqrt(steps / count));
  expect(Math.abs(moment(2) - steps)).toBeLessThan(4 * steps * Math.sqrt(2 / count));
  expect([...ends.keys()].every((e) => e % 2 === 0)).toBe(true);
});

test("Fibonacci's squares fill their rectangle without a gap", () => {
  const { squares, width, height } = spiral([1, 1, 2, 3, 5, 8, 13]);
  expect([width, height]).toEqual([21, 13]);
  expect(squares.reduce((sum, { size }) => sum + size ** 2, 0)).toBe(21 * 13);
  for (const [i, a] of squares.entries()) {
    for (const b of squares.slice(i + 1)) {
      const apart = a.x + a.size <= b.x || b.x + b.size <= a.x || a.y + a.size <= b.y || b.y + b.size <= a.y;
      expect(apart).toBe(true);
    }
  }
});

test("Ford's circles never overlap and touch exactly where |ps − qr| = 1", () => {
  const all = fractions(12);
  for (const [i, f] of all.entries()) {
    for (const g of all.slice(i + 1)) {
      const [a, b] = [fordCircle(f), fordCircle(g)];
      const gap = Math.hypot(a.x - b.x, a.r - b.r) - a.r - b.r;
      const neighbours = Math.abs(f[0] * g[1] - f[1] * g[0]) === 1;
      if (neighbours) expect(gap).toBeCloseTo(0, 12);
      else expect(gap).toBeGreaterThan(1e-6);
    }
  }
});

test("the chosen fractions close in on the golden section, each nearer than the one before", () => {
  const errors = convergents.map(([p, q]) => Math.abs(p / q - (Math.sqrt(5) - 1) / 2));
  for (const [i, error] of errors.slice(1).entries()) expect(error).toBeLessThan(errors[i] as number);
});

test("a corner of a Voronoi cell inside the field has three nearest sites, its own among them", () => {
  for (const site of sites) {
    for (const corner of cell(site)) {
      const distances = sites.map((s) => Math.hypot(s[0] - corner[0], s[1] - corner[1])).sort((a, b) => a - b);
      expect(Math.hypot(site[0] - corner[0], site[1] - corner[1])).toBeCloseTo(distances[0] as number, 6);
      const inside = corner[0] > -39 && corner[0] < 1239 && corner[1] > -39 && corner[1] < 839;
      if (inside) expect(distances[2]).toBeCloseTo(distances[0] as number, 6);
    }
  }
});

test("the cells share out the whole field", () => {
  const area = (points: Vec2[]) =>
    Math.abs(
      points.reduce((sum, [x, y], i) => {
        const [u, v] = points[(i + 1) % points.length] as Vec2;
        return sum + x * v - u * y;
      }, 0) / 2,
    );
  expect(sites.reduce((sum, site) => sum + area(cell(site)), 0)).toBeCloseTo(1280 * 880, 3);
});

test("every line of a multiplication table touches its envelope", () => {
  for (const k of [2, 3, 4]) {
    for (const t of [0.05, 0.13, 0.31, 0.42]) {
      const [a, b, p] = [onCircle(t), onCircle(k * t), envelope(k, t)];
      const h = 1e-5;
      const [before, after] = [envelope(k, t - h), envelope(k, t + h)];
      const [lx, ly] = [b[0] - a[0], b[1] - a[1]];
      expect(lx * (p[1] - a[1]) - ly * (p[0] - a[0])).toBeCloseTo(0, 10);
      const [dx, dy] = [(after[0] - before[0]) / h, (after[1] - before[1]) / h];
      expect(dx * ly - dy * lx).toBeCloseTo(0, 6);
    }
  }
});

test("the curve of the quiz has the slope that its tangent shows, and each frame a tenth of the last one's gap", () => {
  const { contact, f, gap, slope, zooms } = calculus;
  for (const x of [0, 1, 2.5, 3.6]) expect((f(x + 1e-6) - f(x - 1e-6)) / 2e-6).toBeCloseTo(slope(x), 6);
  expect(slope(contact)).toBeCloseTo(1.56, 9);
  const seen = zooms.map((zoom) => gap(0.4 / zoom) * zoom);
  expect((seen[1] as number) / (seen[0] as number)).toBeCloseTo(0.1, 1);
  expect((seen[2] as number) / (seen[1] as number)).toBeCloseTo(0.1, 2);
});
