/** Marks of the models' pictures. Colours are said by attributes, so that a still needs no sheet of its own. */
import type { ReactNode, SVGProps } from "react";
import { path, rounded } from "../../play/svg-path";
import type { Point } from "./handle";

/** A line of ink; `spot` is the one that answers. */
export function Line({
  points,
  weight = 1.5,
  spot = false,
  dashed = false,
}: {
  points: readonly Point[];
  weight?: number;
  spot?: boolean;
  dashed?: boolean;
}) {
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

/** A surface: of the tint, of the spot colour, of bare paper or of none, with an outline of ink. */
export function Area({
  points,
  fill = "tint",
  outline = 1.5,
}: {
  points: readonly Point[];
  fill?: "tint" | "spot" | "paper" | "none";
  outline?: number;
}) {
  const fills = { tint: "var(--tint)", spot: "var(--spot)", paper: "var(--color-paper)", none: "none" };
  const stroke: SVGProps<SVGPathElement> =
    outline === 0 ? {} : { stroke: "currentColor", strokeWidth: outline, strokeLinejoin: "round" };
  return <path d={path(points, true)} fill={fills[fill]} {...stroke} />;
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
