/**
 * The laboratory's grid: points in six columns and five rows. An edge between two neighbours holds one component. Edges
 * are numbered: first the horizontal ones, row by row, then the vertical ones.
 */
import type { Arrow } from "../../parts/arrow-keys";

export const columns = 6;
export const rows = 5;

const lying = rows * (columns - 1);
export const edgeCount = lying + (rows - 1) * columns;

export interface GridPoint {
  x: number;
  y: number;
}

/** Returns the ends of an edge: from left to right, from top to bottom. */
export function edgeEnds(edge: number): { from: GridPoint; to: GridPoint; upright: boolean } {
  if (edge < lying) {
    const from = { x: edge % (columns - 1), y: Math.floor(edge / (columns - 1)) };
    return { from, to: { x: from.x + 1, y: from.y }, upright: false };
  }
  const from = { x: (edge - lying) % columns, y: Math.floor((edge - lying) / columns) };
  return { from, to: { x: from.x, y: from.y + 1 }, upright: true };
}

/** Returns the edge between two neighbouring points, in either order. `null` if they are no neighbours on the board. */
export function edgeBetween(a: GridPoint, b: GridPoint): number | null {
  const from = { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y) };
  const inside = from.x >= 0 && from.y >= 0 && Math.max(a.x, b.x) < columns && Math.max(a.y, b.y) < rows;
  if (!inside || Math.abs(a.x - b.x) + Math.abs(a.y - b.y) !== 1) return null;
  return a.y === b.y ? from.y * (columns - 1) + from.x : lying + from.y * columns + from.x;
}

/** Returns the name of a point for the solver. */
export const nodeName = ({ x, y }: GridPoint) => `${x},${y}`;

/**
 * Returns the edge whose middle is nearest to a point of the board.
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
 * Returns the edge that an arrow key leads to. Left and right stay in the row; up and down alternate between horizontal
 * and vertical edges, so that every edge can be reached and the opposite arrow leads back.
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
