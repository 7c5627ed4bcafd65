import { expect, test } from "vitest";
import type { Vec2 } from "../kit/curve";
import { arcShare, deflate, golden, type Half, halves, sun } from "./matematika-lojerat-puzzles";

const apart = (p: Vec2, q: Vec2) => Math.hypot(p[0] - q[0], p[1] - q[1]);
const area = ({ wing, apex, heel }: Half) =>
  Math.abs((wing[0] - apex[0]) * (heel[1] - apex[1]) - (wing[1] - apex[1]) * (heel[0] - apex[0])) / 2;
const total = (pieces: readonly Half[]) => pieces.reduce((sum, half) => sum + area(half), 0);

test("every deflation covers the same ground with sides shorter by the golden ratio", () => {
  let pieces = sun(100);
  for (let step = 1; step <= 4; step++) {
    pieces = deflate(pieces);
    expect(total(pieces)).toBeCloseTo(total(sun(100)), 6);
    for (const { kite, wing, apex, heel } of pieces) {
      const long = 100 / golden ** step;
      expect(apart(apex, wing)).toBeCloseTo(long, 9);
      expect(apart(heel, wing)).toBeCloseTo(long / golden, 9);
      expect(apart(apex, heel)).toBeCloseTo(kite ? long : long / golden, 9);
    }
  }
});

test("kites and darts are in the ratio of neighbouring Fibonacci numbers", () => {
  const kites = halves.filter(({ kite }) => kite).length;
  expect([kites, halves.length - kites]).toEqual([10 * 34, 10 * 21]);
});

test("Conway's arcs go on across every edge inside the tiling", () => {
  const toward = (p: Vec2, q: Vec2, share: number): Vec2 => [
    p[0] + (q[0] - p[0]) * share,
    p[1] + (q[1] - p[1]) * share,
  ];
  for (const corner of ["apex", "heel"] as const) {
    const ends = halves.map((half) => toward(half[corner], half.wing, arcShare(half.kite)));
    const inside = ends.filter(([x, y]) => Math.hypot(x, y) < 700);
    expect(inside.length).toBeGreaterThan(300);
    for (const end of inside) expect(ends.filter((other) => apart(end, other) < 1e-6)).toHaveLength(2);
  }
});
