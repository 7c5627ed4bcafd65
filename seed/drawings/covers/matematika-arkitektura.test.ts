import { expect, test } from "vitest";
import type { Vec2 } from "../kit/curve";
import { chain, joints, links } from "./matematika-arkitektura";

const slopes = (points: readonly Vec2[]) =>
  points.slice(1).map(([x, y], i) => (y - (points[i] as Vec2)[1]) / (x - (points[i] as Vec2)[0]));
const lengths = (points: readonly Vec2[]) =>
  points.slice(1).map(([x, y], i) => Math.hypot(x - (points[i] as Vec2)[0], y - (points[i] as Vec2)[1]));

test("every joint is at rest: from link to link the pull upwards changes by the weight of one link", () => {
  const steps = slopes(joints);
  const step = (steps[0] as number) - (steps[1] as number);
  expect(step).toBeGreaterThan(0);
  for (const [i, slope] of steps.slice(1).entries()) expect((steps[i] as number) - slope).toBeCloseTo(step, 9);
});

test("all links are equally long, and both ends hang at the same height", () => {
  const [first = 0, ...others] = lengths(joints);
  for (const length of others) expect(length).toBeCloseTo(first, 9);
  expect(joints[links]?.[1]).toBeCloseTo(0, 9);
  expect(joints[0]?.[0]).toBeCloseTo(-(joints[links]?.[0] ?? 0), 9);
});

test("the chain of 31 links comes within half a per cent of the catenary", () => {
  const pull = 8;
  const hung = chain(pull);
  const middle = (hung[links] as Vec2)[0] / 2;
  const depth = Math.max(...hung.map(([, y]) => y));
  for (const [x, y] of hung) {
    const catenary = pull * (Math.cosh((x - middle) / pull) - 1);
    expect(Math.abs(depth - y - catenary)).toBeLessThan(0.005 * links);
  }
});
