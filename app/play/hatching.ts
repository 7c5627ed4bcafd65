/** Hatching as path data: shadow and material drawn with parallel strokes. */
import { path } from "./svg-path";

type Corner = readonly [x: number, y: number];

/**
 * Fills a shape with parallel strokes.
 *
 * @param spacing between two strokes, in units of the picture
 * @param degrees direction of a stroke, clockwise from the right
 * @returns the `d` attribute of one path
 */
export function hatching(points: readonly Corner[], spacing: number, degrees: number): string {
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  /** Coordinates along a stroke, and across the strokes. */
  const turned = points.map(([x, y]): Corner => [x * cos + y * sin, y * cos - x * sin]);
  const across = turned.map(([, v]) => v);
  const strokes: string[] = [];
  for (let v = Math.min(...across) + spacing / 2; v < Math.max(...across); v += spacing) {
    const cuts = turned.flatMap(([u, from], i) => {
      const [next, to] = turned[(i + 1) % turned.length] as Corner;
      return from > v === to > v ? [] : [u + ((v - from) / (to - from)) * (next - u)];
    });
    cuts.sort((a, b) => a - b);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const ends = cuts.slice(i, i + 2).map((u): Corner => [u * cos - v * sin, u * sin + v * cos]);
      strokes.push(path(ends));
    }
  }
  return strokes.join("");
}
