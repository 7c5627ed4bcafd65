import { expect, test } from "vitest";
import { planets } from "../physics/planets";
import sdiellor, { mercuryYears } from "./sdiellor";

test("the rings are cut by the planets' motions: Neptune needs 684 of Mercury's years, the Earth 4.15", () => {
  expect(mercuryYears(planets.mercury)).toBe(1);
  expect(mercuryYears(planets.earth)).toBeCloseTo(4.152, 3);
  expect(Math.round(mercuryYears(planets.neptune))).toBe(684);
});

test("the turns obey Kepler's third law to a third of a per cent", () => {
  for (const planet of Object.values(planets)) {
    expect(Math.abs(mercuryYears(planet) / (planet.axis / planets.mercury.axis) ** 1.5 - 1)).toBeLessThan(3.3e-3);
  }
});

test("the dashes of a ring and its whole turn fit: 684 steps make the circle", () => {
  const rules = [...sdiellor.style.matchAll(/stroke-width:([\d.]+);stroke-dasharray:1\.5 ([\d.]+)/g)];
  expect(rules).toHaveLength(8);
  const [, width = "0", gap = "0"] = rules[7] as RegExpMatchArray;
  const middle = 655 - Number(width) / 2;
  expect((2 * Math.PI * middle) / (1.5 + Number(gap))).toBeCloseTo(mercuryYears(planets.neptune), 0);
});
