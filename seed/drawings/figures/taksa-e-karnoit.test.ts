import { expect, test } from "vitest";
import { cold, entropy, sources, work } from "./taksa-e-karnoit";

test("every engine takes the same heat: width times height", () => {
  for (const { kelvin } of sources) expect(entropy(kelvin) * kelvin).toBeCloseTo(1000, 9);
});

test("steam may give 640 MJ, boiling water 214 MJ, the sea nothing", () => {
  expect(sources.map(({ kelvin }) => Math.round(work(kelvin)))).toEqual([640, 214, 0]);
});

test("at the bound the entropy that leaves the source is the entropy that reaches the river", () => {
  for (const { kelvin } of sources) expect((1000 - work(kelvin)) / cold).toBeCloseTo(entropy(kelvin), 9);
});
