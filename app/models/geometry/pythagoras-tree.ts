/**
 * Pythagoras' tree on any triangle. Each square carries the triangle, and on its two short sides the next squares. With a
 * right angle all generations have the area of the first square (Bosman, 1942); with another angle they do not.
 */

type Corner = readonly [x: number, y: number];

/** Corners of a square: both of its lower side, then both of its upper side. Y is upright. */
export type SquareOfTree = readonly [Corner, Corner, Corner, Corner];

export interface TreeGeneration {
  squares: readonly SquareOfTree[];
  /** The triangle on each square: the two ends of its base, then its third corner. */
  triangles: readonly (readonly [Corner, Corner, Corner])[];
}

/** Returns the square on the left side of the way from one point to another. */
const squareOn = ([ax, ay]: Corner, [bx, by]: Corner): SquareOfTree => {
  const [dx, dy] = [bx - ax, by - ay];
  return [
    [ax, ay],
    [bx, by],
    [bx - dy, by + dx],
    [ax - dy, ay + dx],
  ];
};

/** Squares with a shorter side, in sides of the first one, are left out: they would be dots. */
const leastSide = 0.006;

const sideOf = ([[ax, ay], [bx, by]]: SquareOfTree) => Math.hypot(bx - ax, by - ay);

/**
 * Returns the tree, generation by generation. Its first square is 1 wide and stands on the origin.
 *
 * @param corner of the triangle over the first square's upper side, which reaches from (0, 0) to (1, 0) for it
 */
export function treeOver([u, v]: Corner, generations: number): TreeGeneration[] {
  const apexOver = ([, , [rightX, rightY], [leftX, leftY]]: SquareOfTree): Corner => {
    const [dx, dy] = [rightX - leftX, rightY - leftY];
    return [leftX + u * dx - v * dy, leftY + u * dy + v * dx];
  };
  const grow = (squares: readonly SquareOfTree[], left: number): TreeGeneration[] => {
    if (left === 0 || squares.length === 0) return [];
    const triangles = squares.map((square): [Corner, Corner, Corner] => [square[3], square[2], apexOver(square)]);
    const next = triangles
      .flatMap(([start, end, apex]) => [squareOn(start, apex), squareOn(apex, end)])
      .filter((square) => sideOf(square) >= leastSide);
    return [{ squares, triangles }, ...grow(next, left - 1)];
  };
  return grow([squareOn([0, 0], [1, 0])], generations);
}
