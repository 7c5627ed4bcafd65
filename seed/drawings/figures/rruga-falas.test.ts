import { expect, test } from "vitest";
import {
  daily,
  earth,
  type FlightState,
  gate,
  jacobi,
  moon,
  motion,
  potential,
  radii,
  times,
  wayHome,
} from "./rruga-falas";

const [start, end] = [wayHome[0] as FlightState, wayHome.at(-1) as FlightState];

test("the road keeps Jacobi's constant to one part in a million", () => {
  for (const state of wayHome) expect(Math.abs(jacobi(state) / jacobi(start) - 1)).toBeLessThan(1e-6);
});

test("it crosses the axis square behind the Moon and its perigee is 185 km high", () => {
  expect([start[1], start[2]]).toEqual([0, 0]);
  expect(start[0]).toBeGreaterThan(moon[0]);
  expect(Math.hypot(end[0] - earth[0], end[1]) / radii.perigee).toBeCloseTo(1, 3);
});

test("it takes between three and four days each way and reaches the Earth at 10.9 km/s", () => {
  const days = ((times.at(-1) as number) * 27.3217) / (2 * Math.PI);
  expect(days).toBeGreaterThan(3);
  expect(days).toBeLessThan(4);
  const unit = (384400 * 2 * Math.PI) / (27.3217 * 86400);
  const speed = unit * Math.hypot(end[2] - end[1], end[3] + end[0] - earth[0]);
  expect(speed).toBeCloseTo(10.9, 1);
});

test("a dot stands behind the Moon and at every whole day after it", () => {
  const day = (2 * Math.PI) / 27.3217;
  const dotDays = daily.map((state) => (times[wayHome.indexOf(state)] as number) / day);
  expect(daily[0]).toEqual(start);
  expect(dotDays).toHaveLength(4);
  for (const [i, days] of dotDays.entries()) expect(days).toBeCloseTo(i, 1);
});

test("the balance points lie where the handbooks have them, and the triangles' corners are at rest", () => {
  expect(gate).toBeCloseTo(0.83692, 4);
  const corner: FlightState = [(earth[0] + moon[0]) / 2, Math.sqrt(3) / 2, 0, 0];
  for (const rate of motion(corner)) expect(rate).toBeCloseTo(0, 12);
  expect(potential(corner[0], corner[1])).toBeLessThan(potential(gate, 0));
});
