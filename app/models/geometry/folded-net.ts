/**
 * Nets of three regular solids, folded by one share of the way: each face turns about the edge that it has in common with
 * the face before it, up to 180° less the angle between two faces of the solid. A flat or half folded net is one piece
 * without a hole, so corners − edges + faces = 1; closed it is a solid, and Euler's sum is 2 (Euler 1758; the nets after
 * A. Dürer, Underweysung der Messung IV, 1525).
 */

/** A point of space, with the edge of a face as 1; z is upright. */
export type Place = readonly [x: number, y: number, z: number];

/** A side of a face, by the numbers of both. */
export type Side = readonly [face: number, side: number];

export interface Solid {
  /** Sides of each face. */
  sides: number;
  /** By how many degrees a face turns until the solid is closed. */
  turn: number;
  /** Of each face but the first: the side on which it hangs. Its own side 0 is the same edge. */
  hangs: readonly Side[];
}

/** Degrees of an angle by its cosine. */
const angleOf = (cosine: number) => (Math.acos(cosine) * 180) / Math.PI;

export const cube: Solid = {
  sides: 4,
  turn: 90,
  hangs: [...[0, 1, 2, 3].map((side): Side => [0, side]), [2, 2]],
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
    ...[0, 1, 2, 3, 4].map((side): Side => [0, side]),
    [2, 2],
    [6, 3],
    ...[1, 2, 3, 4].map((side): Side => [7, side]),
  ],
};

export interface Face {
  /** Corners counterclockwise, seen from within. */
  corners: readonly Place[];
  /** Of length 1, into the solid. */
  inwards: Place;
}

const sum = (a: Place, b: Place): Place => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const times = (a: Place, factor: number): Place => [a[0] * factor, a[1] * factor, a[2] * factor];
const minus = (a: Place, b: Place): Place => sum(a, times(b, -1));
const cross = ([a, b, c]: Place, [d, e, f]: Place): Place => [b * f - c * e, c * d - a * f, a * e - b * d];

/** A regular face from one corner on, along its first side and away from it. */
function faceFrom(corner: Place, along: Place, away: Place, sides: number): Face {
  const corners = [corner];
  for (let side = 0; side < sides - 1; side++) {
    const radians = (2 * Math.PI * side) / sides;
    const step = sum(times(along, Math.cos(radians)), times(away, Math.sin(radians)));
    corners.push(sum(corners[side] as Place, step));
  }
  return { corners, inwards: cross(along, away) };
}

/** Folds a net. @param share of the way, 0 flat and 1 closed @returns the faces, the first on the ground */
export function foldedNet({ sides, turn, hangs }: Solid, share: number): readonly Face[] {
  const radians = (turn * share * Math.PI) / 180;
  const faces = [faceFrom([-0.5, -0.5, 0], [1, 0, 0], [0, 1, 0], sides)];
  for (const [parent, side] of hangs) {
    const { corners, inwards } = faces[parent] as Face;
    const [from, to] = [corners[side] as Place, corners[(side + 1) % sides] as Place];
    const along = minus(from, to);
    const outwards = cross(inwards, along);
    faces.push(faceFrom(to, along, sum(times(outwards, Math.cos(radians)), times(inwards, Math.sin(radians))), sides));
  }
  return faces;
}

/** The two ends of a side. */
export function endsOf(faces: readonly Face[], [face, side]: Side): readonly [Place, Place] {
  const { corners } = faces[face] as Face;
  return [corners[side] as Place, corners[(side + 1) % corners.length] as Place];
}

/** A point written so that two which coincide are written alike. */
const written = (place: Place) => place.map((part) => Math.round(part * 1000) + 0).join();
const writtenEdge = (ends: readonly [Place, Place]) => ends.map(written).sort().join(" ");

/** Whether two sides lie on one another. */
export const isGlued = (faces: readonly Face[], one: Side, other: Side): boolean =>
  writtenEdge(endsOf(faces, one)) === writtenEdge(endsOf(faces, other));

/** Counts the corners, edges and faces: what lies on one another counts once. */
export function countsOf(faces: readonly Face[]): { corners: number; edges: number; faces: number } {
  const edges = faces.flatMap(({ corners }, face) =>
    corners.map((_, side) => writtenEdge(endsOf(faces, [face, side]))),
  );
  return {
    corners: new Set(faces.flatMap(({ corners }) => corners.map(written))).size,
    edges: new Set(edges).size,
    faces: faces.length,
  };
}
