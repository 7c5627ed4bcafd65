/** Finds connected nodes, and divides a quantity evenly over the ties between them. */
import { factor, type Matrix } from "./linear-system";

export type Tie = readonly [string, string];

/** Disjoint sets of nodes (union–find). */
export class Clusters {
  private readonly parents = new Map<string, string>();

  constructor(ties: Iterable<Tie> = []) {
    for (const [a, b] of ties) this.join(a, b);
  }

  /** Returns the node that represents a node's cluster. */
  of(node: string): string {
    const parent = this.parents.get(node);
    return parent === undefined ? node : this.of(parent);
  }

  /** @returns false if the two were in one cluster already. */
  join(a: string, b: string): boolean {
    const [first, second] = [this.of(a), this.of(b)];
    if (first === second) return false;
    this.parents.set(second, first);
    return true;
  }
}

/** Numbers nodes from 0, all but one of each cluster of the ties. That one is the ground and has no number. */
export function numberNodes(ties: readonly Tie[]): Map<string, number> {
  const clusters = new Clusters(ties);
  const numbers = new Map<string, number>();
  for (const node of ties.flat()) {
    if (clusters.of(node) !== node && !numbers.has(node)) numbers.set(node, numbers.size);
  }
  return numbers;
}

/** Returns a square matrix of zeros, and a function that adds to it. It adds only if row and column have a number. */
export function emptyMatrix(size: number) {
  const matrix: Matrix = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  const add = (row: number | undefined, column: number | undefined, value: number) => {
    if (row === undefined || column === undefined) return;
    const line = matrix[row] as number[];
    line[column] = (line[column] as number) + value;
  };
  /** Adds a conductance between two nodes. */
  const conduct = (a: number | undefined, b: number | undefined, conductance: number) => {
    add(a, a, conductance);
    add(b, b, conductance);
    add(a, b, -conductance);
    add(b, a, -conductance);
  };
  return { matrix, add, conduct };
}

/**
 * Computes node potentials for given inflows over unit resistors. The ties are the edges of a graph Laplacian, so a
 * current divides among wires without resistance as it would among equal resistances.
 *
 * @param inflow by node; over each cluster it sums to zero.
 * @returns the level of a node, 0 for one without a tie.
 */
export function evenLevels(ties: readonly Tie[], inflow: ReadonlyMap<string, number>): (node: string) => number {
  const numbers = numberNodes(ties);
  const { matrix, conduct } = emptyMatrix(numbers.size);
  for (const [a, b] of ties) conduct(numbers.get(a), numbers.get(b), 1);
  const levels = factor(matrix)([...numbers.keys()].map((node) => inflow.get(node) ?? 0));
  return (node) => levels[numbers.get(node) ?? -1] ?? 0;
}
