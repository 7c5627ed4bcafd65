/** Follows a finger over the grid and tells which edges it drew. */
import { edgeMiddle, type GridPoint, nearestEdge } from "./grid";

/** How near the middle of an edge a finger must pass: past a corner it overshoots by less, and leaves no stray end. */
const reach = 0.3;
/** Between two looks along the way: a fast finger is heard of once in half an edge. */
const stride = 0.1;

/**
 * Returns the edges whose middle a straight way passes, in its order.
 *
 * @param from in units of the distance between two points, as for `nearestEdge`.
 */
export function edgesAlong(from: GridPoint, to: GridPoint): number[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const samples = Math.max(1, Math.ceil(length / stride));
  const edges = new Set<number>();
  for (let sample = 0; sample <= samples; sample++) {
    const x = from.x + ((to.x - from.x) * sample) / samples;
    const y = from.y + ((to.y - from.y) * sample) / samples;
    const edge = nearestEdge(x, y);
    const middle = edgeMiddle(edge);
    if (Math.hypot(middle.x - x, middle.y - y) <= reach) edges.add(edge);
  }
  return [...edges];
}
