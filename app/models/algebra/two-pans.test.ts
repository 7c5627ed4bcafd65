import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { startValues } from "../kit/touch-model";
import { balance } from "./balance";
import { difference, halved, leanOf, type Pans, withoutBox } from "./two-pans";

const pans = (a: number, b: number, c: number, d: number): Pans => [
  { boxes: a, stones: b },
  { boxes: c, stones: d },
];
const counts = fc.nat({ max: 12 });

describe("the pans of an equation", () => {
  test("3x + 2 = x + 10 is level where a box weighs 4 stones; so are 5x + 1 = 2x + 13 and x = 4", () => {
    expect([pans(3, 2, 1, 10), pans(5, 1, 2, 13), pans(1, 0, 0, 4)].map(difference)).toEqual([0, 0, 0]);
  });

  test("halving the stones alone leaves 13 against 9: the left one is heavier by 4, one box", () => {
    expect(difference(pans(3, 1, 1, 5))).toBe(4);
    expect(leanOf(pans(3, 1, 1, 5))).toBe(10);
  });

  test("one stone less on the left leans the beam 2,5° to the right", () => {
    expect(leanOf(pans(3, 1, 1, 10))).toBe(-2.5);
  });

  test("a box less in both leaves the difference, half of all halves it (al-muqabala)", () => {
    fc.assert(
      fc.property(counts, counts, counts, counts, (a, b, c, d) => {
        const before = pans(a + 1, b, c + 1, d);
        expect(difference(withoutBox(before) ?? before)).toBe(difference(before));
        const even = pans(2 * a + 2, 2 * b, 2 * c, 2 * d);
        expect(difference(halved(even) ?? even)).toBe(difference(even) / 2);
      }),
    );
  });

  test("nothing is taken that is not there, and no half of one stone", () => {
    expect(withoutBox(pans(2, 0, 0, 8))).toBeNull();
    expect(halved(pans(2, 1, 0, 8))).toBeNull();
  });
});

test("two stones from both, a box from both and a half of both end at one box and four stones", () => {
  const [takeBox, half] = balance.actions ?? [];
  const cleared = { ...startValues(balance), majtas: 0, djathtas: 8 };
  const boxed = takeBox?.apply(cleared) ?? cleared;
  expect(half?.apply(boxed)).toEqual({ majtas: 0, djathtas: 4, km: 1, kd: 0 });
});
