import { describe, expect, test } from "vitest";
import { mainThing, middleOf, powersBetween, seenAt, things } from "./powers-of-ten";
import { tenTimes } from "./ten-times";

const sizeOf = (name: string) => things.find((thing) => thing.name === name)?.size ?? Number.NaN;

describe("the scale of powers of ten", () => {
  test("has its middle between atom and galaxy at 317 km, near the length of Albania", () => {
    expect(middleOf(sizeOf("atomi"), sizeOf("galaktika")) / 1000).toBeCloseTo(317, 0);
    expect(mainThing(5.5).name).toBe("Shqipëria");
  });

  test("lays 31 powers of ten between atom and galaxy, 10 from the atom to a man, 21 from there", () => {
    const [atom, man, galaxy] = ["atomi", "njeriu", "galaktika"].map(sizeOf) as [number, number, number];
    expect(powersBetween(atom, galaxy)).toBeCloseTo(30.95, 2);
    expect([powersBetween(atom, man), powersBetween(man, galaxy)].map(Math.round)).toEqual([10, 21]);
  });

  test("shows the Earth as a hundredth of the Sun: 109 times as wide", () => {
    expect(sizeOf("Dielli") / sizeOf("Toka")).toBeCloseTo(109.3, 1);
    expect(seenAt(9).map(({ name }) => name)).toEqual(["Toka"]);
    expect(seenAt(9.1).map(({ name }) => name)).toEqual(["Toka", "Dielli"]);
  });

  test("names things in their order, each larger than the one before", () => {
    const sizes = things.map(({ size }) => size);
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
  });

  test("multiplies the view by a thousand and goes back, and ends at the galaxy", () => {
    const [out, inwards] = tenTimes.actions ?? [];
    expect(out?.apply({ fuqia: 0 })).toEqual({ fuqia: 3 });
    expect(inwards?.apply({ fuqia: 3 })).toEqual({ fuqia: 0 });
    const end = { fuqia: 21 };
    expect(out?.apply(end)).toBe(end);
  });
});
