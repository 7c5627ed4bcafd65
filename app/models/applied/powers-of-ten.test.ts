import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
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

  test("names the largest thing in view, and in an empty view the nearest on the scale", () => {
    expect(mainThing(9).name).toBe("Toka");
    expect(mainThing(9.1).name).toBe("Dielli");
    expect([seenAt(18.7), seenAt(19.5)]).toEqual([[], []]);
    expect(mainThing(18.7).name).toBe("deri te Proksima");
    expect(mainThing(19.5).name).toBe("galaktika");
  });

  test("states a size below the picture only for a thing that the picture shows", () => {
    for (let fuqia = -10; fuqia <= 21; fuqia += 0.5) {
      const markup = renderToStaticMarkup(createElement(tenTimes.View, { values: { fuqia } }));
      const { name } = mainThing(fuqia);
      expect(markup.includes(`>${name}: `), `10^${fuqia} m`).toBe(seenAt(fuqia).length > 0);
      expect(markup.includes(`>${name} s’nxihet në pamje<`), `10^${fuqia} m`).toBe(seenAt(fuqia).length === 0);
    }
  });

  test("shows a thing's share of the view: a man is 1,7 hundredths of 100 m", () => {
    const man = seenAt(2).find(({ name }) => name === "njeriu");
    expect(man?.share).toBeCloseTo(0.017, 12);
  });

  test("gives every thing a name of its own", () => {
    const names = things.map(({ name }) => name).filter((name) => name !== "");
    expect(new Set(names).size).toBe(things.length);
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
