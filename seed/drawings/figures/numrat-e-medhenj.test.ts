import { expect, test } from "vitest";
import { mulberry32 } from "../kit/numerics";
import { heads, lucky } from "./numrat-e-medhenj";

test("about 19 games in 20 end inside the funnel 1/2 ± 1/√n", () => {
  const random = mulberry32(1);
  const games = Array.from({ length: 1000 }, () => heads(random).at(-1) as number);
  const inside = games.filter((count) => Math.abs(count / 1000 - 0.5) <= 1 / Math.sqrt(1000)).length;
  expect(inside).toBeGreaterThan(930);
  expect(inside).toBeLessThan(975);
});

test("the marked game begins with eight heads in ten tosses and pays nothing back", () => {
  expect(lucky[10]).toBe(8);
  const later = ((lucky[1000] as number) - 8) / 990;
  expect(Math.abs(later - 0.5)).toBeLessThan(1 / Math.sqrt(990));
});
