/**
 * Four equal right-angled triangles in a square of side a + b. In its corners they leave the square of the hypotenuse
 * empty; moved into two rectangles they leave the squares of both legs (the Zhou bi suan jing's figure; Euclid's I.47
 * without a sum). They slide in straight lines, one after the other, so that none ever overlaps another.
 */

import { clamp } from "../../play/clamp";

/** Side of the large square, in cm: both legs together. */
export const sum = 14;

/** A point, in cm from the lower left corner of the large square. Y is upright. */
export type Spot = readonly [x: number, y: number];
export type RightTriangle = readonly [corner: Spot, one: Spot, other: Spot];

/** Returns the completed part of a step, of three that follow one another. @param slid from 0 to 1 */
const stepDone = (step: number, slid: number) => clamp(3 * slid - step, 0, 1);

const moved = (triangle: RightTriangle, [right, up]: Spot): RightTriangle =>
  triangle.map(([x, y]) => [x + right, y + up]) as unknown as RightTriangle;

/** Returns the triangles during the move. @param b the upright leg of the first, in cm @param slid from 0 to 1 */
export function trianglesAt(b: number, slid: number): readonly RightTriangle[] {
  const a = sum - b;
  const [across, up, right] = [0, 1, 2].map((step) => stepDone(step, slid)) as [number, number, number];
  return [
    [
      [0, 0],
      [a, 0],
      [0, b],
    ], // stays
    moved(
      [
        [sum, 0],
        [sum, a],
        [a, 0],
      ],
      [0, b * up],
    ),
    moved(
      [
        [sum, sum],
        [b, sum],
        [sum, a],
      ],
      [-b * across, -a * across],
    ),
    moved(
      [
        [0, sum],
        [0, b],
        [b, sum],
      ],
      [a * right, 0],
    ),
  ];
}

/** Returns the area of a triangle, in cm². */
const areaOf = ([[x, y], [x1, y1], [x2, y2]]: RightTriangle): number =>
  Math.abs((x1 - x) * (y2 - y) - (x2 - x) * (y1 - y)) / 2;

/** Returns the area that the triangles leave empty, in cm². */
export const emptyArea = (b: number, slid: number): number =>
  sum * sum - trianglesAt(b, slid).reduce((covered, triangle) => covered + areaOf(triangle), 0);
