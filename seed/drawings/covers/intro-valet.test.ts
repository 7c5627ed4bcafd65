import { expect, test } from "vitest";
import { k, orbit, particle, surface } from "./intro-valet";

test("while the wave comes on, a particle runs on its circle clockwise and comes back to where it was", () => {
  for (const b of [surface, -200]) {
    for (let phase = 0; phase < 6; phase += 0.5) {
      const [x, y] = particle(110, b, phase);
      const [u, v] = particle(110, b, phase + 0.01);
      expect(Math.hypot(x - 110, y - b)).toBeCloseTo(orbit(b), 9);
      expect((x - 110) * (v - b) - (y - b) * (u - 110)).toBeLessThan(0);
    }
    const [[x, y], [u, v]] = [particle(110, b), particle(110, b, 2 * Math.PI)];
    expect([u, v]).toEqual([expect.closeTo(x, 9), expect.closeTo(y, 9)]);
  }
});

test("the crest comes on by λ/8 in an eighth of a period", () => {
  const shift = (2 * Math.PI) / k / 8;
  const [x, y] = particle(shift, surface, Math.PI / 4);
  expect(x).toBeCloseTo(shift, 9);
  expect(y).toBeCloseTo(surface + orbit(surface), 9);
});

test("the motion keeps every volume of water: the Jacobian does not depend on time", () => {
  const jacobian = (a: number, b: number, phase: number) => {
    const h = 1e-4;
    const d = (i: 0 | 1, da: number, db: number) =>
      (particle(a + da, b + db, phase)[i] - particle(a - da, b - db, phase)[i]) / (2 * h);
    return d(0, h, 0) * d(1, 0, h) - d(0, 0, h) * d(1, h, 0);
  };
  for (const b of [surface, -150]) {
    for (const phase of [0, 1, 2.5]) expect(jacobian(70, b, phase)).toBeCloseTo(1 - Math.exp(2 * k * b), 5);
  }
});

test("half a wavelength down the circles are 23 times as small", () => {
  expect(orbit(surface) / orbit(surface - Math.PI / k)).toBeCloseTo(Math.exp(Math.PI), 9);
});
