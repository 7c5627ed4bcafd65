/**
 * Partial sums of the geometric series 1 + q + q² + …. After n terms it is (1 − qⁿ)/(1 − q) (Euclid, Elements IX.35).
 * Squares with the terms as sides, laid in a row, have their upper left corners on one straight line, which falls by 1
 * − q for each length of 1 and meets the ground at the limit 1/(1 − q); Archimedes summed the series for q = 1/4
 * (Quadrature of the Parabola, 23).
 */

/** Returns the terms 1, q, q², … @param ratio from 0 to 1 */
export const termsOf = (ratio: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => ratio ** i);

/** Returns the sums of the first one, two, three terms and so on. */
export function partialSums(ratio: number, count: number): readonly number[] {
  let sum = 0;
  return termsOf(ratio, count).map((term) => {
    sum += term;
    return sum;
  });
}

/** Returns the limit of the sums; infinite where the terms do not decrease. */
export const limitOf = (ratio: number): number => (ratio < 1 ? 1 / (1 - ratio) : Number.POSITIVE_INFINITY);

/** Returns the height of the line through the corners. The argument is the distance from the first one. */
export const lineAt = (ratio: number, along: number): number => 1 - (1 - ratio) * along;
