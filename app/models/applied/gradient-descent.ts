/**
 * Fits w in time = w · way to two examples by gradient descent. They are 1 km in 5 min and 3 km in 11 min. The loss is
 * the mean of the squared errors, L = 5w² − 38w + 73, in min²; each step goes against the slope 10w − 38 (A. Cauchy,
 * Comptes rendus 25, 1847). Nothing is idealised: the loss is this parabola, and steps are exact.
 */

/** The value of the screw w with the least loss, in min/km. */
export const bottom = 3.8;

/** Returns the loss in min². @param w in min/km */
export const loss = (w: number): number => ((w - 5) ** 2 + (3 * w - 11) ** 2) / 2;

/** Returns the slope of the loss, in min·km. */
export const slope = (w: number): number => 10 * w - 38;

/** Returns the screw w before and after each step, in min/km. @param rate learning rate, in 1/km² */
export function learn(rate: number, steps: number, from = 0): readonly number[] {
  const screws = [from];
  for (let i = 0; i < steps; i++) {
    const w = screws[i] as number;
    screws.push(w - rate * slope(w));
  }
  return screws;
}

/** Returns the learning rate whose first step from w = 0 ends at a given w. @param landing that w, in min/km */
export const rateFor = (landing: number): number => landing / -slope(0);
