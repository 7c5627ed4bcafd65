import { Fragment } from "react";

/** Side of a square of squared paper, and the margin around it, in drawing units. */
export const [square, edge] = [20, 6];

/** Returns the measures of squared paper with axes: its side, and where a coordinate lies. */
export const squaredPaper = (from: number, to: number) => ({
  size: (to - from) * square,
  across: (value: number) => (value - from) * square,
  down: (value: number) => (to - value) * square,
});

/** Returns the viewBox of squared paper with its margin. @param size its side */
export const viewBoxOf = (size: number) => `${-edge} ${-edge} ${size + 2 * edge} ${size + 2 * edge}`;

/** Draws squared paper with both axes, numbered at 1 and 5, for an SVG of that `viewBoxOf`. */
export function SquaredAxes({ from, to }: { from: number; to: number }) {
  const { size, across, down } = squaredPaper(from, to);
  const lines = Array.from({ length: to - from + 1 }, (_, index) => index * square);
  return (
    <>
      <path
        className="fill-none stroke-hair"
        d={lines.map((offset) => `M${offset} 0V${size}M0 ${offset}H${size}`).join("")}
      />
      <path className="stroke-ink stroke-2" d={`M0 ${down(0)}H${size}M${across(0)} 0V${size}`} />
      <g className="fill-ink [font:italic_12px_var(--font-text)]">
        <text x={size - 4} y={down(0) - 5} textAnchor="end">
          x
        </text>
        <text x={across(0) + 6} y={12}>
          y
        </text>
      </g>
      <g className="fill-ink [font:12px_var(--font-text)]">
        {[1, 5]
          .filter((value) => value < to)
          .map((value) => (
            <Fragment key={value}>
              <text x={across(value)} y={down(0) + 14} textAnchor="middle">
                {value}
              </text>
              <text x={across(0) - 4} y={down(value) + 4} textAnchor="end">
                {value}
              </text>
            </Fragment>
          ))}
      </g>
    </>
  );
}
