import { expect, test } from "vitest";
import { bridges, degree } from "./shtate-urat";

const parts = ["north", "south", "island", "east"] as const;

test("every part of Königsberg has an odd number of bridges, and together they count each bridge twice", () => {
  expect(parts.map(degree)).toEqual([3, 3, 5, 3]);
  expect(parts.reduce((sum, part) => sum + degree(part), 0)).toBe(2 * bridges.length);
});

test("no order of the seven bridges makes a walk", () => {
  const walk = (part: string, left: typeof bridges): boolean =>
    left.length === 0 ||
    left.some((bridge, i) => {
      const [a, b] = bridge.parts;
      if (a !== part && b !== part) return false;
      return walk(
        a === part ? b : a,
        left.filter((_, k) => k !== i),
      );
    });
  for (const part of parts) expect(walk(part, bridges)).toBe(false);
});
