import { formatNumber } from "../../magazine/albanian";
import { type LinearScale, pictureWidth, scaled, ticks } from "./svg-geometry";

/** Draws the axis of a scene in metres, with a dot at each recorded position. */
export function PositionAxis({
  scale,
  from,
  to,
  step,
  y,
  traced,
}: {
  scale: LinearScale;
  from: number;
  to: number;
  step: number;
  y: number;
  traced: number[];
}) {
  return (
    <g>
      <path className="stroke-ink stroke-[1.5]" d={`M${scaled(scale, from)} ${y}H${scaled(scale, to)}`} />
      {ticks(from, to, step).map((metres) => (
        <g key={metres}>
          <path className="stroke-ink stroke-[1.5]" d={`M${scaled(scale, metres)} ${y}v7`} />
          <text x={scaled(scale, metres)} y={y + 26} textAnchor="middle">
            {formatNumber(metres)}
          </text>
        </g>
      ))}
      <text x={pictureWidth - 2} y={y + 26} textAnchor="end">
        m
      </text>
      <path
        className="stroke-ink stroke-[8] [stroke-linecap:round]"
        d={traced.map((metres) => `M${scaled(scale, metres)} ${y}h0`).join("")}
      />
    </g>
  );
}
