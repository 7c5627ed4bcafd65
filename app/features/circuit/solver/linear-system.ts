/** The linear algebra of the circuits. Matrices are dense and small: a full board has about 60 unknowns. */

/** A matrix by rows. */
export type Matrix = number[][];

const valueAt = (values: readonly number[], index: number): number => values[index] as number;

/**
 * Factors a regular matrix once by Doolittle's LU with partial pivoting, for many right-hand sides.
 *
 * @returns a function that solves `matrix · x = right`.
 */
export function factor(matrix: Matrix): (right: readonly number[]) => number[] {
  const lu = matrix.map((row) => [...row]);
  const order = lu.map((_, index) => index);
  for (let column = 0; column < lu.length; column++) {
    let pivot = column;
    for (let row = column + 1; row < lu.length; row++) {
      if (Math.abs(entry(lu, row, column)) > Math.abs(entry(lu, pivot, column))) pivot = row;
    }
    swap(lu, column, pivot);
    swap(order, column, pivot);
    const pivotRow = lu[column] as number[];
    for (const row of lu.slice(column + 1)) {
      const share = valueAt(row, column) / valueAt(pivotRow, column);
      if (share === 0) continue;
      row[column] = share;
      for (let k = column + 1; k < row.length; k++) row[k] = valueAt(row, k) - share * valueAt(pivotRow, k);
    }
  }
  return (right) => {
    const x = order.map((index) => valueAt(right, index));
    for (let row = 0; row < x.length; row++) {
      for (let k = 0; k < row; k++) x[row] = valueAt(x, row) - entry(lu, row, k) * valueAt(x, k);
    }
    for (let row = x.length - 1; row >= 0; row--) {
      for (let k = row + 1; k < x.length; k++) x[row] = valueAt(x, row) - entry(lu, row, k) * valueAt(x, k);
      x[row] = valueAt(x, row) / entry(lu, row, row);
    }
    return x;
  };
}

const entry = (matrix: Matrix, row: number, column: number): number => valueAt(matrix[row] as number[], column);

function swap<T>(list: T[], a: number, b: number): void {
  [list[a], list[b]] = [list[b] as T, list[a] as T];
}

/** Eigenvectors of a symmetric matrix (rows of `vectors`, of length 1) and their eigenvalues, `rates`. */
export interface Modes {
  rates: number[];
  vectors: Matrix;
}

/** Most sweeps of Jacobi's method. It converges quadratically, in 6 to 10, after which rotations change nothing. */
const sweeps = 30;

/** The eigenvalues and eigenvectors of a symmetric matrix, by Jacobi's rotations. */
export function symmetricModes(matrix: Matrix): Modes {
  const a = matrix.map((row) => [...row]);
  const vectors = matrix.map((row, i) => row.map((_, k) => Number(i === k)));
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (let p = 0; p < a.length; p++) {
      for (let q = p + 1; q < a.length; q++) rotate(a, vectors, p, q);
    }
  }
  return { rates: a.map((row, index) => valueAt(row, index)), vectors };
}

/** Rotates the plane of axes p and q. The entry between them becomes zero. */
function rotate(a: Matrix, vectors: Matrix, p: number, q: number): void {
  const off = entry(a, p, q);
  if (off === 0) return;
  const theta = (entry(a, q, q) - entry(a, p, p)) / (2 * off);
  const tangent = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.hypot(theta, 1));
  const cosine = 1 / Math.hypot(tangent, 1);
  const sine = tangent * cosine;
  for (const row of a) turn(row, p, q, cosine, sine);
  const [rowP, rowQ] = [a[p] as number[], a[q] as number[]];
  const [vectorP, vectorQ] = [vectors[p] as number[], vectors[q] as number[]];
  mix(rowP, rowQ, cosine, sine);
  mix(vectorP, vectorQ, cosine, sine);
  rowP[q] = 0;
  rowQ[p] = 0;
}

function turn(row: number[], p: number, q: number, cosine: number, sine: number): void {
  const [x, y] = [valueAt(row, p), valueAt(row, q)];
  row[p] = cosine * x - sine * y;
  row[q] = sine * x + cosine * y;
}

function mix(first: number[], second: number[], cosine: number, sine: number): void {
  for (let k = 0; k < first.length; k++) {
    const [x, y] = [valueAt(first, k), valueAt(second, k)];
    first[k] = cosine * x - sine * y;
    second[k] = sine * x + cosine * y;
  }
}
