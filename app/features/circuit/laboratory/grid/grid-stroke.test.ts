import { expect, test } from "vitest";
import { edgeBetween } from "./grid";
import { edgesAlong } from "./grid-stroke";

const lying = (x: number, y: number) => edgeBetween({ x, y }, { x: x + 1, y });
const standing = (x: number, y: number) => edgeBetween({ x, y }, { x, y: y + 1 });

test("a way over a row meets each of its edges, however fast the finger", () => {
  expect(edgesAlong({ x: 0, y: 0 }, { x: 3, y: 0 })).toEqual([lying(0, 0), lying(1, 0), lying(2, 0)]);
});

test("past a corner the finger overshoots and leaves no stray end", () => {
  const around = [
    ...edgesAlong({ x: 0, y: 0 }, { x: 2.18, y: 0.05 }),
    ...edgesAlong({ x: 2.18, y: 0.05 }, { x: 1.95, y: 1.15 }),
    ...edgesAlong({ x: 1.95, y: 1.15 }, { x: 0, y: 1 }),
  ];
  expect(new Set(around)).toEqual(new Set([lying(0, 0), lying(1, 0), standing(2, 0), lying(1, 1), lying(0, 1)]));
});
