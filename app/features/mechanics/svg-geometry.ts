/** Where things stand in the drawings. All drawings are 500 units wide; lengths of arrows are to scale. */

export const pictureWidth = 500;

/** Straight scale: the value `from` lies at `at`, and each unit more lies `by` further. */
export interface Scale {
  origin: number;
  offset: number;
  factor: number;
}

/** Where a value lies, to a hundredth of a unit. */
export function scaled({ origin: from, offset: at, factor: by }: Scale, value: number): number {
  return rounded(at + (value - from) * by);
}

/** To a hundredth: what is drawn is the same on the server and in the browser. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Values 0, step, 2·step … up to `to`, in either direction from `from`. */
export function ticks(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => rounded(from + index * step));
}

/**
 * The outline of an arrow as an SVG path; empty where it would be shorter than one unit, since no force is no arrow.
 * The head takes no more than the whole length, so that a short arrow is still as long as it says.
 *
 * @param dx along the picture @param dy down the picture
 */
export function arrow(x: number, y: number, dx: number, dy: number, width = 5): string {
  const length = Math.hypot(dx, dy);
  if (length < 1) return "";
  const [ux, uy] = [dx / length, dy / length];
  const head = Math.min(3 * width, length);
  const [half, wing] = [width / 2, Math.min(1.5 * width, 0.75 * head)];
  const at = (along: number, aside: number) =>
    `${rounded(x + ux * along - uy * aside)} ${rounded(y + uy * along + ux * aside)}`;
  const neck = length - head;
  const points = [at(0, half), at(neck, half), at(neck, wing), at(length, 0), at(neck, -wing), at(neck, -half)];
  return `M${points.join("L")}L${at(0, -half)}Z`;
}

/** A line through points. */
export function line(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${rounded(x)} ${rounded(y)}`).join("");
}
