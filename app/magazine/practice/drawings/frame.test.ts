import { expect, it } from "vitest";
import type { DrawnFigure } from "./exercise-drawing";
import { box, circle, label, line } from "./forms";
import { trimmed } from "./frame";

const drawn = (...forms: DrawnFigure["forms"]): DrawnFigure => ({ width: 340, height: 300, forms, says: "" });
const square = box([60, 80], [160, 200], { weight: 2 });

it("begins at its first line and keeps its width", () => {
  const picture = drawn(square);
  expect(trimmed(picture, [picture])).toMatchObject({ left: 59, top: 79, width: 340, height: 124 });
});

it("holds dots with their rims and letters", () => {
  const picture = drawn(circle([20, 90], 6, { weight: 2 }), label([60, 60], "abc"));
  const { left = 0, top = 0 } = trimmed(picture, [picture]);
  expect([left, Math.round(top)]).toEqual([13, 50]);
});

it("stays where it is from asked to solved", () => {
  const [asked, solved] = [drawn(square), drawn(square, label([60, 60], "✓ 5 cm"))];
  const frames = [asked, solved].map((state) => trimmed(state, [asked, solved]));
  expect(frames.map(({ left, top, height }) => [left, top, height])[0]).toEqual(
    frames.map(({ left, top, height }) => [left, top, height])[1],
  );
});

it("what was typed may reach beyond the left edge, but moves nothing", () => {
  const far = line(
    [
      [0, 100],
      [160, 100],
    ],
    { hatched: true },
  );
  expect(trimmed(drawn(square, far), [drawn(square)]).left).toBe(59);
});
