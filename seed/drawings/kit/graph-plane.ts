/** A graph in a box of the picture. The values at the box's edges give its scales. */
import type { Vec2 } from "./curve";
import { axes } from "./shapes";

/** The values at the two ends of an axis. */
export type Range = readonly [from: number, to: number];

const scale =
  ([from, to]: Range, [first, last]: Range) =>
  (value: number) =>
    first + ((value - from) / (to - from)) * (last - first);

/**
 * Scales a graph linearly to its box.
 *
 * @param x the values at the left and the right edge @param y those at the bottom and the top
 * @returns `X` and `Y`, from a value to its place on one axis; `toPicture`, from two values to the point of the picture;
 *   `axes`, the pair of axes as path data (kind "medium") with ticks at the values given, as high as the box unless `top`
 *   is told
 */
export const graphPlane = (plane: { x: Range; y: Range; left: number; right: number; top: number; bottom: number }) => {
  const { left, right, bottom } = plane;
  const X = scale(plane.x, [left, right]);
  const Y = scale(plane.y, [bottom, plane.top]);
  return {
    X,
    Y,
    toPicture: (x: number, y: number): Vec2 => [X(x), Y(y)],
    axes: ({ x = [], y = [], top = plane.top }: { x?: readonly number[]; y?: readonly number[]; top?: number }) =>
      axes({ left, right, top, bottom, xTicks: x.map(X), yTicks: y.map(Y) }),
  };
};
