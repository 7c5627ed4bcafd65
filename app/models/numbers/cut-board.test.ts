import { describe, expect, test } from "vitest";
import { type BoardCell, covering, hasCornerColour, way } from "./cut-board";

const corner: BoardCell = [0, 0];
const others = () => way.filter(([column, row]) => column + row > 0);
const adjacent = ([a, b]: BoardCell, [c, d]: BoardCell) => Math.abs(a - c) + Math.abs(b - d) === 1;

describe("a board without two cells", () => {
  test("has a closed way through 64 different cells, each beside the next", () => {
    expect(new Set(way.map(String)).size).toBe(64);
    for (const [place, cell] of way.entries()) expect(adjacent(cell, way[(place + 1) % 64] as BoardCell)).toBe(true);
  });

  test("changes colour at every step of the way, and has 32 cells of either colour", () => {
    for (const [place, cell] of way.entries())
      expect(hasCornerColour(cell)).not.toBe(hasCornerColour(way[(place + 1) % 64] as BoardCell));
    expect(way.filter(hasCornerColour)).toHaveLength(32);
    expect([corner, [7, 7] as const, [5, 3] as const].every(hasCornerColour)).toBe(true);
  });

  test("without two opposite corners holds 30 dominoes and two bare cells of the other colour", () => {
    const { dominoes, bare } = covering(corner, [7, 7]);
    expect(dominoes).toHaveLength(30);
    expect(bare.map(hasCornerColour)).toEqual([false, false]);
  });

  test("without the corner and its neighbour, or the cell (7, 4), holds 31 dominoes", () => {
    expect(covering(corner, [0, 1]).dominoes).toHaveLength(31);
    expect(covering(corner, [7, 4]).dominoes).toHaveLength(31);
  });

  test("is covered exactly when the cells differ in colour: all 32 of the other colour, none of 31", () => {
    const covered = others().filter((cell) => covering(corner, cell).bare.length === 0);
    expect(covered).toHaveLength(32);
    expect(covered.every((cell) => !hasCornerColour(cell))).toBe(true);
  });

  test("has dominoes on neighbouring cells only, none twice and none on a cut cell", () => {
    for (const cell of others()) {
      const { dominoes, bare } = covering(corner, cell);
      expect(dominoes.every(([a, b]) => adjacent(a, b))).toBe(true);
      const used = [...dominoes.flat(), ...bare, corner, cell].map(String);
      expect(new Set(used).size).toBe(64);
      expect(used).toHaveLength(64);
    }
  });
});
