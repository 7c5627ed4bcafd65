/**
 * Finds the thinnest stone in which an arch can stand. A hanging chain under its weights, turned over, is a line along
 * which the stones can press on each other (R. Hooke 1676). The arch stands if one such line lies wholly inside the
 * stone: the safe theorem of J. Heyman, The Stone Skeleton, 1995. The model compares chains of all lengths, hung
 * anywhere inside the stone, and chooses the one that needs the thinnest stone.
 *
 * Idealised as there: stone never crushes, never slides and takes no pull. The bridge is that of the lesson's example
 * (24 m, 6 m, 20 kN for each metre of road), its arch a parabola; the lorry of 24 t presses on one point, and thickness
 * is measured upright.
 */

/** Half of the span and the rise, in m. The last is the weight of the road with the arch, in kN/m. */
export const halfSpan = 12;
export const rise = 6;
const roadWeight = 20;
/** Weight of the lorry: 24 t times 10 m/s², in kN. */
const lorry = 240;

/** Distance between the places where arch and line are compared, in m. */
const pitch = 0.5;
export const places: readonly number[] = Array.from(
  { length: (2 * halfSpan) / pitch + 1 },
  (_, i) => i * pitch - halfSpan,
);

/** Returns the height of the arch's middle line, in m above its supports. @param x in m from the middle of the span */
export const archHeight = (x: number): number => rise * (1 - (x / halfSpan) ** 2);

/** Returns the bending moment of a beam over the same span, in kN·m. It is the shape of the chain. */
function moment(x: number, lorryAt: number, weight: number): number {
  const road = (roadWeight * (halfSpan ** 2 - x ** 2)) / 2;
  const [near, far] = x < lorryAt ? [halfSpan + x, halfSpan - lorryAt] : [halfSpan - x, halfSpan + lorryAt];
  return road + (weight * near * far) / (2 * halfSpan);
}

export interface Thrust {
  /** Height of the line above the supports at each of the places, in m. */
  heights: readonly number[];
  /** Thickness of the thinnest arch that contains the line, in m. */
  thickness: number;
  /** Horizontal thrust, in kN. */
  push: number;
}

/** Solves three equations with three unknowns; rows are coefficients and right side. */
function solve(rows: number[][]): number[] {
  for (let i = 0; i < 3; i++) {
    const pivot = rows[i] as number[];
    rows.forEach((row, j) => {
      if (i === j) return;
      const factor = (row[i] as number) / (pivot[i] as number);
      for (let k = i; k < 4; k++) row[k] = (row[k] as number) - factor * (pivot[k] as number);
    });
  }
  return rows.map((row, i) => (row[3] as number) / (row[i] as number));
}

const rounds = 160;
let last: { lorryAt: number; weight: number; thrust: Thrust } | undefined;

/** Returns the thrust line nearest to the arch. It is the best fit in Chebyshev's sense, by Lawson's weights (1961). */
export function thrustUnder(lorryAt: number, weight = lorry): Thrust {
  if (last?.lorryAt === lorryAt && last.weight === weight) return last.thrust;
  const terms = places.map((x) => [moment(x, lorryAt, weight) / 1000, 1, x / halfSpan, archHeight(x)]);
  let weights = places.map(() => 1 / places.length);
  let thrust: Thrust = { heights: [], thickness: Number.POSITIVE_INFINITY, push: 0 };
  for (let round = 0; round < rounds; round++) {
    const sums = [0, 1, 2].map((i) =>
      [0, 1, 2, 3].map((k) =>
        terms.reduce(
          (sum, term, index) => sum + (weights[index] as number) * (term[i] as number) * (term[k] as number),
          0,
        ),
      ),
    );
    const [shape = 0, lift = 0, tilt = 0] = solve(sums);
    const heights = terms.map(([m = 0, one = 0, side = 0]) => shape * m + lift * one + tilt * side);
    const gaps = heights.map((height, i) => Math.abs(height - archHeight(places[i] as number)));
    const thickness = 2 * Math.max(...gaps);
    if (thickness < thrust.thickness) thrust = { heights, thickness, push: 1000 / shape };
    const total = gaps.reduce((sum, gap, i) => sum + gap * (weights[i] as number), 0);
    if (total < 1e-9) break;
    weights = weights.map((value, i) => (value * (gaps[i] as number)) / total);
  }
  last = { lorryAt, weight, thrust };
  return thrust;
}
