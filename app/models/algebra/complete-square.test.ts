import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { layTiles, sideFor, strip } from "./complete-square";

const side = fc.double({ min: 0.5, max: 20, noNaN: true });
const cut = fc.double({ min: 0, max: strip, noNaN: true });

describe("the square x² with the strip 10x", () => {
  test("at x = 3, cut in the middle, covers 39, lacks 25 and closes to 8 by 8", () => {
    expect(layTiles(3, 5)).toEqual({ laid: 39, corner: 25, width: 8, height: 8 });
  });

  test("at x = 3, cut 7 : 3, covers 39 too, lacks 21 and closes to 10 by 6", () => {
    expect(layTiles(3, 7)).toEqual({ laid: 39, corner: 21, width: 10, height: 6 });
  });

  test("has side 3 where it covers 39, side 1 where it covers 11 and side 2 where it covers 24", () => {
    expect([39, 11, 24].map(sideFor)).toEqual([3, 1, 2]);
  });

  test("lacks the same corner whatever x is, and most where the cut is in the middle", () => {
    fc.assert(
      fc.property(side, side, cut, (x, other, beside) => {
        expect(layTiles(x, beside).corner).toBe(layTiles(other, beside).corner);
        expect(layTiles(x, beside).corner).toBeLessThanOrEqual(layTiles(x, strip / 2).corner);
      }),
    );
  });

  test("covers the same however it is cut, and with its corner the whole rectangle", () => {
    fc.assert(
      fc.property(side, cut, (x, beside) => {
        const { laid, corner, width, height } = layTiles(x, beside);
        expect(laid).toBeCloseTo(x * x + strip * x, 8);
        expect(laid + corner).toBeCloseTo(width * height, 8);
      }),
    );
  });
});
