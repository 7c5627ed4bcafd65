import { expect, test } from "vitest";
import { warming } from "./eco-friendly-cities";
import { pistons } from "./hydraulics";

const { small, large } = pistons;

test("the liquid that leaves one cylinder fills the other", () => {
  expect(small.width * small.moved).toBe(large.width * large.moved);
});

test("the force goes with the piston, and the work is the same on both sides", () => {
  expect(large.force / small.force).toBe(large.width / small.width);
  expect(small.force * small.moved).toBe(large.force * large.moved);
});

test("the heat balance holds at every moment: stored + lost + evaporated = taken in", () => {
  const [light, exchange, capacity] = [600, 12, 9000];
  for (const t of [60, 600, 1500]) {
    const stored = (capacity * (warming(t + 0.5, 0.75, 250) - warming(t - 0.5, 0.75, 250))) / 1;
    expect(stored + exchange * warming(t, 0.75, 250) + 250).toBeCloseTo(0.75 * light, 3);
  }
});

test("a darker surface is warmer at every moment, and all cool by the same share each minute", () => {
  for (const t of [300, 1800, 3000]) expect(warming(t, 0.9)).toBeGreaterThan(warming(t, 0.2));
  expect(warming(2400, 0.9) / warming(1860, 0.9)).toBeCloseTo(warming(2400, 0.2) / warming(1860, 0.2), 12);
});
