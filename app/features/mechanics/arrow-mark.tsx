import { arrow } from "./svg-geometry";

/**
 * An arrow with its name. Forces are filled, velocities hollow.
 *
 * @param name stands beside the point, on the side that `anchor` leaves free
 */
export function ArrowMark({
  from: [x, y],
  by: [dx, dy],
  kind,
  name,
  at: [nameX, nameY],
  anchor = "middle",
}: {
  from: [number, number];
  by: [number, number];
  kind: "force" | "other-force" | "velocity";
  name: string;
  at: [number, number];
  anchor?: "start" | "middle" | "end";
}) {
  const path = arrow(x, y, dx, dy, kind === "velocity" ? 6 : 5);
  if (path === "") return null;
  return (
    <g>
      <path className={`mech-${kind}`} d={path} />
      <text className={`mech-name mech-${kind}-name`} x={nameX} y={nameY} textAnchor={anchor}>
        {name}
      </text>
    </g>
  );
}
