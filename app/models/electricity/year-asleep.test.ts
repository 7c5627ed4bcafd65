import { describe, expect, it } from "vitest";
import { silhouette } from "./year-asleep";

/** Area of a polygon, by the shoelace formula. */
const area = (points: readonly (readonly [number, number])[]) =>
  Math.abs(
    points.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length] as readonly [number, number];
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

describe("the pile of evenings", () => {
  it("fills each figure by its share of an evening's energy", () => {
    const whole = area(silhouette(0, 1));
    for (let percent = 1; percent <= 100; percent++) {
      expect(area(silhouette(0, percent / 100)) / whole).toBeCloseTo(percent / 100, 9);
    }
    for (let days = 1; days <= 365; days++) {
      for (let devices = 1; devices <= 8; devices++) {
        const share = ((devices * 2 * 24 * days) / 1000 / 12.77) % 1;
        expect(area(silhouette(3, share)) / whole).toBeCloseTo(share, 9);
      }
    }
  });
});
