import { expect, test } from "vitest";
import { door, limit, meetings } from "./kapja-e-autobusit";

test("from 9 m behind, the runner is level with the door after 2 s and again after 6 s", () => {
  expect(meetings(9)).toEqual([2, 6]);
  for (const t of meetings(9)) expect(door(t)).toBeCloseTo(6 * t - 9, 12);
});

test("12 m is the last start that reaches the door, in the moment when the bus is as fast as the runner", () => {
  expect(limit).toBe(12);
  expect(meetings(limit)).toEqual([4]);
  expect((door(4.001) - door(3.999)) / 0.002).toBeCloseTo(6, 6);
  expect(meetings(12.01)).toEqual([]);
});
