import { describe, expect, test } from "vitest";
import { archHeight, places, rise, thrustUnder } from "./thrust-in-arch";

describe("the bridge of 24 m without a lorry", () => {
  test("has its line in the middle of the stone and pushes its feet with 240 kN", () => {
    const { thickness, push, heights } = thrustUnder(0, 0);
    expect(thickness).toBeCloseTo(0, 6);
    expect(push).toBeCloseTo(240, 6);
    expect(heights[24]).toBeCloseTo(rise, 6);
  });
});

describe("a lorry of 24 t", () => {
  test("in the middle needs 0,75 m of stone, a sixteenth of the rise on both sides, and pushes with 480 kN", () => {
    const { thickness, push } = thrustUnder(0);
    expect(thickness).toBeCloseTo(0.75, 2);
    expect(push).toBeCloseTo(480, 0);
  });

  test("7,5 m beside the middle needs 1,38 m, more than at the middle, at 4 m or at 10 m", () => {
    expect(thrustUnder(7.5).thickness).toBeCloseTo(1.38, 2);
    for (const place of [0, 2, 4, 10]) expect(thrustUnder(place).thickness).toBeLessThan(1.38);
  });

  test("stays inside 1 m of stone up to 2,5 m from the middle and not at 3 m", () => {
    expect(thrustUnder(2.5).thickness).toBeLessThanOrEqual(1);
    expect(thrustUnder(3).thickness).toBeGreaterThan(1);
  });

  test("in the same place is another load: an empty bridge is computed anew with it, and again without", () => {
    const empty = thrustUnder(4, 0).push;
    const loaded = thrustUnder(4).push;
    expect(empty).toBeCloseTo(240, 6);
    expect(loaded).toBeGreaterThan(350);
    expect(thrustUnder(4, 0).push).toBeCloseTo(empty, 9);
  });

  test("has its line inside the stone that it needs, which it touches in four places in turn (Chebyshev)", () => {
    const { heights, thickness } = thrustUnder(6);
    const gaps = heights.map((height, i) => height - archHeight(places[i] as number));
    expect(2 * Math.max(...gaps.map(Math.abs))).toBeCloseTo(thickness, 12);
    const touched = gaps.filter((gap) => Math.abs(gap) > 0.49 * thickness).map(Math.sign);
    const turns = touched.filter((side, i) => side !== touched[i - 1]);
    expect(turns.length).toBeGreaterThanOrEqual(4);
  });

  test("is the same on the left as on the right", () => {
    expect(thrustUnder(-5).thickness).toBeCloseTo(thrustUnder(5).thickness, 6);
  });
});

describe("a load far heavier than the bridge", () => {
  test("in the middle bends the chain to two straight parts: an eighth of the rise from the arch, 1,5 m of stone", () => {
    const { heights, thickness } = thrustUnder(0, 1e7);
    expect(thickness).toBeCloseTo(rise / 4, 2);
    expect((heights[12] as number) * 2).toBeCloseTo((heights[0] as number) + (heights[24] as number), 2);
    expect(archHeight(places[12] as number)).toBe(4.5);
  });
});
