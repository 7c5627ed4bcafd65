import { formatNumber } from "../../magazine/albanian";
import { line, pictureWidth, place, type Scale, ticks } from "./picture";

/** Points of a line: seconds and m/s. */
type Curve = (readonly [number, number])[];

export interface GraphLine {
  points: Curve;
  /** Written where the line ends, away from the time axis. */
  name?: string;
  /** The one that the eye should follow. */
  main: boolean;
}

const [left, right, top, bottom] = [52, 482, 38, 232];

/** Velocity against time: the run of this moment, and thin and dashed the run before. */
export function VelocityGraph({
  seconds,
  speeds,
  step,
  lines,
  before,
}: {
  /** The time axis ends here. */
  seconds: number;
  /** Where the velocity axis begins and ends, m/s. */
  speeds: [number, number];
  /** m/s between two labels. */
  step: number;
  lines: GraphLine[];
  before: Curve[];
}) {
  const [from, to] = speeds;
  const t: Scale = { from: 0, at: left, by: (right - left) / seconds };
  const v: Scale = { from, at: bottom, by: (top - bottom) / (to - from) };
  const drawn = (curve: Curve) => line(curve.map(([time, speed]) => [place(t, time), place(v, speed)]));
  return (
    <svg
      className="mech-picture mech-graph"
      viewBox={`0 0 ${pictureWidth} 284`}
      role="img"
      aria-label="Grafiku i shpejtësisë sipas kohës. Të njëjtat vlera janë në tabelë."
    >
      {ticks(from, to, step).map((speed) => (
        <g key={speed}>
          <path className="mech-hair" d={`M${left} ${place(v, speed)}H${right}`} />
          <text x={left - 8} y={place(v, speed)} dy="0.35em" textAnchor="end">
            {formatNumber(speed)}
          </text>
        </g>
      ))}
      {ticks(0, seconds, 1).map((second) => (
        <g key={second}>
          <path className="mech-thin" d={`M${place(t, second)} ${bottom}v6`} />
          {second % 2 === 0 ? (
            <text x={place(t, second)} y={bottom + 24} textAnchor="middle">
              {second}
            </text>
          ) : null}
        </g>
      ))}
      <path className="mech-line" d={`M${left} ${top}V${bottom}M${left} ${place(v, Math.max(0, from))}H${right}`} />
      <text x="0" y={top - 20}>
        <tspan className="mech-symbol">v</tspan> (m/s)
      </text>
      <text x={right} y={bottom + 47} textAnchor="end">
        <tspan className="mech-symbol">t</tspan> (s)
      </text>
      {before.map((curve) => (
        <path key={curve.length} className="mech-before" d={drawn(curve)} />
      ))}
      {lines.map(({ points, name, main }) => {
        const [time, speed] = points[points.length - 1] ?? [0, 0];
        // There would be no room for the name behind the end.
        const late = time > 0.8 * seconds;
        return (
          <g key={name ?? "v"}>
            <path className={main ? "mech-answer" : "mech-other"} d={drawn(points)} />
            <circle className={main ? "mech-spot" : "mech-ink"} cx={place(t, time)} cy={place(v, speed)} r="5" />
            {name && time > 0 ? (
              <text
                x={place(t, time) + (late ? -9 : 9)}
                y={place(v, speed)}
                dy={speed < 0 ? "0.95em" : "-0.25em"}
                textAnchor={late ? "end" : "start"}
                className="mech-name"
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
