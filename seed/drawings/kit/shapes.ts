/** Returns shapes as path data, to be joined with `+` and passed to `mark`. */
import { numbers, round, type Vec2 } from "./curve";

/** Returns a full circle. */
export const circle = (x: number, y: number, r: number, digits = 0): string => ellipse(x, y, r, r, digits);

/** Returns an ellipse with half-axes rx, ry, along the axes of the page. */
export const ellipse = (x: number, y: number, rx: number, ry: number, digits = 0): string => {
  const [h, v] = [round(rx, digits), round(ry, digits)];
  const n = (...values: number[]) => numbers(values, digits);
  return `M${n(x - h, y)}a${n(h, v)} 0 1 0 ${n(2 * h, 0)}a${n(h, v)} 0 1 0${n(-2 * h, 0)}`;
};

/**
 * Returns an arc of a circle clockwise from `from` to `to`. Angles are in radians from the right, at most a full turn.
 */
export const arc = (x: number, y: number, r: number, from: number, to: number, digits = 0): string => {
  const on = (a: number) => numbers([x + r * Math.cos(a), y + r * Math.sin(a)], digits);
  const [large, sweep] = [Math.abs(to - from) > Math.PI ? 1 : 0, to > from ? 1 : 0];
  return `M${on(from)}A${numbers([r, r], digits)} 0 ${large} ${sweep} ${on(to)}`;
};

/** Returns a straight line. */
export const segment = (p: Vec2, q: Vec2, digits = 0): string => `M${numbers(p, digits)}L${numbers(q, digits)}`;

/** Returns a rectangle with its top left corner at x, y. */
export const rect = (x: number, y: number, w: number, h: number, digits = 0): string =>
  `M${numbers([x, y], digits)}h${round(w, digits)}v${round(h, digits)}h${round(-w, digits)}z`;

/**
 * Returns horizontal hatching: `count` lines between two heights. `span` gives the ends [x1, x2] of the line at y (null
 * leaves it out). `spacing` changes the distances: below 1 they become closer towards `to`, above 1 towards `from`.
 */
export const hatch = (
  from: number,
  to: number,
  count: number,
  span: (y: number, index: number) => Vec2 | null,
  { spacing = 1, digits = 0 } = {},
): string => {
  let d = "";
  for (let i = 1; i <= count; i++) {
    const y = from + (to - from) * (i / (count + 1)) ** spacing;
    const ends = span(y, i);
    if (ends) d += `M${numbers([ends[0], y], digits)}H${round(ends[1], digits)}`;
  }
  return d;
};

/** Returns a filled arrow head: tip, direction in radians, length; data for an area kind. */
export const arrowHead = (tip: Vec2, angle: number, length = 20): string => {
  const corner = (side: number, back: number): Vec2 => [
    tip[0] - back * Math.cos(angle) - side * Math.sin(angle),
    tip[1] - back * Math.sin(angle) + side * Math.cos(angle),
  ];
  const [a, b, c] = [corner(0.36 * length, length), corner(0, 0.8 * length), corner(-0.36 * length, length)];
  return `M${numbers(tip, 1)}L${numbers(a, 1)}L${numbers(b, 1)}L${numbers(c, 1)}z`;
};

/**
 * Returns a pair of axes as path data (kind "medium"). The x axis is along `bottom`, y along `left`, with outward ticks
 * at the places given.
 */
export const axes = (frame: {
  left: number;
  right: number;
  top: number;
  bottom: number;
  xTicks?: readonly number[];
  yTicks?: readonly number[];
  tick?: number;
}): string => {
  const { left, right, top, bottom, xTicks = [], yTicks = [], tick = 10 } = frame;
  const x = xTicks.map((t) => `M${round(t)} ${round(bottom)}v${tick}`).join("");
  const y = yTicks.map((t) => `M${round(left)} ${round(t)}h-${tick}`).join("");
  return `M${round(left)} ${round(top)}V${round(bottom)}H${round(right)}${x}${y}`;
};
