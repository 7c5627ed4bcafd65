import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { evenRays, heightOfTop, rayThroughDrop, waterIndex } from "./raindrop";

const backAt = (incidence: number, index: number) => rayThroughDrop(Math.sin((incidence * Math.PI) / 180), index).back;

describe("a ray that a drop sends back", () => {
  test("of yellow light turns 40,3° at 50°, 42,1° at 60° and 39,3° at 70° of incidence", () => {
    expect(backAt(50, 1.333)).toBeCloseTo(40.3, 1);
    expect(backAt(60, 1.333)).toBeCloseTo(42.1, 1);
    expect(backAt(70, 1.333)).toBeCloseTo(39.3, 1);
  });

  test("of red light comes back under 42,3° at most, of violet under 40,7°", () => {
    expect(rayThroughDrop(heightOfTop(1.3312), 1.3312).back).toBeCloseTo(42.34, 2);
    expect(rayThroughDrop(heightOfTop(1.3427), 1.3427).back).toBeCloseTo(40.7, 1);
    expect(waterIndex(656.3)).toBeCloseTo(1.3312, 4);
    expect(waterIndex(404.7)).toBeCloseTo(1.3427, 4);
    expect(waterIndex(589.3)).toBeCloseTo(1.333, 3);
  });

  test("through the middle goes straight back to the Sun", () => {
    expect(rayThroughDrop(0, 1.333).back).toBe(0);
  });

  test("never comes back under more than at the top, for any index and height", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1.2, max: 1.6, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (index, height) => {
          const top = rayThroughDrop(heightOfTop(index), index).back;
          expect(rayThroughDrop(height, index).back).toBeLessThanOrEqual(top + 1e-9);
        },
      ),
    );
  });

  test("crowds near the top: of 40 even rays one comes back between 10° and 12°, seven above 40°", () => {
    const back = evenRays(40).map((height) => rayThroughDrop(height, 1.3329).back);
    expect(back.filter((angle) => angle >= 10 && angle < 12)).toHaveLength(1);
    expect(back.filter((angle) => angle >= 40)).toHaveLength(7);
  });
});
