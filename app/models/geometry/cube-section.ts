/**
 * A cube of 10 cm and the plane that cuts it. The plane's normal leans from the vertical towards one corner of the top;
 * its distance is measured from the cube's middle. The part below the plane is a convex solid, so its corners, edges
 * and faces obey Euler's V − E + F = 2 (1758; for the cube 8 − 12 + 6).
 */
import { toRadians } from "../../play/angle";
import type { Point3 } from "./point3";

/** Length of the cube's edge, in cm. */
export const edge = 10;

const half = edge / 2;

/** The cube's corners, in cm from its middle. Corner i has z above where i & 4, y where i & 2, x where i & 1. */
export const corners: readonly Point3[] = Array.from({ length: 8 }, (_, i) => [
  i & 1 ? half : -half,
  i & 2 ? half : -half,
  i & 4 ? half : -half,
]);

/** The twelve edges, as numbers of two corners. */
export const edges: readonly (readonly [number, number])[] = corners.flatMap((_, i) =>
  [1, 2, 4].filter((bit) => !(i & bit)).map((bit) => [i, i | bit] as const),
);

/** The six faces as the numbers of their corners. */
const faces = [1, 2, 4].flatMap((bit) =>
  [0, bit].map((side) => corners.map((_, i) => i).filter((i) => (i & bit) === side)),
);

/** Returns the plane's unit normal. @param tilt from the vertical, in degrees */
export function normalOf(tilt: number): Point3 {
  const radians = toRadians(tilt);
  const aside = Math.sin(radians) / Math.SQRT2;
  return [aside, aside, Math.cos(radians)];
}

export interface CubeSection {
  /** Corners of the section in their order round it. There are none where the plane misses the cube. */
  polygon: readonly Point3[];
  /** Position of each corner of the cube. 1 is above the plane, 0 on it, −1 below it. */
  sides: readonly (-1 | 0 | 1)[];
  /** Corners, edges and faces of the part below. */
  below: { corners: number; edges: number; faces: number };
}

const dot = (a: Point3, b: Point3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Cuts the cube. @param tilt of the plane's normal, in degrees @param distance of the plane from the middle, in cm */
export function cutCube(tilt: number, distance: number): CubeSection {
  const normal = normalOf(tilt);
  const heights = corners.map((corner) => {
    const height = dot(normal, corner) - distance;
    // A tolerance puts a corner on the plane in spite of rounding.
    return Math.abs(height) < 1e-9 ? 0 : height;
  });
  const sides = heights.map((height) => Math.sign(height) as -1 | 0 | 1);
  const crossings = edges.flatMap(([i, j]): Point3[] => {
    const [from, to] = [heights[i] as number, heights[j] as number];
    return from * to < 0 ? [between(corners[i] as Point3, corners[j] as Point3, from / (from - to))] : [];
  });
  const polygon = inOrder([...crossings, ...corners.filter((_, i) => sides[i] === 0)], tilt);
  const isBelow = (i: number) => sides[i] === -1;
  const cut = polygon.length > 2;
  return {
    polygon: cut ? polygon : [],
    sides,
    below: {
      corners: corners.filter((_, i) => isBelow(i)).length + polygon.length,
      edges: edges.filter(([i, j]) => isBelow(i) || isBelow(j)).length + (cut ? polygon.length : 0),
      faces: faces.filter((face) => face.some(isBelow)).length + (cut ? 1 : 0),
    },
  };
}

const between = (a: Point3, b: Point3, share: number): Point3 => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** Sorts points of the plane by their angle round their middle. */
function inOrder(points: readonly Point3[], tilt: number): Point3[] {
  const normal = normalOf(tilt);
  const across: Point3 = [Math.SQRT1_2, -Math.SQRT1_2, 0];
  const along: Point3 = [-normal[2] * Math.SQRT1_2, -normal[2] * Math.SQRT1_2, Math.SQRT2 * normal[0]];
  const middle: Point3 = [0, 1, 2].map(
    (axis) => points.reduce((sum, point) => sum + (point[axis] as number), 0) / points.length,
  ) as unknown as Point3;
  const angle = (point: Point3) => {
    const from: Point3 = [point[0] - middle[0], point[1] - middle[1], point[2] - middle[2]];
    return Math.atan2(dot(from, along), dot(from, across));
  };
  return [...points].sort((a, b) => angle(a) - angle(b));
}
