import { expect, test } from "vitest";
import { delay, sea, signal } from "./kuiz-jehona-nga-fundi";

test("from 30 m of sea the echo comes back after 40 ms, weaker than the pulse", () => {
  expect(delay).toBe(40);
  expect((sea.speed * delay) / 1000 / 2).toBe(sea.depth);
  expect(signal(40)).toBeLessThan(signal(0));
  expect(signal(20)).toBeCloseTo(0, 12);
});
