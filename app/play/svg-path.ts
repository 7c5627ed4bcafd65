/** Rounds to a hundredth, so that the server and the browser write the same attribute. */
export const rounded = (value: number) => Math.round(value * 100) / 100;

/** Rounds to tenths. A tenth is a fifth of a pixel on the largest projector; it saves a sixth of a drawing's bytes. */
const tenths = (value: number) => Math.round(value * 10);

/**
 * Returns the path through points. Each point is written as the step from the one before, since steps repeat: stills of
 * models weigh a fifth less.
 *
 * @param closed whether they bound a surface
 */
export function path(points: readonly (readonly [x: number, y: number])[], closed = false): string {
  const [start, ...steps] = points.map(([x, y], i) => {
    const [fromX, fromY] = points[i - 1] ?? [0, 0];
    return `${(tenths(x) - tenths(fromX)) / 10} ${(tenths(y) - tenths(fromY)) / 10}`;
  });
  if (start === undefined) return "";
  return `M${start}${steps.length > 0 ? `l${steps.join(" ")}` : ""}${closed ? "Z" : ""}`;
}
