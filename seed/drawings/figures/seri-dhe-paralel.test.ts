import { expect, test } from "vitest";
import { stacks, store } from "./seri-dhe-paralel";

const [one, series, parallel] = stacks.map(store);

test("in series the voltages add, in parallel the charges", () => {
  expect(series).toMatchObject({ volt: 3, charge: 2 });
  expect(parallel).toMatchObject({ volt: 1.5, charge: 4 });
});

test("either way two cells hold twice the energy of one", () => {
  expect(series?.energy).toBe(2 * (one?.energy ?? 0));
  expect(parallel?.energy).toBe(series?.energy);
});
