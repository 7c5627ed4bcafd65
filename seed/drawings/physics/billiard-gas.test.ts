import { expect, test } from "vitest";
import { kineticEnergy, prepare, run } from "./billiard-gas";

const box = { left: 0, right: 300, top: 0, bottom: 200 };

test("two thousand collisions change nothing in the energy", () => {
  const gas = prepare(box, 6, 4, 50, 1);
  expect(kineticEnergy(gas)).toBeCloseTo(24 * 50, 9);
  run(gas, box, 8, 60);
  expect(kineticEnergy(gas)).toBeCloseTo(24 * 50, 9);
});

test("no disc enters another or a wall", () => {
  const gas = prepare(box, 6, 4, 50, 2);
  for (let moment = 0; moment < 20; moment++) {
    run(gas, box, 8, 1.3);
    for (const [i, a] of gas.entries()) {
      expect(a.x).toBeGreaterThan(8 - 1e-6);
      expect(a.x).toBeLessThan(292 + 1e-6);
      expect(a.y).toBeGreaterThan(8 - 1e-6);
      expect(a.y).toBeLessThan(192 + 1e-6);
      for (const b of gas.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(16 - 1e-6);
    }
  }
});

test("in a head-on collision of equals they exchange velocities", () => {
  const gas = [
    { x: 100, y: 100, vx: 3, vy: 0 },
    { x: 160, y: 100, vx: -1, vy: 0 },
  ];
  run(gas, box, 10, 12);
  expect(gas.map(({ vx, vy }) => [vx, vy])).toEqual([
    [-1, 0],
    [3, 0],
  ]);
});
