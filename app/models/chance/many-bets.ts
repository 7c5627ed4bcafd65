/**
 * Bets of one token on red at the European wheel: 18 pockets of 37 win one token, 19 lose it (R. A. Epstein, The
 * Theory of Gambling and Statistical Logic). After n bets the balance is on average −n/37 and spreads as √n; the
 * chance to be ahead is exact, by the binomial distribution. Every player has tokens enough to go on.
 */

/** Chance to win one bet. */
export const winChance = 18 / 37;

/** The mean balance after some bets, in tokens. */
export const meanBalance = (bets: number) => bets * (2 * winChance - 1);

/** Standard deviation of the balance, in tokens. */
export const spreadOf = (bets: number) => 2 * Math.sqrt(bets * winChance * (1 - winChance));

/** Chance to have won more bets than lost. */
export function chanceAhead(bets: number): number {
  // Logarithms: the first terms are too small for a number.
  const odds = Math.log(winChance / (1 - winChance));
  let term = bets * Math.log(1 - winChance);
  let sum = 0;
  for (let wins = 0; wins <= bets; wins++) {
    if (2 * wins > bets) sum += Math.exp(term);
    term += Math.log((bets - wins) / (wins + 1)) + odds;
  }
  return sum;
}

/** Bets after which the mean has sunk as far as the spread reaches: the house's edge comes out of the noise. */
export const betsUntilEdgeShows = (winChance * (1 - winChance)) / (winChance - 0.5) ** 2;
