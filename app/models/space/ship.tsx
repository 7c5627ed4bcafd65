import { path, rounded } from "../../play/svg-path";
import { Segment } from "../kit/drawing";
import type { Point } from "../kit/handle";

/** Draws a ship whose hull points along its path. @param way direction, in degrees clockwise from the right */
export function Ship({ at: [x, y], way, size = 1 }: { at: Point; way: number; size?: number }) {
  return (
    <g
      transform={`translate(${rounded(x)} ${rounded(y)}) rotate(${rounded(way)}) scale(${size})`}
      stroke="currentColor"
    >
      <path d="M15 0Q8 -7 -4 -7L-12 -10V10L-4 7Q8 7 15 0Z" fill="currentColor" />
    </g>
  );
}

/** Draws a burn as an arrow along the path. @param size in km/s @param down whether the path leads down */
export function Burn({ at: [x, y], size, down }: { at: Point; size: number; down: boolean }) {
  const sign = down ? 1 : -1;
  const tip = y + sign * (9 + 11 * size);
  return (
    <>
      <Segment from={[x, y]} to={[x, tip - 7 * sign]} weight={4} spot />
      <path
        d={path(
          [
            [x, tip],
            [x - 6, tip - 9 * sign],
            [x + 6, tip - 9 * sign],
          ],
          true,
        )}
        fill="var(--spot)"
      />
    </>
  );
}
