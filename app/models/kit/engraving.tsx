/** Hatching: shadow and material drawn with lines, as on the magazine's covers. */
import { hatching } from "../../play/hatching";
import { rounded } from "../../play/svg-path";
import type { Point } from "./handle";

/** Draws a hatched shape without an outline. */
export function Hatch({
  points,
  spacing = 5,
  degrees = -45,
  weight = 0.85,
}: {
  points: readonly Point[];
  spacing?: number;
  degrees?: number;
  weight?: number;
}) {
  return <path d={hatching(points, spacing, degrees)} fill="none" stroke="currentColor" strokeWidth={weight} />;
}

/** Meridians of a ball, as fractions of its radius. */
const meridians = [0.36, 0.74];

/**
 * Draws a ball as an engraver does: strokes along its parallels shade the night side, and every sixth goes round as a
 * parallel of the net. A small ball has no net.
 *
 * @param turned angle of the night side, in degrees clockwise from the right
 */
export function Globe({ at: [x, y], r, turned = 0 }: { at: Point; r: number; turned?: number }) {
  const count = 2 * Math.round(Math.min(23, Math.max(3, r / 4))) - 1;
  const isNetted = r > 24;
  const strokes = Array.from({ length: count }, (_, i) => {
    const height = r * ((2 * (i + 1)) / (count + 1) - 1);
    const half = Math.sqrt(r * r - height * height);
    const from = isNetted && i % 6 === 5 ? -1 : i % 2 === 0 ? 0.38 : -0.1;
    return `M${tenth(from * half)} ${tenth(height)}H${tenth(half)}`;
  });
  const net = meridians.map(
    (part) => `M0 ${-r}A${tenth(part * r)} ${r} 0 0 1 0 ${r}A${tenth(part * r)} ${r} 0 0 1 0 ${-r}`,
  );
  return (
    <g transform={`translate(${rounded(x)} ${rounded(y)}) rotate(${rounded(turned)})`} stroke="currentColor">
      <circle r={r} fill="var(--tint)" strokeWidth="2" />
      <path d={`${strokes.join("")}${isNetted ? net.join("") : ""}`} fill="none" strokeWidth="0.85" />
    </g>
  );
}

/** Rounds to tenths: a stroke of shadow needs no more, and it saves a third of its bytes. */
const tenth = (value: number) => Math.round(10 * value) / 10;
