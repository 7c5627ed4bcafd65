import { arrow } from "./svg-geometry";

/**
 * Draws an arrow with its label: forces filled, velocities hollow.
 *
 * @param anchor which end of the label is at `labelAt`
 */
export function ArrowMark({
  tail: [x, y],
  vector: [dx, dy],
  kind,
  label,
  labelAt: [labelX, labelY],
  anchor = "middle",
}: {
  tail: [number, number];
  vector: [number, number];
  kind: "force" | "other-force" | "velocity";
  label: string;
  labelAt: [number, number];
  anchor?: "start" | "middle" | "end";
}) {
  const path = arrow(x, y, dx, dy, kind === "velocity" ? 6 : 5);
  if (path === "") return null;
  return (
    <g>
      <path className={`mech-${kind}`} d={path} />
      <text className={`mech-name mech-${kind}-name`} x={labelX} y={labelY} textAnchor={anchor}>
        {label}
      </text>
    </g>
  );
}
