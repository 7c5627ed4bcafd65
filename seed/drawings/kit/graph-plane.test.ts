import { expect, test } from "vitest";
import { graphPlane } from "./graph-plane";

const box = { left: 84, right: 684, top: 48, bottom: 448 };

test("the values at the edges lie on the edges of the box", () => {
  const { X, Y, toPicture } = graphPlane({ x: [-5, 5], y: [0, 200], ...box });
  expect([X(-5), X(0), X(5)]).toEqual([84, 384, 684]);
  expect([Y(0), Y(50), Y(200)]).toEqual([448, 348, 48]);
  expect(toPicture(0, 50)).toEqual([384, 348]);
});

test("a depth grows downwards", () => {
  const { Y } = graphPlane({ x: [0, 1], y: [16, 0], ...box });
  expect([Y(0), Y(4), Y(16)]).toEqual([48, 148, 448]);
});

test("the axes have their ticks at values, and reach up to another top where it is told", () => {
  const { axes } = graphPlane({ x: [0, 10], y: [0, 200], ...box });
  expect(axes({ x: [5], y: [100] })).toBe("M84 48V448H684M384 448v10M84 248h-10");
  expect(axes({ top: 36 })).toBe("M84 36V448H684");
});
