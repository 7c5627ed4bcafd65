/** Rounds to a hundredth, so that the server and the browser write the same attribute. */
export const rounded = (value: number) => Math.round(value * 100) / 100;

/** Rounds to a tenth. It is a fifth of a pixel on the largest projector; it saves a sixth of a drawing's bytes. */
const tenth = (value: number) => Math.round(value * 10) / 10;

/** Returns the path through points. @param closed whether they bound a surface */
export function path(points: readonly (readonly [x: number, y: number])[], closed = false): string {
  const steps = points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${tenth(x)} ${tenth(y)}`);
  return steps.join("") + (closed ? "Z" : "");
}
