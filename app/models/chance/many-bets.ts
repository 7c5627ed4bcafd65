/**
 * Bets of one token on red at the European wheel. 18 pockets of 37 win one token, 19 lose it (R. A. Epstein, The Theory
 * of Gambling and Statistical Logic). After n bets the mean balance is −n/37 and its spread grows as √n; the chance to
 * be ahead is exact, by the binomial distribution. Idealised: every player has enough tokens to go on.
 */

/** Chance to win one bet. */
export const winChance = 18 / 37;

/** Returns the mean balance after a number of bets, in tokens. */
export const meanBalance = (bets: number) => bets * (2 * winChance - 1);

/** Returns the standard deviation of the balance, in tokens. */
export const spreadOf = (bets: number) => 2 * Math.sqrt(bets * winChance * (1 - winChance));

/** Returns the probability of more won bets than lost ones. */
export function chanceAhead(bets: number): number {
  // Adds by logarithms: the first terms are too small for a floating-point number.
  const odds = Math.log(winChance / (1 - winChance));
  let term = bets * Math.log(1 - winChance);
  let sum = 0;
  for (let wins = 0; wins <= bets; wins++) {
    if (2 * wins > bets) sum += Math.exp(term);
    term += Math.log((bets - wins) / (wins + 1)) + odds;
  }
  return sum;
}

/** Number of bets at which the mean loss equals the standard deviation. From there on the house's edge shows. */
export const betsUntilEdgeShows = (winChance * (1 - winChance)) / (winChance - 0.5) ** 2;
