import { formatNumber } from "../../magazine/albanian";
import { pictureWidth, place, type Scale, ticks } from "./picture";

/** The axis of places under a scene, in metres, with a dot where the body was each time it was traced. */
export function Track({
  scale,
  from,
  to,
  step,
  y,
  traced,
}: {
  scale: Scale;
  from: number;
  to: number;
  step: number;
  y: number;
  traced: number[];
}) {
  return (
    <g>
      <path className="mech-thin" d={`M${place(scale, from)} ${y}H${place(scale, to)}`} />
      {ticks(from, to, step).map((metres) => (
        <g key={metres}>
          <path className="mech-thin" d={`M${place(scale, metres)} ${y}v7`} />
          <text x={place(scale, metres)} y={y + 26} textAnchor="middle">
            {formatNumber(Math.abs(metres))}
          </text>
        </g>
      ))}
      <text x={pictureWidth - 2} y={y + 26} textAnchor="end">
        m
      </text>
      <path className="mech-dots" d={traced.map((metres) => `M${place(scale, metres)} ${y}h0`).join("")} />
    </g>
  );
}
