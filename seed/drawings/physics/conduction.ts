/**
 * Steady conduction of heat in two dimensions, div(λ·grad T) = 0, on a square grid with air on either side of the wall
 * (q = α·(T_air − T)), by finite volumes and successive over-relaxation.
 */
import type { Point } from "../kit/curve";

export interface Wall {
  /** Cells across and down, and the side of a cell in metres. */
  columns: number;
  rows: number;
  cell: number;
  /** Whether the cell is wall; every other cell is air or lies outside the model. */
  solid: (column: number, row: number) => boolean;
  /** Conductivity of the wall, W/(m·K). */
  conductivity: number;
  /** The air in a cell that touches the wall: temperature in °C and α in W/(m²·K); null lets no heat pass. */
  air: (column: number, row: number) => { temperature: number; transfer: number } | null;
}

export interface Field {
  /** °C at a place given in cells; bilinear between the nodes. */
  at: (p: Point) => number;
  /** Direction of the steepest rise, per cell. */
  slope: (p: Point) => Point;
  /** Heat that enters from the air in all and that leaves to it, W for each metre of height. */
  enters: number;
  leaves: number;
}

/** Solves the wall to a change of less than 1e-9 K in a sweep. Throws if no air touches it or it does not settle in 20,000 sweeps. */
export const conduct = (wall: Wall): Field => {
  const { columns, rows, cell, solid, conductivity, air } = wall;
  const inside = (c: number, r: number) => c >= 0 && r >= 0 && c < columns && r < rows && solid(c, r);
  const width = columns + 1;
  type Node = {
    index: number;
    links: { to: number; by: number }[];
    drive: number;
    sum: number;
    airs: [number, number][];
  };
  const nodes: Node[] = [];
  for (let r = 0; r <= rows; r++) {
    for (let c = 0; c <= columns; c++) {
      const edges = [
        {
          to: [c + 1, r],
          cells: [
            [c, r - 1],
            [c, r],
          ],
        },
        {
          to: [c - 1, r],
          cells: [
            [c - 1, r - 1],
            [c - 1, r],
          ],
        },
        {
          to: [c, r + 1],
          cells: [
            [c - 1, r],
            [c, r],
          ],
        },
        {
          to: [c, r - 1],
          cells: [
            [c - 1, r - 1],
            [c, r - 1],
          ],
        },
      ] as { to: [number, number]; cells: [number, number][] }[];
      const node: Node = { index: r * width + c, links: [], drive: 0, sum: 0, airs: [] };
      for (const { to, cells } of edges) {
        const walls = cells.filter(([x, y]) => inside(x, y)).length;
        if (walls === 0) continue;
        const by = (conductivity * walls) / 2;
        node.links.push({ to: to[1] * width + to[0], by });
        node.sum += by;
        const outer = walls === 1 ? cells.find(([x, y]) => !inside(x, y)) : undefined;
        const touching = outer && air(...outer);
        if (touching) {
          const share = (touching.transfer * cell) / 2;
          node.sum += share;
          node.drive += share * touching.temperature;
          node.airs.push([share, touching.temperature]);
        }
      }
      if (node.links.length > 0) nodes.push(node);
    }
  }
  if (nodes.every(({ airs }) => airs.length === 0)) throw new Error("conduct: no air touches the wall; give it some.");
  const t = new Float64Array(width * (rows + 1)).fill(Number.NaN);
  for (const node of nodes) t[node.index] = 8;
  const relax = 2 - (2 * Math.PI) / Math.max(columns, rows);
  for (let sweep = 0, change = 1; change > 1e-9; sweep++) {
    if (sweep > 20000) throw new Error("conduct: the temperatures do not settle; take fewer cells.");
    change = 0;
    for (const { index, links, drive, sum } of nodes) {
      let flow = drive;
      for (const { to, by } of links) flow += by * (t[to] as number);
      const step = relax * (flow / sum - (t[index] as number));
      t[index] = (t[index] as number) + step;
      change = Math.max(change, Math.abs(step));
    }
  }
  let [enters, leaves] = [0, 0];
  for (const { index, airs } of nodes) {
    for (const [share, temperature] of airs) {
      const heat = share * (temperature - (t[index] as number));
      if (heat > 0) enters += heat;
      else leaves -= heat;
    }
  }
  const at = ([x, y]: Point): number => {
    const [c, r] = [Math.min(columns - 1, Math.max(0, Math.floor(x))), Math.min(rows - 1, Math.max(0, Math.floor(y)))];
    const [u, v] = [x - c, y - r];
    let sum = 0;
    for (const [i, j] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      const share = (i ? u : 1 - u) * (j ? v : 1 - v);
      if (share > 1e-12) sum += share * (t[(r + j) * width + c + i] as number);
    }
    return sum;
  };
  const half = 0.5;
  const slope = ([x, y]: Point): Point => {
    const d = (a: Point, b: Point) => {
      const [ta, tb, mid] = [at(a), at(b), at([x, y])];
      if (Number.isNaN(ta)) return (tb - mid) / half;
      if (Number.isNaN(tb)) return (mid - ta) / half;
      return (tb - ta) / (2 * half);
    };
    return [d([x - half, y], [x + half, y]), d([x, y - half], [x, y + half])];
  };
  return { at, slope, enters, leaves };
};
