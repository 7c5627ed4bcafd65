import { formatNumber } from "../../magazine/albanian";
import { path } from "../../play/svg-path";
import { type LinearScale, pictureWidth, scaled, ticks } from "./svg-geometry";

/** Points of a curve in seconds and m/s. */
type Curve = (readonly [number, number])[];

export interface GraphLine {
  points: Curve;
  /** Label at the end of the line. */
  name?: string;
  /** Whether the line has the spot colour. */
  main: boolean;
}

const [left, right, top, bottom] = [52, 482, 32, 180];

/** Plots velocity against time: the current run, and the previous one thin and dashed. */
export function VelocityGraph({
  seconds,
  speeds,
  step,
  lines,
  previous,
}: {
  /** End of the time axis, seconds. */
  seconds: number;
  /** Both ends of the velocity axis, m/s. */
  speeds: [number, number];
  /** Distance of two labels, m/s. */
  step: number;
  lines: GraphLine[];
  previous: Curve[];
}) {
  const [from, to] = speeds;
  const t: LinearScale = { origin: 0, offset: left, factor: (right - left) / seconds };
  const v: LinearScale = { origin: from, offset: bottom, factor: (top - bottom) / (to - from) };
  const drawn = (curve: Curve) => path(curve.map(([time, speed]) => [scaled(t, time), scaled(v, speed)]));
  return (
    <svg
      className="mech-picture w-full overflow-visible fill-none [stroke-linejoin:round]"
      viewBox={`0 0 ${pictureWidth} 212`}
      role="img"
      aria-label="Grafiku i shpejtësisë sipas kohës. Të njëjtat vlera janë në tabelë."
    >
      {ticks(from, to, step).map((speed) => (
        <g key={speed}>
          <path className="stroke-hair stroke-1" d={`M${left} ${scaled(v, speed)}H${right}`} />
          <text x={left - 8} y={scaled(v, speed)} dy="0.35em" textAnchor="end">
            {formatNumber(speed)}
          </text>
        </g>
      ))}
      {ticks(0, seconds, 1).map((second) => (
        <g key={second}>
          <path className="stroke-ink stroke-[1.5]" d={`M${scaled(t, second)} ${bottom}v6`} />
          {second % 2 === 0 && second < seconds ? (
            <text x={scaled(t, second)} y={bottom + 24} textAnchor="middle">
              {second}
            </text>
          ) : null}
        </g>
      ))}
      <path
        className="stroke-ink stroke-[2.8]"
        d={`M${left} ${top}V${bottom}M${left} ${scaled(v, Math.max(0, from))}H${right}`}
      />
      <text x="0" y={top - 14}>
        <tspan className="italic">v</tspan> (m/s)
      </text>
      <text x={right} y={bottom + 24} textAnchor="end">
        <tspan className="italic">t</tspan> (s)
      </text>
      {previous.map((curve) => (
        <path key={curve.length} className="stroke-ink stroke-[1.5] [stroke-dasharray:6_4]" d={drawn(curve)} />
      ))}
      {lines.map(({ points, name, main }) => {
        const [time, speed] = points[points.length - 1] ?? [0, 0];
        // Near the right edge there is no room for the label behind the line's end.
        const nearEnd = time > 0.8 * seconds;
        return (
          <g key={name ?? "v"}>
            <path className={main ? "stroke-spot stroke-[5]" : "stroke-ink stroke-[2.8]"} d={drawn(points)} />
            <circle className={main ? "fill-spot" : "fill-ink"} cx={scaled(t, time)} cy={scaled(v, speed)} r="5" />
            {name && time > 0 ? (
              <text
                x={scaled(t, time) + (nearEnd ? -9 : 9)}
                y={scaled(v, speed)}
                dy={speed < 0 ? "0.95em" : "-0.25em"}
                textAnchor={nearEnd ? "end" : "start"}
                className="font-semibold"
              >
                {name}
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}
