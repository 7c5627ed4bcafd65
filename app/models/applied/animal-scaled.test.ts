import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scale, stoutnessFor } from "./animal-scaled";
import { giantLegs } from "./giant-legs";

const size = fc.double({ min: 0.1, max: 100, noNaN: true });

describe("an animal of the same build", () => {
  test("twice as long weighs 8 times as much on 4 times the leg: 2 times the load", () => {
    expect(scale(2)).toEqual({ mass: 8, legSection: 4, pressure: 2 });
  });

  test("4 times as long weighs 64 times as much on 16 times the leg: 4 times the load", () => {
    expect(scale(4)).toEqual({ mass: 64, legSection: 16, pressure: 4 });
  });

  test("100 times as long, the film's ant, has 100 times the load", () => {
    expect(scale(100)).toEqual({ mass: 1e6, legSection: 1e4, pressure: 100 });
  });
});

describe("an animal 4 times as long", () => {
  test("has the small one's load with legs twice as stout, 8 times as thick", () => {
    expect(stoutnessFor(4)).toBe(2);
    expect(scale(4, 2)).toEqual({ mass: 64, legSection: 64, pressure: 1 });
  });
});

describe("any animal", () => {
  test("has a load that grows as its length, and none more with legs stouter by the root", () => {
    fc.assert(
      fc.property(size, (k) => {
        expect(scale(k).pressure / k).toBeCloseTo(1, 10);
        expect(scale(k, stoutnessFor(k)).pressure).toBeCloseTo(1, 10);
      }),
    );
  });
});

test("the question is answered by legs of the small animal's build", () => {
  expect(giantLegs.question.shown({ gjatesia: 4, trashesia: 1 })).toBe(true);
  expect(giantLegs.question.shown({ gjatesia: 4, trashesia: 2 })).toBe(false);
});
