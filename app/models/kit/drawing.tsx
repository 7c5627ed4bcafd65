/** Marks of the models' pictures. Colours are said by attributes, so that a still needs no sheet of its own. */
import type { ReactNode, SVGProps } from "react";
import { path, rounded } from "../../play/svg-path";
import type { Point } from "./handle";

/** Two places on one axis of the picture, in its units. */
export type Span = readonly [from: number, to: number];

/** How a line is drawn; `spot` is the one that answers. */
interface Ink {
  weight?: number;
  spot?: boolean;
  dashed?: boolean;
}

/** A line of ink through points. */
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

/** A straight line of ink between two points. */
export function Segment({ from, to, ...ink }: Ink & { from: Point; to: Point }) {
  return <Line points={[from, to]} {...ink} />;
}

/** What a surface is filled with, and the weight of its outline; 0 for none. */
interface Filling {
  fill?: "tint" | "spot" | "paper" | "none";
  outline?: number;
}

/** A surface: of the tint, of the spot colour, of bare paper or of none, with an outline of ink. */
export function Area({ points, fill = "tint", outline = 1.5 }: Filling & { points: readonly Point[] }) {
  const fills = { tint: "var(--tint)", spot: "var(--spot)", paper: "var(--color-paper)", none: "none" };
  const stroke: SVGProps<SVGPathElement> =
    outline === 0 ? {} : { stroke: "currentColor", strokeWidth: outline, strokeLinejoin: "round" };
  return <path d={path(points, true)} fill={fills[fill]} {...stroke} />;
}

/** The corners of an upright rectangle, from side to side along the first edge and back along the second. */
export const rectangle = ([left, right]: Span, [first, second]: Span): Point[] => [
  [left, first],
  [right, first],
  [right, second],
  [left, second],
];

/** An upright rectangle as a surface: `x` its sides, `y` its top and its foot. */
export function Box({ x, y, ...filling }: Filling & { x: Span; y: Span }) {
  return <Area points={rectangle(x, y)} {...filling} />;
}

/** A word in the picture: upright for numbers, italic for names, large for what is to be noticed, with a rim of paper. */
export function Label({
  at: [x, y],
  anchor = "middle",
  italic = false,
  spot = false,
  large = false,
  children,
}: {
  at: Point;
  anchor?: "start" | "middle" | "end";
  italic?: boolean;
  spot?: boolean;
  large?: boolean;
  children: ReactNode;
}) {
  return (
    <text
      x={rounded(x)}
      y={rounded(y)}
      textAnchor={anchor}
      fontSize={large ? 22 : 13}
      fill={spot ? "var(--deep)" : "currentColor"}
      stroke="var(--color-paper)"
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

/** The axes of a graph as one line: down the y axis, from the first of `y` to the second, then along the x axis. */
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

/** What a tick reaches over: some of the picture's height on an x axis, some of its width on a y axis. */
type Reach = { y: Span; x?: undefined } | { x: Span; y?: undefined };

/**
 * The ticks of one axis, each with its number: below an x axis, to the left of a y axis.
 * Ticks as wide as the graph are its level lines.
 *
 * @param at the values that have a tick
 * @param along gives the place of a value on the axis
 * @param x where each tick of a y axis begins and ends @param y the same of an x axis
 * @param away units from the tick's beginning to its number
 * @param label gives what is written at a tick; without it the bare value
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
