import { expect, test } from "vitest";
import { wheelTo } from "../covers/lidhja-mes-matematikes-dhe-fizikes";
import { rk4 } from "../kit/numerics";
import { distance, height, onCycloid, onStraight, wheel } from "./dy-rruazat";

test("the cycloid of this wheel is the quickest way to the end: half a turn", () => {
  const { k, angle } = wheelTo([distance, height]);
  expect(k).toBeCloseTo(wheel, 6);
  expect(angle).toBeCloseTo(Math.PI, 5);
});

test("the longer way wins: 1.00 s against 1.19 s", () => {
  expect(onCycloid).toBeCloseTo(1.003, 3);
  expect(onStraight).toBeCloseTo(1.189, 3);
});

test("on the straight way gravity's share along the slope gives the same time, step by step", () => {
  const length = Math.hypot(height, distance);
  let state: readonly [number, number] = [0, 0];
  let t = 0;
  for (; state[0] < length; t += 1e-4) {
    state = rk4(([, v]) => [v, (9.81 * height) / length] as const, state, 1e-4);
  }
  expect(t).toBeCloseTo(onStraight, 3);
});
