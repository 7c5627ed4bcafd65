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
