/**
 * Places a series loop's components round a rectangle, clockwise from its lower left corner. Lengths are in pixels of
 * the screen, so that labels keep their size on every screen.
 */
import { clamp } from "../../../play/clamp";
import type { Arrow } from "../parts/arrow-keys";

export type LoopSide = "left" | "top" | "right" | "bottom";

/** Order of the sides along the loop. */
const sides: readonly LoopSide[] = ["left", "top", "right", "bottom"];

export interface LoopPosition {
  x: number;
  y: number;
  side: LoopSide;
  /** Rotation in degrees of a symbol that is drawn from left to right. */
  turn: 0 | 90 | 180 | -90;
}

export interface LoopLayout {
  width: number;
  height: number;
  /** Scale of the symbols. */
  scale: number;
  corners: { left: number; top: number; right: number; bottom: number };
  places: LoopPosition[];
  /** The loop as an SVG path, in the order of the components, and its length. */
  path: string;
  length: number;
}

const turns: Record<LoopSide, LoopPosition["turn"]> = { left: -90, top: 0, right: 90, bottom: 180 };

/** Size of the board at scale 1, and the limits of the scale. At the smallest a symbol is 35 px wide. */
const usual = { width: 300, height: 254 };
const scales = { least: 0.72, most: 1.6, step: 0.04 };
/** Free pixels at scale 1 at the ends of both vertical sides. Labels above and below use them. */
const cornerRoom = 24;

/**
 * Computes the loop's layout for a size. It prefers smaller symbols to a taller board, which would not fit the window.
 */
export function layOutLoop(size: { width: number; height: number }, count: number): LoopLayout {
  const fitting = Math.min(scales.most, size.height / usual.height, size.width / usual.width);
  for (let scale = Math.max(scales.least, fitting); ; scale = Math.max(scales.least, scale - scales.step)) {
    const layout = layOutAt(scale, size, count);
    if (layout.height <= size.height || scale === scales.least) return layout;
  }
}

function layOutAt(scale: number, size: { width: number; height: number }, count: number): LoopLayout {
  const { width } = size;
  const margin = { x: 42 * scale, y: 52 * scale };
  const columns = Math.max(2, Math.floor((width - 2 * margin.x) / (104 * scale)));
  const perSide = divideAmongSides(count, columns);
  const rows = Math.max(1, perSide.left, perSide.right);
  const room = rows === 1 ? 0 : cornerRoom * scale;
  const innerHeight = Math.max(size.height - 2 * margin.y, rows * 88 * scale + 2 * room);
  const corners = { left: margin.x, top: margin.y, right: width - margin.x, bottom: margin.y + innerHeight };
  const { left, top, right, bottom } = corners;
  const along = (from: number, to: number, k: number, n: number) => from + ((to - from) * (k + 0.5)) / n;
  const pointOn: Record<LoopSide, (k: number, n: number) => { x: number; y: number }> = {
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
      Array.from({ length: perSide[side] }, (_, k) => ({
        ...pointOn[side](k, perSide[side]),
        side,
        turn: turns[side],
      })),
    ),
    path: `M${left} ${bottom}V${top}H${right}V${bottom}Z`,
    length: 2 * (right - left + bottom - top),
  };
}

/**
 * Divides the components among the sides. Each side gets one; then top and bottom are filled, and the rest goes left
 * and right.
 */
export function divideAmongSides(count: number, columns: number): Record<LoopSide, number> {
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

/** Steps along the loop for each arrow key on each side. Keys across the wire go back and forth as in reading. */
const steps: Record<LoopSide, Record<Arrow, 1 | -1>> = {
  left: { ArrowUp: 1, ArrowDown: -1, ArrowLeft: -1, ArrowRight: 1 },
  top: { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 },
  right: { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 },
  bottom: { ArrowLeft: 1, ArrowRight: -1, ArrowUp: -1, ArrowDown: 1 },
};

/** Returns the place that an arrow key leads to. The last place is followed by the first. */
export function placeTowards(places: readonly LoopPosition[], from: number, arrow: Arrow): number {
  const { side } = places[from] as LoopPosition;
  return (from + steps[side][arrow] + places.length) % places.length;
}

/**
 * Returns the place on the board for a point. It is that of the component under it, else between its neighbours; far
 * from the wire it is the last one.
 *
 * @param moved place of the component that is dragged; `null` for a new one
 */
export function placeAt(layout: LoopLayout, point: { x: number; y: number }, moved: number | null): number {
  const { places, scale } = layout;
  const under = places.findIndex(({ x, y }) => Math.hypot(point.x - x, point.y - y) < 40 * scale);
  if (under !== -1) return under;
  const here = nearestOnLoop(layout, point);
  const others = places.filter((_, k) => k !== moved);
  if (here.off > 48 * scale) return others.length;
  return others.filter((place) => nearestOnLoop(layout, place).along < here.along).length;
}

/**
 * Finds the loop's nearest point. It returns the distance along the wire, from the lower left corner, and off the wire.
 */
function nearestOnLoop({ corners: { left, top, right, bottom } }: LoopLayout, { x, y }: { x: number; y: number }) {
  const [w, h] = [right - left, bottom - top];
  const across = clamp(x - left, 0, w);
  const up = clamp(bottom - y, 0, h);
  const ways = [
    { off: Math.hypot(x - left, bottom - y - up), along: up },
    { off: Math.hypot(x - left - across, y - top), along: h + across },
    { off: Math.hypot(x - right, bottom - y - up), along: h + w + (h - up) },
    { off: Math.hypot(x - left - across, y - bottom), along: h + w + h + (w - across) },
  ];
  return ways.reduce((nearest, way) => (way.off < nearest.off ? way : nearest));
}
