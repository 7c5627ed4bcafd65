/**
 * The markers of the cards that a class holds up: squares of five by five cells in a black border, one a number of the
 * register. The side that is up is the answer.
 *
 * They are markers 1 to 36 of the dictionary ARUCO_MIP_25h7 (ArUco 3.1.12, Rafael Muñoz Salinas, 2017, BSD licence): any
 * two, however turned, differ in seven cells at least, so that two misread cells still tell the card.
 */

/** Cards that are printed, from 1: eighteen sheets of two. */
export const cardCount = 36;

export const cardLetters = ["A", "B", "C", "D"] as const;
export type CardLetter = (typeof cardLetters)[number];

/** Cells on a side of a marker without its border. */
const cellsOfSide = 5;
const cells = cellsOfSide ** 2;
/** Cells on a side with the border. */
export const markerSide = cellsOfSide + 2;

/** 25 bits a marker from number 1 on, row by row from the top left. A set bit is white. */
const markers = [
  0x141b6e9, 0x1780e66, 0x1a86ad8, 0x1146916, 0x14ebcb6, 0x1a1893c, 0xd79525, 0xf8db53, 0x1b5928, 0x127bf52, 0x1cb3a02,
  0x145ed8c, 0x3970ef, 0xc8934c, 0x5baded, 0x53c9da, 0x1991f79, 0x1d40a4d, 0x1631993, 0x74d97c, 0x62c8a5, 0x1a6ce96,
  0x1c71456, 0x18d8df2, 0xe290fa, 0x494061, 0xedc6cd, 0x12bd8f0, 0x1a5d254, 0x172eb3a, 0x9d6e92, 0x10a2172, 0x1bd085a,
  0x186e528, 0xb4af45, 0x55a5b2,
];

/** @returns the bits of a card's marker @param number from 1 to `cardCount` */
export const markerBits = (number: number): number => markers[number - 1] as number;

/** Returns the same cells after a quarter turn of the marker, clockwise. */
export function turnedBits(bits: number): number {
  let turned = 0;
  for (let row = 0; row < cellsOfSide; row++) {
    for (let column = 0; column < cellsOfSide; column++) {
      const from = (cellsOfSide - 1 - column) * cellsOfSide + row;
      turned = (turned << 1) | ((bits >> (cells - 1 - from)) & 1);
    }
  }
  return turned;
}

/** Cells that may be misread. Of seven by which markers differ, that leaves no doubt. */
const mostMisread = 2;

/** Returns the number of cells in which two markers differ. */
export function differingCells(a: number, b: number): number {
  let count = 0;
  for (let rest = a ^ b; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/**
 * Finds the card of read cells. @returns its number, and by how many quarter turns, clockwise, it is turned; null if it
 * is none
 */
export function cardOfBits(read: number): { number: number; turns: number } | null {
  for (const [index, marker] of markers.entries()) {
    let turned = marker;
    for (let turns = 0; turns < 4; turns++) {
      if (differingCells(turned, read) <= mostMisread) return { number: index + 1, turns };
      turned = turnedBits(turned);
    }
  }
  return null;
}

/** Returns the path of a marker's white cells, a cell a unit, from the corner of its border. */
export function markerPath(number: number): string {
  const bits = markerBits(number);
  const isWhite = (row: number, column: number) =>
    column < cellsOfSide && ((bits >> (cells - 1 - row * cellsOfSide - column)) & 1) === 1;
  let path = "";
  for (let row = 0; row < cellsOfSide; row++) {
    for (let column = 0; column < cellsOfSide; column++) {
      if (!isWhite(row, column)) continue;
      const from = column;
      while (isWhite(row, column + 1)) column++;
      const width = column - from + 1;
      path += `M${from + 1} ${row + 1}h${width}v1h-${width}z`;
    }
  }
  return path;
}
