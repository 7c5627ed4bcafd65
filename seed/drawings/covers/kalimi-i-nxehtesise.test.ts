import { expect, test } from "vitest";
import { bench, contact, hand, steel, temperature, wood } from "../figures/prekja-e-stolit";
import { depth, seconds } from "./kalimi-i-nxehtesise";

test("a line of equal temperature lies where the bench has it", () => {
  for (const [material, celsius] of [
    [wood, 20],
    [wood, 10],
    [steel, 6],
  ] as const)
    expect(temperature(material, depth(material, celsius), seconds)).toBeCloseTo(celsius, 6);
});

test("nothing in the bench is warmer than the place of contact, nor colder than the bench was", () => {
  for (const material of [wood, steel]) {
    expect(depth(material, contact(material) + 0.1)).toBe(0);
    expect(contact(material)).toBeLessThan(hand);
    expect(contact(material)).toBeGreaterThan(bench);
  }
});

test("warmth goes nine times deeper into iron than into wood", () => {
  const deep = (of: typeof wood) => depth(of, bench + 0.5 * (contact(of) - bench));
  expect(deep(steel) / deep(wood)).toBeGreaterThan(8);
  expect(deep(steel) / deep(wood)).toBeLessThan(10);
});
