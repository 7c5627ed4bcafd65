import { expect, test } from "vitest";
import type { Vec2 } from "../kit/curve";
import picture, { apex, body, echoes, facing, scanLines, skin } from "./ultratingujt";

test("the outline lies on the hand's skin and closes", () => {
  for (const p of skin) expect(Math.abs(body(p))).toBeLessThan(0.05);
  const [first, last] = [skin[0], skin.at(-1)] as [Vec2, Vec2];
  expect(Math.hypot(first[0] - last[0], first[1] - last[1])).toBeLessThan(8);
});

test("a border that faces the probe sends its echo back, one along the beam none", () => {
  const [x, y] = apex;
  const square: Vec2[] = [
    [x - 10, y + 400],
    [x, y + 400],
    [x + 10, y + 400],
  ];
  const beside: Vec2[] = [
    [x, y + 390],
    [x, y + 400],
    [x, y + 410],
  ];
  expect(facing(square, 1)).toBeCloseTo(1, 9);
  expect(facing(beside, 1)).toBeCloseTo(0, 9);
  expect(
    echoes(
      Array.from({ length: 20 }, (_, i): Vec2 => [x, y + 300 + 4 * i]),
      0.4,
    ),
  ).toEqual([]);
});

test("the stronger echoes are a part of the weaker ones", () => {
  const [weak, strong] = [echoes(skin, 0.4).flat(), echoes(skin, 0.75).flat()];
  expect(strong.length).toBeGreaterThan(50);
  expect(strong.length).toBeLessThan(weak.length);
  for (const p of strong) expect(weak).toContain(p);
});

test("there are as many scan lines as the description says", () => {
  expect(picture.description).toContain(`${scanLines} rreze`);
});
