import { expect, test } from "vitest";
import { kineticEnergy } from "../physics/billiard-gas";
import { chambers, gases, radius } from "./temperatura-dhe-energjia-termike";

test("as many discs left as right, and their mean energy is the temperature", () => {
  expect(gases.map(({ gas }) => gas.length)).toEqual([48, 48]);
  for (const [i, { gas }] of gases.entries())
    expect(kineticEnergy(gas) / gas.length / (chambers[i]?.temperature ?? 0)).toBeCloseTo(1, 9);
});

test("the piston may rest: N·T divided by the area is the same on both sides, to 2 %", () => {
  const [left, right] = chambers.map(({ box, temperature }) => {
    return temperature / ((box.right - box.left) * (box.bottom - box.top));
  }) as [number, number];
  expect(Math.abs(left / right - 1)).toBeLessThan(0.02);
});

test("every disc is in its own chamber", () => {
  for (const [i, { gas }] of gases.entries()) {
    const box = chambers[i]?.box;
    for (const { x } of gas) {
      expect(x).toBeGreaterThan((box?.left ?? 0) + radius - 1e-6);
      expect(x).toBeLessThan((box?.right ?? 0) - radius + 1e-6);
    }
  }
});
