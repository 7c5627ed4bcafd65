/** Marks of the models' pictures. Colours are said by attributes, so that a still needs no sheet of its own. */
import type { ReactNode, SVGProps } from "react";
import { path, rounded } from "../../play/svg-path";
import type { Point } from "./handle";

/** Where a side of the picture's rectangle or tick begins and where it ends, in the picture's units. */
export type Span = readonly [from: number, to: number];

/** How a line is inked: its weight, whether it is the one that answers, whether it is dashed. */
interface Ink {
  weight?: number;
  spot?: boolean;
  dashed?: boolean;
}

/** A line of ink; `spot` is the one that answers. */
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
interface Surface {
  fill?: "tint" | "spot" | "paper" | "none";
  outline?: number;
}

/** A surface: of the tint, of the spot colour, of bare paper or of none, with an outline of ink. */
export function Area({ points, fill = "tint", outline = 1.5 }: Surface & { points: readonly Point[] }) {
  const fills = { tint: "var(--tint)", spot: "var(--spot)", paper: "var(--color-paper)", none: "none" };
  const stroke: SVGProps<SVGPathElement> =
    outline === 0 ? {} : { stroke: "currentColor", strokeWidth: outline, strokeLinejoin: "round" };
  return <path d={path(points, true)} fill={fills[fill]} {...stroke} />;
}

/** The corners of an upright rectangle: along `from` of y, then back along its `to`. */
export const rectangle = ([left, right]: Span, [from, to]: Span): Point[] => [
  [left, from],
  [right, from],
  [right, to],
  [left, to],
];

/** An upright rectangle, a surface as `Area` is: `x` from side to side, `y` from one edge to the other. */
export function Box({ x, y, ...surface }: Surface & { x: Span; y: Span }) {
  return <Area points={rectangle(x, y)} {...surface} />;
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

/** A tick lies across the x axis, from `y` to `y`, or across the y axis, from `x` to `x`. */
type Across = { y: Span; x?: undefined } | { x: Span; y?: undefined };

/**
 * The ticks of a scale, each with its number: below the x axis, or to the left of the y axis.
 * Where `x` is as wide as the graph, the ticks are its lines of equal height.
 *
 * @param at the values that have a tick @param along the place of a value on its axis
 * @param away from the tick's beginning to its number: down to the foot of the digits, or left to their end
 * @param label what stands at a tick; without it the bare value
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
  Across & {
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
