import { expect, test } from "vitest";
import { front, grazing, ray, type Sound, source, speed } from "./perhapja-zerit";

test("sound goes at 346 m/s on the ground at 25 °C and slower above", () => {
  expect(speed(0)).toBeCloseTo(0.3461, 3);
  expect(speed(source)).toBeLessThan(speed(0) - 0.015);
});

test("along every ray cos θ / c stays what it was", () => {
  for (const angle of [-1, grazing, 0, 0.4]) {
    const start = Math.cos(angle) / speed(source);
    for (const [, z, turned] of ray(angle)) expect(Math.cos(turned) / speed(z) / start).toBeCloseTo(1, 6);
  }
});

test("the last ray touches the ground level, 27 km away; a little steeper ones land nearer", () => {
  const last = ray(grazing + 1e-5);
  const touch = last.reduce((a, b) => (b[1] < a[1] ? b : a));
  expect(touch[0]).toBeCloseTo(27, 0);
  expect(touch[1]).toBeLessThan(0.001);
  expect(Math.abs(touch[2])).toBeLessThan(0.005);
  for (const steeper of [0.01, 0.05, 0.2]) {
    const end = ray(grazing - steeper).at(-1) as Sound;
    expect(end[1]).toBeCloseTo(0, 6);
    expect(end[0]).toBeLessThan(touch[0]);
  }
});

test("fronts stand at right angles to the rays", () => {
  const sounds = front(30);
  for (let i = 230; i < 300; i++) {
    const [a, b, c] = [sounds[i - 1], sounds[i], sounds[i + 1]];
    if (!a || !b || !c) continue;
    const [dx, dz] = [c[0] - a[0], c[1] - a[1]];
    expect(Math.abs(dx * Math.cos(b[2]) + dz * Math.sin(b[2])) / Math.hypot(dx, dz)).toBeLessThan(0.01);
  }
  expect(sounds[260]).not.toBeNull();
});
