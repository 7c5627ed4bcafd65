/**
 * Places the cells of columns so that few rays cross. Most rays run level (Sugiyama's method). A ray that passes a
 * column has a cell of its own there. Columns are ordered by the mean row of their neighbours; then adjacent cells are
 * swapped while that reduces crossings. The heights are the nearest to the neighbours' that keep cells apart, within
 * the height of the longest column: left free, seven columns of 2026 drifted 310 px apart and left two corners empty.
 * Cells without rays are at the foot of their column.
 */
import { seededRandom } from "../../../app/magazine/seeded-random";

/** One cell of a column; rays meet it at its `y`. */
export interface LayerNode {
  column: number;
  /** Space that it needs above and below its `y`. */
  over: number;
  under: number;
  before: LayerNode[];
  after: LayerNode[];
  y: number;
}

/**
 * Number of start orders, of which the best is kept. The 47 lessons of 2026 have 46 crossings in the first, 19 in the
 * best.
 */
const tries = 24;
const sweeps = 12;
const levellings = 40;

/**
 * Orders the cells of each column and sets each `y`, from 0 down.
 *
 * @param free space at the foot of a column in which no cell may stand
 * @returns the height of the drawing
 */
export function placeCells(all: readonly LayerNode[], free: (column: number) => number = () => 0): number {
  const isAlone = ({ before, after }: LayerNode) => before.length + after.length === 0;
  const cells = all.filter((cell) => !isAlone(cell));
  const last = Math.max(0, ...cells.map(({ column }) => column));
  const written = Array.from({ length: last + 1 }, (_, column) => cells.filter((cell) => cell.column === column));
  const random = seededRandom("harta");
  let best = { columns: written, crossings: Number.POSITIVE_INFINITY };
  for (let nth = 0; nth < tries && best.crossings > 0; nth++) {
    const columns = uncross(nth === 0 ? written : written.map((column) => random.shuffled(column)));
    const crossings = allCrossings(columns);
    if (crossings < best.crossings) best = { columns, crossings };
  }
  const columns = best.columns.map((column) => [...column]);
  for (const cell of all.filter(isAlone)) columns[cell.column] = [...(columns[cell.column] ?? []), cell];
  const height = Math.max(...columns.map((column, index) => heightOf(column) + free(index)));
  level(columns, (index) => height - free(index));
  return height;
}

type Side = "before" | "after";

function uncross(start: LayerNode[][]): LayerNode[][] {
  const columns = start.map((column) => [...column]);
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const side: Side = sweep % 2 === 0 ? "before" : "after";
    for (const index of inDirection(columns, side)) {
      sortByNeighbours(columns, index, side);
      exchange(columns, index);
    }
  }
  return columns;
}

const inDirection = (columns: LayerNode[][], side: Side): number[] =>
  side === "before" ? [...columns.keys()] : [...columns.keys()].reverse();

const rowsOf = (column: LayerNode[] | undefined) => new Map((column ?? []).map((cell, row) => [cell, row]));

function sortByNeighbours(columns: LayerNode[][], index: number, side: Side): void {
  const rows = rowsOf(columns[side === "before" ? index - 1 : index + 1]);
  const column = columns[index] ?? [];
  const wanted = new Map(
    column.map((cell, row) => [
      cell,
      cell[side].length === 0 ? row : mean(cell[side].map((other) => rows.get(other) ?? 0)),
    ]),
  );
  column.sort((a, b) => (wanted.get(a) ?? 0) - (wanted.get(b) ?? 0));
}

/** Swaps neighbours in a column while that reduces crossings. */
function exchange(columns: LayerNode[][], index: number): void {
  const column = columns[index] ?? [];
  const [left, right] = [rowsOf(columns[index - 1]), rowsOf(columns[index + 1])];
  for (let changed = true; changed; ) {
    changed = false;
    for (let row = 0; row + 1 < column.length; row++) {
      const [upper, lower] = [column[row] as LayerNode, column[row + 1] as LayerNode];
      const now = inversions(upper.before, lower.before, left) + inversions(upper.after, lower.after, right);
      const then = inversions(lower.before, upper.before, left) + inversions(lower.after, upper.after, right);
      if (then >= now) continue;
      [column[row], column[row + 1]] = [lower, upper];
      changed = true;
    }
  }
}

/** Counts the crossings of an upper and a lower cell's rays. It compares the rows of their other ends. */
function inversions(upper: LayerNode[], lower: LayerNode[], rows: Map<LayerNode, number>): number {
  let count = 0;
  for (const a of upper) for (const b of lower) if ((rows.get(a) ?? 0) > (rows.get(b) ?? 0)) count++;
  return count;
}

function allCrossings(columns: LayerNode[][]): number {
  let count = 0;
  for (const [index, column] of columns.entries()) {
    const rows = rowsOf(columns[index - 1]);
    for (const [row, lower] of column.entries()) {
      for (const upper of column.slice(0, row)) count += inversions(upper.before, lower.before, rows);
    }
  }
  return count;
}

/** Moves each cell to the height nearest to its neighbours', above the foot of its column. */
function level(columns: LayerNode[][], footOf: (column: number) => number): void {
  for (const [index, column] of columns.entries()) place(column, footOf(index), () => 0);
  for (let nth = 0; nth < levellings; nth++) {
    const side: Side = nth % 2 === 0 ? "before" : "after";
    const toBoth = nth >= levellings / 2;
    for (const index of inDirection(columns, side)) {
      place(columns[index] ?? [], footOf(index), (cell) => {
        const near = toBoth ? [...cell.before, ...cell.after] : cell[side];
        return near.length === 0 ? cell.y : mean(near.map(({ y }) => y));
      });
    }
  }
}

/**
 * Places a column as near to the wanted heights as its order, distances and foot allow. It minimises the squares under
 * the order, pooling neighbours that would collide (isotonic regression). Clamping the pools keeps that minimum.
 */
function place(column: LayerNode[], foot: number, wantedOf: (cell: LayerNode) => number): void {
  const pools: { sum: number; cells: LayerNode[] }[] = [];
  const offsets = new Map<LayerNode, number>();
  let offset = 0;
  for (const [row, cell] of column.entries()) {
    const upper = column[row - 1];
    if (upper !== undefined) offset += upper.under + cell.over;
    offsets.set(cell, offset);
    let pool = { sum: wantedOf(cell) - offset, cells: [cell] };
    for (let above = pools.at(-1); above !== undefined && meanOf(above) > meanOf(pool); above = pools.at(-1)) {
      pools.pop();
      pool = { sum: above.sum + pool.sum, cells: [...above.cells, ...pool.cells] };
    }
    pools.push(pool);
  }
  const first = column[0]?.over ?? 0;
  const last = foot - heightOf(column) + first;
  for (const pool of pools) {
    const start = Math.min(Math.max(meanOf(pool), first), last);
    for (const cell of pool.cells) cell.y = start + (offsets.get(cell) ?? 0);
  }
}

/** Returns the height of a column whose cells touch. */
const heightOf = (column: LayerNode[]) => column.reduce((sum, { over, under }) => sum + over + under, 0);
const meanOf = ({ sum, cells }: { sum: number; cells: LayerNode[] }) => sum / cells.length;
const mean = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
