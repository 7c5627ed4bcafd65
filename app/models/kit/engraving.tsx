/** Hatching: shadow and material drawn with lines, as on the magazine's covers. */
import { hatching } from "../../play/hatching";
import { rounded } from "../../play/svg-path";
import type { Point } from "./handle";

/** Draws a hatched shape without an outline. */
export function Hatch({
  points,
  spacing = 5,
  degrees = -45,
  weight = 0.8,
}: {
  points: readonly Point[];
  spacing?: number;
  degrees?: number;
  weight?: number;
}) {
  return <path d={hatching(points, spacing, degrees)} fill="none" stroke="currentColor" strokeWidth={weight} />;
}

/** Meridians on the dark half of a ball, as fractions of its radius. They are closer and closer towards the edge. */
const meridians = [0.3, 0.52, 0.69, 0.82, 0.91, 0.97];

/**
 * Draws a ball with its night side hatched.
 *
 * @param turned angle of the night side, in degrees clockwise from the right
 */
export function Globe({ at: [x, y], r, turned = 0 }: { at: Point; r: number; turned?: number }) {
  const strokes = meridians
    .filter((_, i) => r > 12 || i % 2 === 0)
    .map((part) => `M0 ${-r}A${rounded(part * r)} ${r} 0 0 1 0 ${r}`);
  return (
    <g transform={`translate(${rounded(x)} ${rounded(y)}) rotate(${rounded(turned)})`} stroke="currentColor">
      <circle r={r} fill="var(--tint)" strokeWidth="1.8" />
      <path d={strokes.join("")} fill="none" strokeWidth="0.8" />
    </g>
  );
}
