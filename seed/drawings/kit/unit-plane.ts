/** Draws a plane with a grid of unit squares. On it a pupil reads a graph by counting. */
import { round, type Vec2 } from "./curve";
import type { Range } from "./graph-plane";
import { label, mark } from "./marks";
import { axes, segment } from "./shapes";

/** Whole numbers from `from` to `to` without zero. There the axes are the lines. */
const whole = ([from, to]: Range) =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i).filter((value) => value !== 0);

/**
 * Draws the plane of `x` by `y` units (whole numbers). A unit is `unit` of the viewBox in both directions; `left` and
 * `top` are its corner. The axes show every second number inside; `side` is the side of the y axis for its numbers,
 * away from the curve.
 *
 * @returns `toPicture`, which maps a point of the plane to one of the picture, and the body of the empty plane; the picture
 * must define the width of the class `gr`, its grid
 */
export const unitPlane = (plane: {
  x: Range;
  y: Range;
  unit: number;
  left: number;
  top: number;
  side?: "left" | "right";
}) => {
  const { x, y, unit, left, top, side = "left" } = plane;
  const toPicture = ([px, py]: Vec2): Vec2 => [left + unit * (px - x[0]), top + unit * (y[1] - py)];
  const [ox, oy] = toPicture([0, 0]);
  const grid =
    whole(x)
      .map((value) => segment(toPicture([value, y[0]]), toPicture([value, y[1]])))
      .join("") +
    whole(y)
      .map((value) => segment(toPicture([x[0], value]), toPicture([x[1], value])))
      .join("");
  const [right, bottom] = toPicture([x[1], y[0]]);
  // `axes` draws an L; this path adds the parts to the left and below.
  const rest = `M${round(left)} ${round(oy)}H${round(ox)}V${round(bottom)}`;
  const named = (range: Range) => whole([range[0] + 1, range[1] - 1]).filter((value) => value % 2 === 0);
  const [beside, anchor] = side === "left" ? ([ox - 12, "end"] as const) : ([ox + 12, "start"] as const);
  const name = (value: number) => String(value).replace("-", "−");
  const body =
    mark("thin", grid, { also: "gr" }) +
    mark("medium", axes({ left: ox, right, top, bottom: oy }) + rest) +
    named(x)
      .map((value) => label(toPicture([value, 0])[0], oy + 30, name(value), { anchor: "middle" }))
      .join("") +
    named(y)
      .map((value) => label(beside, toPicture([0, value])[1] + 9, name(value), { anchor }))
      .join("") +
    label(right - 4, oy - 14, "x", { italic: true, anchor: "end" }) +
    label(ox + 14, top + 22, "y", { italic: true });
  return { toPicture, body };
};
