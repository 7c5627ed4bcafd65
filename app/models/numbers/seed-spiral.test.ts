import { describe, expect, test } from "vitest";
import { goldenAngle, nearestPair, type SeedPosition, seedsAt, widestGap } from "./seed-spiral";

/** Counts the directions of the seeds, to a thousandth of a degree. */
const directions = (seeds: readonly SeedPosition[]) =>
  new Set(seeds.map(([x, y]) => Math.round((((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360) * 1000) % 360_000)).size;

describe("seeds of a flower head", () => {
  test("turned by 90° lie on 4 rays, by 144° on 5, by 135° on 8, by 360° · 8/21 on 21", () => {
    for (const [angle, rays] of [
      [90, 4],
      [144, 5],
      [135, 8],
      [(360 * 8) / 21, 21],
    ] as const)
      expect(directions(seedsAt(angle, 300))).toBe(rays);
  });

  test("are turned clockwise from straight up", () => {
    const [up, right] = [seedsAt(0, 1)[0], seedsAt(90, 1)[0]] as [SeedPosition, SeedPosition];
    expect(up[0]).toBeCloseTo(0, 12);
    expect(up[1]).toBeCloseTo(-1, 12);
    expect(right[0]).toBeCloseTo(1, 12);
    expect(right[1]).toBeCloseTo(0, 12);
  });

  test("have the same room each: n of them within the distance √n", () => {
    const distances = seedsAt(goldenAngle, 300).map(([x, y]) => Math.hypot(x, y));
    for (const n of [25, 100, 300])
      expect(distances.filter((distance) => distance <= Math.sqrt(n) + 1e-9)).toHaveLength(n);
  });

  test("have the golden angle of 137,51°; after 21 seeds 7,7° are left over, after 34 −4,7°", () => {
    expect(goldenAngle).toBeCloseTo(137.508, 3);
    expect(21 * goldenAngle - 8 * 360).toBeCloseTo(7.7, 1);
    expect(34 * goldenAngle - 13 * 360).toBeCloseTo(-4.7, 1);
  });

  test("leave a circle of 1,49 empty at 137,5°, of 2,16 at 137,1°, 3,27 at 138,5° and 7,17 at 90°", () => {
    const empty = (angle: number) => widestGap(seedsAt(angle, 300)).radius;
    expect(empty(137.5)).toBeCloseTo(1.49, 1);
    expect(empty(137.1)).toBeCloseTo(2.16, 1);
    expect(empty(138.5)).toBeCloseTo(3.27, 1);
    expect(empty(90)).toBeCloseTo(7.17, 1);
  });

  test("leave a circle half as wide as the head where one seed alone is in the middle", () => {
    const { middle, radius } = widestGap([[0, 0]]);
    expect(radius).toBeCloseTo(0.5, 2);
    expect(Math.hypot(...middle)).toBeCloseTo(0.5, 2);
  });

  test("leave no circle wider than the one found: none of 4000 places of a head has its seeds farther", () => {
    // At the last four angles many circles are nearly as wide, so that a coarse grid misses the widest.
    for (const [angle, count] of [
      [90, 60],
      [137.5, 60],
      [138.5, 60],
      [129.9, 300],
      [133, 300],
      [149, 300],
      [167.7, 300],
    ] as const) {
      const seeds = seedsAt(angle, count);
      const rim = Math.sqrt(count);
      const room = (x: number, y: number) =>
        Math.min(rim - Math.hypot(x, y), ...seeds.map(([a, b]) => Math.hypot(a - x, b - y)));
      const { middle, radius } = widestGap(seeds);
      expect(room(...middle)).toBeCloseTo(radius, 9);
      for (let i = 0; i < 4000; i++) {
        // A fine spiral passes everywhere in the head.
        const [distance, turn] = [rim * Math.sqrt((i + 0.5) / 4000), i * 2.4];
        expect(room(distance * Math.cos(turn), distance * Math.sin(turn))).toBeLessThan(radius + 0.01);
      }
    }
  });

  test("crowd least at the golden angle, of all from 90° to 180° by tenths, and nearly as little at 99,5°", () => {
    const apart = (tenths: number) => nearestPair(seedsAt(tenths / 10, 300));
    const best = apart(1375);
    for (let tenths = 900; tenths <= 1800; tenths += 1) if (tenths !== 1375) expect(apart(tenths)).toBeLessThan(best);
    expect(best).toBeCloseTo(1.6, 2);
    expect(apart(995)).toBeCloseTo(1.57, 2);
  });
});
