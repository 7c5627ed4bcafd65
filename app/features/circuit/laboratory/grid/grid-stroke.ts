/** Finds the edges that a finger draws over on the grid. */
import { edgeMiddle, type GridPoint, nearestEdge } from "./grid";

/**
 * Greatest distance between finger and the middle of an edge. At a corner a finger overshoots by less, so no stray wire
 * is drawn.
 */
const reach = 0.3;
/** Distance between two samples on the way. A fast finger reports only once per half an edge. */
const stride = 0.1;

/**
 * Lists the edges whose middle a straight line passes, in its order.
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
