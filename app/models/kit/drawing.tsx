/** Marks of the models' pictures. Colours are attributes, so that a still needs no style sheet of its own. */
import type { ReactNode, SVGProps } from "react";
import { path, rounded } from "../../play/svg-path";
import type { Point } from "./handle";

/** Two positions on one axis of the picture, in its units. */
export type Span = readonly [from: number, to: number];

/** Style of a line; `spot` marks the line that shows the answer. */
interface Ink {
  weight?: number;
  spot?: boolean;
  dashed?: boolean;
}

/** Draws a line through points. */
export function Line({ points, weight = 1.5, spot = false, dashed = false }: Ink & { points: readonly Point[] }) {
  return (
    <path
      d={path(points)}
      fill="none"
      stroke={spot ? "var(--spot)" : "currentColor"}
      strokeWidth={weight}
      strokeLinejoin="round"
      {...(dashed && { strokeDasharray: "2 4", strokeLinecap: "round" as const })}
    />
  );
}

/** Draws a straight line between two points. */
export function Segment({ from, to, ...ink }: Ink & { from: Point; to: Point }) {
  return <Line points={[from, to]} {...ink} />;
}

/** Fill of a surface, and the width of its outline; 0 for none. */
interface Filling {
  fill?: "tint" | "spot" | "paper" | "none";
  outline?: number;
}

/** Draws a filled polygon with an outline of ink. The fill is the tint, the spot colour, paper or none. */
export function Area({ points, fill = "tint", outline = 1.5 }: Filling & { points: readonly Point[] }) {
  const fills = { tint: "var(--tint)", spot: "var(--spot)", paper: "var(--color-paper)", none: "none" };
  const stroke: SVGProps<SVGPathElement> =
    outline === 0 ? {} : { stroke: "currentColor", strokeWidth: outline, strokeLinejoin: "round" };
  return <path d={path(points, true)} fill={fills[fill]} {...stroke} />;
}

/** Returns the corners of an upright rectangle. They go along the first edge, then back along the second. */
export const rectangle = ([left, right]: Span, [first, second]: Span): Point[] => [
  [left, first],
  [right, first],
  [right, second],
  [left, second],
];

/** Draws an upright rectangle: `x` its left and right sides, `y` its top and bottom. */
export function Box({ x, y, ...filling }: Filling & { x: Span; y: Span }) {
  return <Area points={rectangle(x, y)} {...filling} />;
}

/**
 * Draws a label. Its rim has the colour of its ground, paper or the tint. It is upright for numbers, italic for names,
 * large for emphasis.
 */
export function Label({
  at: [x, y],
  anchor = "middle",
  italic = false,
  spot = false,
  large = false,
  on = "paper",
  children,
}: {
  at: Point;
  anchor?: "start" | "middle" | "end";
  italic?: boolean;
  spot?: boolean;
  large?: boolean;
  on?: "paper" | "tint";
  children: ReactNode;
}) {
  return (
    <text
      x={rounded(x)}
      y={rounded(y)}
      textAnchor={anchor}
      fontSize={large ? 22 : 13}
      fill={spot ? "var(--deep)" : "currentColor"}
      stroke={on === "tint" ? "var(--tint)" : "var(--color-paper)"}
      strokeWidth="3"
      strokeLinejoin="round"
      paintOrder="stroke"
      {...(italic && { fontStyle: "italic" })}
      {...(large && { fontWeight: 700 })}
    >
      {children}
    </text>
  );
}

/**
 * Draws the axes of a graph as one line. It goes down the y axis, from the first of `y` to the second, then along the x
 * axis.
 */
export function Axes({ x: [left, right], y: [top, floor] }: { x: Span; y: Span }) {
  return (
    <Line
      points={[
        [left, top],
        [left, floor],
        [right, floor],
      ]}
    />
  );
}

/** Extent of a tick. It is a span of y for ticks of an x axis, a span of x for ticks of a y axis. */
type Reach = { y: Span; x?: undefined } | { x: Span; y?: undefined };

/**
 * Draws the ticks of one axis with their numbers. They are below an x axis, to the left of a y axis. Ticks as wide as
 * the graph are its grid lines.
 *
 * @param at values that get a tick
 * @param along returns the position of a value on the axis
 * @param x where each tick of a y axis begins and ends @param y the same for an x axis
 * @param away units from the tick's beginning to its number
 * @param label returns the text at a tick; without it the text is the bare value
 */
export function Ticks({
  at,
  along,
  x,
  y,
  away = x === undefined ? 20 : 6,
  label = (value) => value,
  ...ink
}: Ink &
  Reach & {
    at: readonly number[];
    along: (value: number) => number;
    away?: number;
    label?: (value: number) => ReactNode;
  }) {
  const onAxis = (value: number, across: number): Point =>
    x === undefined ? [along(value), across] : [across, along(value)];
  const [from, to] = x ?? y;
  return (
    <>
      {at.map((value) => (
        <g key={value}>
          <Segment from={onAxis(value, from)} to={onAxis(value, to)} {...ink} />
          {x === undefined ? (
            <Label at={onAxis(value, from + away)}>{label(value)}</Label>
          ) : (
            <Label at={[from - away, along(value) + 5]} anchor="end">
              {label(value)}
            </Label>
          )}
        </g>
      ))}
    </>
  );
}
