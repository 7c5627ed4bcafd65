/**
 * The laboratory's board: points in six columns and five rows, and between neighbours an edge that holds one component.
 * Edges are numbered: first those that lie, row by row, then those that stand.
 */
import type { Arrow } from "../parts/arrow-keys";

export const columns = 6;
export const rows = 5;

const lying = rows * (columns - 1);
export const edgeCount = lying + (rows - 1) * columns;

export interface GridPoint {
  x: number;
  y: number;
}

/** The ends of an edge: from left to right, from top to bottom. */
export function edgeEnds(edge: number): { from: GridPoint; to: GridPoint; upright: boolean } {
  if (edge < lying) {
    const from = { x: edge % (columns - 1), y: Math.floor(edge / (columns - 1)) };
    return { from, to: { x: from.x + 1, y: from.y }, upright: false };
  }
  const from = { x: (edge - lying) % columns, y: Math.floor((edge - lying) / columns) };
  return { from, to: { x: from.x, y: from.y + 1 }, upright: true };
}

/** The edge between two neighbouring points, in either order. Nothing where they are no neighbours on the board. */
export function edgeBetween(a: GridPoint, b: GridPoint): number | null {
  const from = { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y) };
  const inside = from.x >= 0 && from.y >= 0 && Math.max(a.x, b.x) < columns && Math.max(a.y, b.y) < rows;
  if (!inside || Math.abs(a.x - b.x) + Math.abs(a.y - b.y) !== 1) return null;
  return a.y === b.y ? from.y * (columns - 1) + from.x : lying + from.y * columns + from.x;
}

/** The name of a point for the solver. */
export const nodeName = ({ x, y }: GridPoint) => `${x},${y}`;

/**
 * The edge whose middle is nearest to a place on the board.
 *
 * @param x in units of the distance between two points, from the first column; @param y the same from the first row.
 */
export function nearestEdge(x: number, y: number): number {
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let edge = 0; edge < edgeCount; edge++) {
    const middle = edgeMiddle(edge);
    const distance = Math.abs(middle.x - x) + Math.abs(middle.y - y);
    if (distance < least) [nearest, least] = [edge, distance];
  }
  return nearest;
}

export function edgeMiddle(edge: number): GridPoint {
  const { from, to } = edgeEnds(edge);
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

/**
 * The edge that an arrow leads to. Left and right stay in the row; up and down change between lying and standing edges,
 * so that every edge is reached and the way back is the opposite arrow.
 */
export function edgeTowards(edge: number, arrow: Arrow): number {
  const { from, upright } = edgeEnds(edge);
  const right = { x: from.x + 1, y: from.y };
  const below = { x: from.x, y: from.y + 1 };
  const above = { x: from.x, y: from.y - 1 };
  const target = ((): number | null => {
    switch (arrow) {
      case "ArrowLeft":
        return upright
          ? edgeBetween({ x: from.x - 1, y: from.y }, { x: from.x - 1, y: from.y + 1 })
          : edgeBetween({ x: from.x - 1, y: from.y }, from);
      case "ArrowRight":
        return upright
          ? edgeBetween(right, { x: from.x + 1, y: from.y + 1 })
          : edgeBetween(right, { x: from.x + 2, y: from.y });
      case "ArrowDown":
        return upright
          ? (edgeBetween(below, { x: from.x + 1, y: from.y + 1 }) ??
              edgeBetween({ x: from.x - 1, y: from.y + 1 }, below))
          : edgeBetween(from, below);
      case "ArrowUp":
        return upright
          ? (edgeBetween(from, right) ?? edgeBetween({ x: from.x - 1, y: from.y }, from))
          : edgeBetween(above, from);
    }
  })();
  return target ?? edge;
}
