/**
 * Lorenz curve (M. O. Lorenz 1905): the share of all income that the poorest families have together. The index of
 * C. Gini (1914) is the area between it and the line of equal shares, as a fraction of the triangle below that line.
 * Five families with invented incomes: two equal poor ones, two equal middle ones, and the richest has the rest.
 */

/**
 * Returns the families' shares of income in percent, the poorest first.
 *
 * @param poor lekë per 100 lekë of a middle one
 */
export function sharesOf(middle: number, poor: number): number[] {
  const least = (middle * poor) / 100;
  return [least, least, middle, middle, 100 - 2 * (least + middle)];
}

/** Returns the heights of the curve in percent, from no family to all. @param shares the poorest first */
export function lorenzHeights(shares: readonly number[]): number[] {
  let sum = 0;
  return [0, ...shares.map((share) => (sum += share))];
}

/** Returns Gini's index of shares whose sum is 100 percent: 0 where all are equal. @param shares the poorest first */
export function giniIndex(shares: readonly number[]): number {
  const heights = lorenzHeights(shares);
  const below = shares.reduce((sum, _, i) => sum + ((heights[i] as number) + (heights[i + 1] as number)) / 2, 0);
  return 1 - (2 * below) / (100 * shares.length);
}
