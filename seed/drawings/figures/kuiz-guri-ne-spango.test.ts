import { expect, test } from "vitest";
import { motion } from "./kuiz-guri-ne-spango";

test("the velocity is always perpendicular to the string and points ahead on the circle", () => {
  for (const a of [0, 0.7, 2.9]) {
    const { place, velocity } = motion(a);
    expect(place[0] * velocity[0] + place[1] * velocity[1]).toBeCloseTo(0, 12);
    const next = motion(a + 1e-6).place;
    expect((next[0] - place[0]) / 1e-6).toBeCloseTo(velocity[0], 5);
    expect((next[1] - place[1]) / 1e-6).toBeCloseTo(velocity[1], 5);
  }
});
