/**
 * Nets of three regular solids, folded together. Each face turns about the edge that it shares with the face before it,
 * up to 180° less the angle between two faces of the solid. A flat or half folded net is one piece without a hole, so
 * corners − edges + faces = 1; closed it is a solid, and Euler's sum is 2 (Euler 1758; the nets after A. Dürer,
 * Underweysung der Messung IV, 1525).
 */

import type { Point3 } from "./point3";

/** A side of a face: the index of the face and of the side. */
export type FaceSide = readonly [face: number, side: number];

export interface Solid {
  /** Number of sides of each face. */
  sides: number;
  /** Angle by which a face turns until the solid is closed, in degrees. */
  turn: number;
  /** Joint of each face but the first. It is the side of another face to which its own side 0 is joined. */
  hangs: readonly FaceSide[];
}

/** Returns an angle in degrees from its cosine. */
const angleOf = (cosine: number) => (Math.acos(cosine) * 180) / Math.PI;

export const cube: Solid = {
  sides: 4,
  turn: 90,
  hangs: [...[0, 1, 2, 3].map((side): FaceSide => [0, side]), [2, 2]],
};

export const octahedron: Solid = {
  sides: 3,
  turn: angleOf(1 / 3),
  hangs: [
    [0, 1],
    [1, 1],
    [0, 2],
    [3, 2],
    [4, 1],
    [0, 0],
    [1, 2],
  ],
};

export const dodecahedron: Solid = {
  sides: 5,
  turn: angleOf(1 / Math.sqrt(5)),
  hangs: [
    ...[0, 1, 2, 3, 4].map((side): FaceSide => [0, side]),
    [2, 2],
    [6, 3],
    ...[1, 2, 3, 4].map((side): FaceSide => [7, side]),
  ],
};

export interface NetFace {
  /** Corners anticlockwise, seen from inside; the edge of a face has the length 1. */
  corners: readonly Point3[];
  /** Unit normal that points into the solid. */
  inwards: Point3;
}

const sum = (a: Point3, b: Point3): Point3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const times = (a: Point3, factor: number): Point3 => [a[0] * factor, a[1] * factor, a[2] * factor];
const minus = (a: Point3, b: Point3): Point3 => sum(a, times(b, -1));
const cross = ([a, b, c]: Point3, [d, e, f]: Point3): Point3 => [b * f - c * e, c * d - a * f, a * e - b * d];

/** Returns a regular face from one corner. The directions are that of its first side and that away from it. */
function faceFrom(corner: Point3, along: Point3, away: Point3, sides: number): NetFace {
  const corners = [corner];
  for (let side = 0; side < sides - 1; side++) {
    const radians = (2 * Math.PI * side) / sides;
    const step = sum(times(along, Math.cos(radians)), times(away, Math.sin(radians)));
    corners.push(sum(corners[side] as Point3, step));
  }
  return { corners, inwards: cross(along, away) };
}

/** Folds a net. @param share of the folding, 0 flat and 1 closed @returns the faces, the first on the ground */
export function foldedNet({ sides, turn, hangs }: Solid, share: number): readonly NetFace[] {
  const radians = (turn * share * Math.PI) / 180;
  const faces = [faceFrom([-0.5, -0.5, 0], [1, 0, 0], [0, 1, 0], sides)];
  for (const [parent, side] of hangs) {
    const { corners, inwards } = faces[parent] as NetFace;
    const [from, to] = [corners[side] as Point3, corners[(side + 1) % sides] as Point3];
    const along = minus(from, to);
    const outwards = cross(inwards, along);
    faces.push(faceFrom(to, along, sum(times(outwards, Math.cos(radians)), times(inwards, Math.sin(radians))), sides));
  }
  return faces;
}

/** Returns the two ends of a side. */
export function endsOf(faces: readonly NetFace[], [face, side]: FaceSide): readonly [Point3, Point3] {
  const { corners } = faces[face] as NetFace;
  return [corners[side] as Point3, corners[(side + 1) % corners.length] as Point3];
}

/** Writes a point as text, rounded so that coinciding points have the same text. */
const written = (place: Point3) => place.map((part) => Math.round(part * 1000) + 0).join();
const writtenEdge = (ends: readonly [Point3, Point3]) => ends.map(written).sort().join(" ");

/** Tells whether two sides coincide. */
export const isGlued = (faces: readonly NetFace[], one: FaceSide, other: FaceSide): boolean =>
  writtenEdge(endsOf(faces, one)) === writtenEdge(endsOf(faces, other));

/** Counts the corners, edges and faces; coinciding ones count once. */
export function countsOf(faces: readonly NetFace[]): { corners: number; edges: number; faces: number } {
  const edges = faces.flatMap(({ corners }, face) =>
    corners.map((_, side) => writtenEdge(endsOf(faces, [face, side]))),
  );
  return {
    corners: new Set(faces.flatMap(({ corners }) => corners.map(written))).size,
    edges: new Set(edges).size,
    faces: faces.length,
  };
}
