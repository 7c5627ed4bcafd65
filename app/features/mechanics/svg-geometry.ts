/** Scales, ticks, arrows and lines of the drawings, which are 500 units wide. Arrows are drawn to scale. */

import { rounded } from "../../play/svg-path";

export const pictureWidth = 500;

/** Linear scale. The value `origin` is drawn at `offset`, and each unit of the quantity is `factor` units long. */
export interface LinearScale {
  origin: number;
  offset: number;
  factor: number;
}

/** Maps a value to its coordinate, rounded to a hundredth. */
export function scaled({ origin: from, offset, factor: by }: LinearScale, value: number): number {
  return rounded(offset + (value - from) * by);
}

/** Lists the values from `from` to `to` in steps. */
export function ticks(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => rounded(from + index * step));
}

/**
 * Draws an arrow as an SVG path, empty below one unit. No force has no arrow. The head is never longer than the arrow,
 * so that a short arrow keeps its length.
 *
 * @param dx to the right @param dy downwards
 */
export function arrow(x: number, y: number, dx: number, dy: number, width = 5): string {
  const length = Math.hypot(dx, dy);
  if (length < 1) return "";
  const [ux, uy] = [dx / length, dy / length];
  const head = Math.min(3 * width, length);
  const [half, wing] = [width / 2, Math.min(1.5 * width, 0.75 * head)];
  const pointAt = (along: number, aside: number) =>
    `${rounded(x + ux * along - uy * aside)} ${rounded(y + uy * along + ux * aside)}`;
  const neck = length - head;
  const points = [
    pointAt(0, half),
    pointAt(neck, half),
    pointAt(neck, wing),
    pointAt(length, 0),
    pointAt(neck, -wing),
    pointAt(neck, -half),
  ];
  return `M${points.join("L")}L${pointAt(0, -half)}Z`;
}
