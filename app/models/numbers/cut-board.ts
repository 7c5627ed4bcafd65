/**
 * A chessboard without two cells, and dominoes on it. A closed path through all 64 cells changes colour at every step;
 * two cells cut out of it leave two pieces, and dominoes along each piece cover it, except one cell of a piece with an
 * odd number. Pieces are odd exactly when both cut cells have the same colour (R. E. Gomory's proof, in
 * R. Honsberger, Mathematical Gems I, MAA, 1973).
 */

/** Cells on a side. */
export const side = 8;

/** A cell: its column and row, from 0. */
export type BoardCell = readonly [column: number, row: number];

/** Tells whether the cell has the colour of the corner (0, 0). */
export const hasCornerColour = ([column, row]: BoardCell) => (column + row) % 2 === 0;

/** The closed path. It goes down the first column, to and fro through the rest row by row, back along the top. */
export const way: readonly BoardCell[] = [
  ...Array.from({ length: side }, (_, row): BoardCell => [0, row]),
  ...Array.from({ length: side - 1 }, (_, back) => side - 1 - back).flatMap((row, place) =>
    Array.from({ length: side - 1 }, (_, i): BoardCell => [place % 2 === 0 ? i + 1 : side - 1 - i, row]),
  ),
  ...Array.from({ length: side - 1 }, (_, i): BoardCell => [side - 1 - i, 0]),
];

const same = ([a, b]: BoardCell, [c, d]: BoardCell) => a === c && b === d;

export interface Covering {
  dominoes: readonly (readonly [BoardCell, BoardCell])[];
  /** Cells that no domino covers. */
  bare: readonly BoardCell[];
}

/** Returns the dominoes along the path on a board without these two different cells. */
export function covering(first: BoardCell, second: BoardCell): Covering {
  const from = way.findIndex((cell) => same(cell, first));
  const turned = [...way.slice(from + 1), ...way.slice(0, from)];
  const cut = turned.findIndex((cell) => same(cell, second));
  const pieces = [turned.slice(0, cut), turned.slice(cut + 1)];
  const dominoes: [BoardCell, BoardCell][] = [];
  const bare: BoardCell[] = [];
  for (const piece of pieces) {
    for (let i = 0; i + 1 < piece.length; i += 2) dominoes.push([piece[i] as BoardCell, piece[i + 1] as BoardCell]);
    if (piece.length % 2 === 1) bare.push(piece.at(-1) as BoardCell);
  }
  return { dominoes, bare };
}
