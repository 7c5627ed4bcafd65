/**
 * Places the components of a series loop round a rectangle, clockwise from the lower left corner. Lengths in pixels of
 * the screen, so that letters keep their size on every screen.
 */
import type { Arrow } from "../parts/arrow-keys";

export type Side = "left" | "top" | "right" | "bottom";

/** The order of the sides along the loop. */
const sides: readonly Side[] = ["left", "top", "right", "bottom"];

export interface Place {
  x: number;
  y: number;
  side: Side;
  /** Degrees by which a symbol drawn from left to right is turned. */
  turn: 0 | 90 | 180 | -90;
}

export interface LoopLayout {
  width: number;
  height: number;
  /** How much larger than on a phone the symbols are drawn. */
  scale: number;
  corners: { left: number; top: number; right: number; bottom: number };
  places: Place[];
  /** The loop as a path, in the order of the components, and its length. */
  path: string;
  length: number;
}

const turns: Record<Side, Place["turn"]> = { left: -90, top: 0, right: 90, bottom: 180 };

/** The width from which symbols are drawn larger: 1 on a phone, 1.6 on a desk. */
const wideBoard = 560;
const wideScale = 1.6;
/** Pixels at scale 1 that the flanks leave free at either end, for the labels of top and bottom. */
const cornerRoom = 24;

/** @param width of the board in pixels. */
export function layOutLoop(width: number, count: number): LoopLayout {
  const scale = width >= wideBoard ? wideScale : 1;
  const margin = { x: 42 * scale, y: 52 * scale };
  const columns = Math.max(2, Math.floor((width - 2 * margin.x) / (104 * scale)));
  const perSide = divideAmongSides(count, columns);
  const rows = Math.max(1, perSide.left, perSide.right);
  const room = cornerRoom * scale;
  const innerHeight = Math.max(150 * scale, rows * 88 * scale + 2 * room);
  const corners = { left: margin.x, top: margin.y, right: width - margin.x, bottom: margin.y + innerHeight };
  const { left, top, right, bottom } = corners;
  const along = (from: number, to: number, k: number, n: number) => from + ((to - from) * (k + 0.5)) / n;
  const at: Record<Side, (k: number, n: number) => { x: number; y: number }> = {
    left: (k, n) => ({ x: left, y: along(bottom - room, top + room, k, n) }),
    top: (k, n) => ({ x: along(left, right, k, n), y: top }),
    right: (k, n) => ({ x: right, y: along(top + room, bottom - room, k, n) }),
    bottom: (k, n) => ({ x: along(right, left, k, n), y: bottom }),
  };
  return {
    width,
    height: bottom + margin.y,
    scale,
    corners,
    places: sides.flatMap((side) =>
      Array.from({ length: perSide[side] }, (_, k) => ({ ...at[side](k, perSide[side]), side, turn: turns[side] })),
    ),
    path: `M${left} ${bottom}V${top}H${right}V${bottom}Z`,
    length: 2 * (right - left + bottom - top),
  };
}

/** Divides the components among the sides: one each, then top and bottom fill up, and the rest goes to the flanks. */
export function divideAmongSides(count: number, columns: number): Record<Side, number> {
  const perSide = { left: 0, top: 0, right: 0, bottom: 0 };
  for (let k = 0; k < count; k++) {
    const emptiest = (["left", "right", "top", "bottom"] as const).find((side) => perSide[side] === 0);
    const wider = (["top", "bottom"] as const).find(
      (side) => perSide[side] < columns && perSide[side] <= perSide.bottom,
    );
    const taller = perSide.left <= perSide.right ? "left" : "right";
    perSide[emptiest ?? wider ?? taller]++;
  }
  return perSide;
}

/** Steps along the loop that each arrow means on each side; across the wire, back and forth as in reading. */
const steps: Record<Side, Record<Arrow, 1 | -1>> = {
  left: { ArrowUp: 1, ArrowDown: -1, ArrowLeft: -1, ArrowRight: 1 },
  top: { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 },
  right: { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 },
  bottom: { ArrowLeft: 1, ArrowRight: -1, ArrowUp: -1, ArrowDown: 1 },
};

/** Returns the place that an arrow leads to from a place; the loop has no end. */
export function placeTowards(places: readonly Place[], from: number, arrow: Arrow): number {
  const { side } = places[from] as Place;
  return (from + steps[side][arrow] + places.length) % places.length;
}
