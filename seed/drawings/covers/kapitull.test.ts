import { expect, test } from "vitest";
import { astroid, ladder } from "./kapitull-math";
import { height, modes } from "./kapitull-physics";

test("every ladder is as long as every other and touches the astroid where it says", () => {
  for (const angle of [0.2, 0.7, 1.1, 2.3]) {
    const [foot, head] = ladder(angle);
    expect(Math.hypot(head[0] - foot[0], head[1] - foot[1])).toBeCloseTo(1, 12);
    const [x, y] = astroid(angle);
    expect(Math.abs(x) ** (2 / 3) + Math.abs(y) ** (2 / 3)).toBeCloseTo(1, 12);
    // On the ladder's line, x/cos + y/sin = 1, and along it.
    expect(x / Math.cos(angle) + y / Math.sin(angle)).toBeCloseTo(1, 12);
    const [p, q] = [astroid(angle - 1e-5), astroid(angle + 1e-5)];
    expect((q[1] - p[1]) / (q[0] - p[0])).toBeCloseTo(-Math.tan(angle), 6);
  }
});

test("the drum's two modes have one pitch, its rim is still, and the grain lies where two lines of rest cross", () => {
  const pitches = modes.map(({ m, n }) => m ** 2 / 9 + n ** 2 / 4);
  expect(pitches[1]).toBeCloseTo(pitches[0] ?? 0, 12);
  for (const t of [0.1, 0.5, 0.83]) {
    for (const value of [height(t, 0), height(t, 1), height(0, t), height(1, t)]) expect(value).toBeCloseTo(0, 12);
    expect(height(t, 0.5)).toBeCloseTo(0, 12);
    expect(height(1 / 3, t)).toBeCloseTo(0, 12);
  }
});
