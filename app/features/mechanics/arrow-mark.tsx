import { arrow } from "./svg-geometry";

const looks = {
  force: "fill-spot stroke-paper stroke-[1.5] [paint-order:stroke]",
  "other-force": "fill-ink stroke-paper stroke-[1.5] [paint-order:stroke]",
  velocity: "fill-paper stroke-ink stroke-[1.5]",
};

/**
 * Draws an arrow with its label: forces filled, velocities hollow.
 *
 * @param anchor end of the label that is at `labelAt`
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
  kind: keyof typeof looks;
  label: string;
  labelAt: [number, number];
  anchor?: "start" | "middle" | "end";
}) {
  const path = arrow(x, y, dx, dy, kind === "velocity" ? 6 : 5);
  if (path === "") return null;
  return (
    <g>
      <path className={looks[kind]} d={path} />
      <text
        className={`font-semibold ${kind === "force" ? "fill-spot" : "fill-ink"}`}
        x={labelX}
        y={labelY}
        textAnchor={anchor}
      >
        {label}
      </text>
    </g>
  );
}
