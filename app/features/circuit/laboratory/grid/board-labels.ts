/** Positions names and values on the board without overlap with each other or with symbols. */
import { columns, edgeEnds, rows } from "./grid";
import type { GridComponents } from "./grid-component";

export interface BoardLabel {
  /** Middle of the text, in pixels from the first grid point. */
  x: number;
  y: number;
  lines: readonly string[];
}

export interface LabelBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface LabelMeasures {
  /** Pixels between two grid points. */
  step: number;
  /** Scale of the symbols. */
  scale: number;
  /** Font size in pixels. */
  font: number;
  /** Pixels of the board outside the grid points. */
  margin: number;
}

/** Average width of a letter of the display face, in font sizes. Measured: 0.53 over digits and capitals. */
const letterWidth = 0.56;
const lineHeight = 1.08;
/** Pixels between a corner's wire and a label outside it. */
const cornerGap = 3;

/** Returns the box of a label's text, centred at its position. */
export function labelBox({ x, y, lines }: BoardLabel, font: number): LabelBox {
  const width = Math.max(...lines.map((line) => line.length)) * font * letterWidth;
  const height = lines.length * font * lineHeight;
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

const overlap = (a: LabelBox, b: LabelBox) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Returns half the length and half the breadth of a symbol at scale 1. A lamp's rays reach 35. */
const symbolHalves = (kind: string) => (kind === "bulb" ? [24, 27] : [26, 18]) as [number, number];

/** Returns the box of a component's symbol. */
export function symbolBox(kind: string, edge: number, { step, scale }: LabelMeasures): LabelBox {
  const { from, to, upright } = edgeEnds(edge);
  const [x, y] = [((from.x + to.x) / 2) * step, ((from.y + to.y) / 2) * step];
  const [long, broad] = symbolHalves(kind).map((half) => half * scale) as [number, number];
  const [w, h] = upright ? [broad, long] : [long, broad];
  return { left: x - w, right: x + w, top: y - h, bottom: y + h };
}

function wireBox(edge: number, step: number): LabelBox {
  const { from, to } = edgeEnds(edge);
  return { left: from.x * step - 1, right: to.x * step + 1, top: from.y * step - 1, bottom: to.y * step + 1 };
}

/**
 * Positions a label beside each component that has one.
 *
 * @param texts by id: a short name and a value, each may be empty
 */
export function placeLabels(
  components: GridComponents,
  texts: ReadonlyMap<string, readonly [name: string, value: string]>,
  measures: LabelMeasures,
): Map<string, BoardLabel> {
  const { step, font, margin } = measures;
  const symbols = components
    .filter(({ kind }) => kind !== "wire")
    .map(({ kind, edge }) => symbolBox(kind, edge, measures));
  const wires = components.map(({ edge }) => wireBox(edge, step));
  const board = {
    left: 2 - margin,
    top: 2 - margin,
    right: (columns - 1) * step + margin - 2,
    bottom: (rows - 1) * step + margin - 2,
  };
  const placed = new Map<string, BoardLabel>();
  const taken: LabelBox[] = [];
  for (const { id, kind, edge } of components) {
    const [name = "", value = ""] = texts.get(id) ?? [];
    if (name + value === "") continue;
    const [best] = candidates(name, value, edge, symbolBox(kind, edge, measures), measures)
      .map((label, order) => {
        const box = labelBox(label, font);
        const area = (box.right - box.left) * (box.bottom - box.top);
        const hidden = area - overlap(box, board);
        const covered = [...symbols, ...taken].reduce((sum, other) => sum + overlap(box, other), 0);
        const crossed = wires.reduce((sum, wire) => sum + overlap(box, wire), 0);
        return { label, box, cost: 20 * hidden + 10 * covered + 2 * crossed + order };
      })
      .sort((a, b) => a.cost - b.cost);
    if (!best) continue;
    placed.set(id, best.label);
    taken.push(best.box);
  }
  return placed;
}

/** Lists the possible positions beside a component, the preferred ones first. */
function candidates(
  name: string,
  value: string,
  edge: number,
  symbol: LabelBox,
  { font, step }: LabelMeasures,
): BoardLabel[] {
  const { from, to, upright } = edgeEnds(edge);
  const words = [name, value].filter((text) => text !== "");
  const stacked = words;
  const line = [words.join(" ")];
  const gap = 3;
  const x = (symbol.left + symbol.right) / 2;
  const y = (symbol.top + symbol.bottom) / 2;
  const beside = (lines: readonly string[], side: 1 | -1): BoardLabel => {
    const { left, right } = labelBox({ x: 0, y: 0, lines }, font);
    const half = (right - left) / 2;
    return { lines, y, x: side === 1 ? symbol.right + gap + half : symbol.left - gap - half };
  };
  const along = (lines: readonly string[], side: 1 | -1, shift = 0): BoardLabel => {
    const { top, bottom } = labelBox({ x: 0, y: 0, lines }, font);
    const half = (bottom - top) / 2;
    return { lines, x: x + shift, y: side === 1 ? symbol.bottom + gap / 2 + half : symbol.top - gap / 2 - half };
  };
  if (upright)
    return [
      beside(stacked, 1),
      beside(stacked, -1),
      beside(line, 1),
      beside(line, -1),
      { ...beside(stacked, 1), y: symbol.top },
      { ...beside(stacked, -1), y: symbol.top },
      { ...beside(stacked, 1), y: symbol.bottom },
      { ...beside(stacked, -1), y: symbol.bottom },
      // In a loop of one square only the corners have no wires beside them.
      { lines: line, x, y: from.y * step - cornerGap - font / 2 },
      { lines: line, x, y: to.y * step + cornerGap + font / 2 },
    ];
  const width = symbol.right - symbol.left;
  return [
    along(line, -1),
    along(line, 1),
    along(stacked, -1),
    along(stacked, 1),
    along(stacked, -1, -width / 3),
    along(stacked, -1, width / 3),
    along(stacked, 1, -width / 3),
    along(stacked, 1, width / 3),
  ];
}
