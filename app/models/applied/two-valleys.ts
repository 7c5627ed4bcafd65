/**
 * Gradient descent on a loss with two valleys. It is L = w⁴/4 − w³/6 − 2w² + 2w + 7, whose slope is (w + 2)(w − 0,5)(w
 * − 2): the bottom at −2 is the deeper one, that at 2 is 5,3 higher, and a crest at 0,5 separates them. Each step goes
 * against the slope (A. Cauchy, Comptes rendus 25, 1847). The loss is chosen, not learnt; w and L are bare numbers.
 */

/** The values of w where the slope is zero. */
export const [deep, crest, shallow] = [-2, 0.5, 2] as const;

export const loss = (w: number): number => w ** 4 / 4 - w ** 3 / 6 - 2 * w ** 2 + 2 * w + 7;

export const slope = (w: number): number => (w - deep) * (w - crest) * (w - shallow);

/** Returns the weight w before and after each step. @param rate learning rate */
export function descend(from: number, rate: number, steps: number): readonly number[] {
  const weights = [from];
  for (let i = 0; i < steps; i++) {
    const w = weights[i] as number;
    weights.push(w - rate * slope(w));
  }
  return weights;
}

/** Number of steps that reach a valley's bottom to within a hundredth. It holds up to a rate of 0,18. */
const enough = 400;

/** Returns where a start ends. It is the bottom of a valley, or the crest if it begins exactly there. */
export function endOf(from: number, rate: number): typeof deep | typeof crest | typeof shallow {
  const end = descend(from, rate, enough).at(-1) as number;
  if (Math.abs(end - crest) < 1e-6) return crest;
  return end < crest ? deep : shallow;
}
