/**
 * Ford circles. Over each fraction m/n in lowest terms there is a circle of diameter 1/n² that touches the number line
 * at m/n. Two of them touch or are apart and never overlap. A circle over m/n is cut by the vertical line over x where
 * |x − m/n| < 1/(2n²): for an irrational x infinitely many are, for a fraction only a few, the last of which touches
 * the line at x itself (L. R. Ford, "Fractions", American Mathematical Monthly 45, 1938, pp. 586–601).
 */

export interface Fraction {
  numerator: number;
  denominator: number;
}

export const quotient = ({ numerator, denominator }: Fraction) => numerator / denominator;

/** Returns the circle's diameter, in units of the number line. */
export const diameterOf = ({ denominator }: Fraction) => 1 / denominator ** 2;

/** Tells whether the vertical line over x cuts the circle or meets its lowest point. */
export const isCutBy = (x: number, fraction: Fraction) => Math.abs(x - quotient(fraction)) < diameterOf(fraction) / 2;

/**
 * Finds the fractions whose Ford circles reach into an interval, by the Stern–Brocot tree. All circles between two that
 * touch are between their lowest points, and the largest of them is over the mediant.
 *
 * @param from @param to ends of the interval @param smallest least diameter of a circle
 * @returns each fraction once, in no order
 */
export function circlesWithin(from: number, to: number, smallest: number): Fraction[] {
  const whole = Array.from({ length: Math.ceil(to) - Math.floor(from) + 1 }, (_, i): Fraction => {
    return { numerator: Math.floor(from) + i, denominator: 1 };
  });
  const found = [...whole];
  const gaps = whole.slice(1).map((right, i): [Fraction, Fraction] => [whole[i] as Fraction, right]);
  for (let gap = gaps.pop(); gap !== undefined; gap = gaps.pop()) {
    const [left, right] = gap;
    if (quotient(right) < from || quotient(left) > to) continue;
    const mediant: Fraction = {
      numerator: left.numerator + right.numerator,
      denominator: left.denominator + right.denominator,
    };
    if (diameterOf(mediant) < smallest) continue;
    found.push(mediant);
    gaps.push([left, mediant], [mediant, right]);
  }
  return found.filter(
    (fraction) => Math.abs(quotient(fraction) - (from + to) / 2) < (to - from + diameterOf(fraction)) / 2,
  );
}

/**
 * Returns the circles cut by the line over x, the largest first. None has a diameter below `smallest`. Each is nearer
 * to x than the last. They are in this order since the search for one x goes down a single branch of the tree.
 */
export const circlesCutBy = (x: number, smallest: number): Fraction[] => circlesWithin(x, x, smallest);
