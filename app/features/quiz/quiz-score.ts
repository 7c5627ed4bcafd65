/** Scores a round of a quiz (product 9.1). */

/** A whole percentage of right answers. @returns 0 where nothing was asked */
export function percentage(right: number, asked: number): number {
  return asked === 0 ? 0 : Math.round((100 * right) / asked);
}

/** Whether a percentage passes: exactly the pass score is enough. */
export function passes(percent: number, passScore: number): boolean {
  return percent >= passScore;
}
