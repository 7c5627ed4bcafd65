import { expect, test } from "vitest";
import { age, galaxiesBetween, hubble, light, lightPath, moments, pastLight, scaleFactor, spacing } from "./big-bang";

test("the universe is 13.8 billion years old and the factor is 1 today", () => {
  expect(age).toBeCloseTo(13.8, 1);
  expect(scaleFactor(age)).toBeCloseTo(1, 12);
});

test("the expansion obeys Friedmann's equation", () => {
  for (const t of [0.5, 3, 8, age, 20]) {
    const rate = (scaleFactor(t + 1e-4) - scaleFactor(t - 1e-4)) / 2e-4 / scaleFactor(t);
    expect(rate / (hubble * Math.sqrt(0.315 / scaleFactor(t) ** 3 + 0.685))).toBeCloseTo(1, 6);
  }
});

test("light moves at the speed of light past the galaxies, on top of the expansion", () => {
  for (const t of [0.4, 2, 6, 12]) {
    const drift = (pastLight(t + 1e-3) - pastLight(t - 1e-3)) / 2e-3;
    const flow = ((scaleFactor(t + 1e-3) - scaleFactor(t - 1e-3)) / 2e-3 / scaleFactor(t)) * pastLight(t);
    expect(flow - drift).toBeCloseTo(1, 3);
  }
});

test("the farthest light comes from 46 to 47 billion light years off, and was never farther than 5.9", () => {
  expect(lightPath(0, age)).toBeGreaterThan(46);
  // Without radiation the horizon is 2 % farther than the 46.3 of the full model.
  expect(lightPath(0, age)).toBeLessThan(47.5);
  const widest = Math.max(...Array.from({ length: 138 }, (_, i) => pastLight(i / 10)));
  expect(widest).toBeGreaterThan(5.7);
  expect(widest).toBeLessThan(6);
});

test("from the lowest band to the highest space grows six times, and the light on it is 4 to 5 billion light years off", () => {
  expect(1 / scaleFactor(moments[0])).toBeGreaterThan(5.5);
  expect(1 / scaleFactor(moments[0])).toBeLessThan(7);
  expect(pastLight(moments[0])).toBeGreaterThan(4);
  expect(pastLight(moments[0])).toBeLessThan(5.2);
});

test("the light leaves a galaxy that is drawn: the tenth to our left", () => {
  expect(galaxiesBetween * spacing * scaleFactor(moments[0])).toBeCloseTo(pastLight(moments[0]), 9);
});

test("the last wave of the light is as much longer than the first as space has grown meanwhile", () => {
  const way = Array.from({ length: 901 }, (_, i) => moments[0] + ((age - moments[0]) * i) / 900);
  const middle = way.map((t) => [850 - 84 * pastLight(t), 782 - 50.6 * t] as const);
  const side = light.map(([x, y], i) => {
    const [a, b] = [middle[Math.max(0, i - 1)], middle[Math.min(900, i + 1)]] as const;
    const [mx, my] = middle[i] as readonly [number, number];
    return Math.sign((x - mx) * ((a?.[1] ?? 0) - (b?.[1] ?? 0)) + (y - my) * ((b?.[0] ?? 0) - (a?.[0] ?? 0)));
  });
  const crossings = side.flatMap((each, i) =>
    i > 1 && each !== side[i - 1] && each !== 0 && side[i - 1] !== 0 ? [i] : [],
  );
  const lengthBetween = (from = 0, to = 0) =>
    middle.slice(from, to).reduce((sum, [x, y], i) => {
      const [x2, y2] = middle[from + i + 1] as readonly [number, number];
      return sum + Math.hypot(x2 - x, y2 - y);
    }, 0);
  const halves = crossings.slice(1).map((to, i) => {
    const from = crossings[i] as number;
    return lengthBetween(from, to) / scaleFactor(way[Math.round((from + to) / 2)] as number);
  });
  expect(halves.length).toBeGreaterThan(12);
  for (const half of halves) expect(half).toBeCloseTo(75, -1);
});
