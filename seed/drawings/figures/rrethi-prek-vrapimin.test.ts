import { expect, test } from "vitest";
import { best, half } from "../covers/matematika-sporti";
import { angle, meetings, run, seen } from "./rrethi-prek-vrapimin";

test("from every meeting of the run with a circle through the posts the goal is seen under that circle's angle", () => {
  for (const r of [8.2, 9, 12]) for (const y of meetings(r)) expect(seen(y)).toBeCloseTo(angle(r), 9);
});

test("the touching circle gives the widest view, at the distance √(x² − a²)", () => {
  const touching = best(run);
  expect(touching ** 2).toBeCloseTo(run ** 2 - half ** 2, 9);
  expect(seen(touching)).toBeCloseTo(angle(run), 9);
  for (let y = 0.5; y < 20; y += 0.5) expect(seen(y)).toBeLessThanOrEqual(seen(touching));
});
