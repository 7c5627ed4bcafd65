import { expect, test } from "vitest";
import { ball, flights, gravity, kept } from "./levizja-e-trupave";

const drops = flights.slice(0, -1);

test("between two bounces the velocity falls by 9.81 m/s every second", () => {
  for (const { start, speed } of drops) {
    const middle = start + speed / gravity;
    expect(ball(middle + 0.01).velocity - ball(middle - 0.01).velocity).toBeCloseTo(-gravity * 0.02, 9);
  }
});

test("the height is what the velocity adds up to", () => {
  for (const { start, speed } of drops) {
    for (const share of [0.2, 0.7, 1.6]) {
      const [t, h] = [start + (share * speed) / gravity, 1e-4];
      expect((ball(t + h).height - ball(t - h).height) / (2 * h)).toBeCloseTo(ball(t).velocity, 6);
    }
  }
});

test("each flight begins and ends on the ground, and the next keeps 0.84 of its speed", () => {
  for (const [i, { start, speed }] of drops.entries()) {
    const end = start + (2 * speed) / gravity;
    expect(ball(end - 1e-9).height).toBeCloseTo(0, 6);
    expect(flights[i + 1]?.start).toBeCloseTo(end, 9);
    expect(flights[i + 1]?.speed).toBeCloseTo(kept * speed, 9);
  }
});
