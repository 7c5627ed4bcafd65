import { expect, test } from "vitest";
import { loss, opinion } from "../physics/neural-net";
import { examples, taught, untaught } from "./matematika-ai";

test("after the lessons every point is on its own side of the border; before, many were not", () => {
  const [before, after] = [untaught(), taught()];
  const wrong = (net: typeof before) => examples.filter(({ x, kind }) => opinion(net, x) * kind <= 0).length;
  expect(wrong(before)).toBeGreaterThan(30);
  expect(wrong(after)).toBe(0);
  expect(loss(after, examples)).toBeLessThan(0.02);
});

test("no straight line could have parted the two kinds", () => {
  for (let angle = 0; angle < Math.PI; angle += 0.05) {
    const along = (kind: number) =>
      examples.filter((e) => e.kind === kind).map(({ x }) => x[0] * Math.cos(angle) + x[1] * Math.sin(angle));
    const [a, b] = [along(1), along(-1)];
    expect(Math.max(...a)).toBeGreaterThan(Math.min(...b));
    expect(Math.max(...b)).toBeGreaterThan(Math.min(...a));
  }
});
