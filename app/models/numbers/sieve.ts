/**
 * The sieve of Eratosthenes (Nicomachus, Introduction to Arithmetic I, 13). Of each number in turn all further
 * multiples are crossed out; a number that is never crossed out is prime. A number n that is a product has a factor of
 * √n at most, so up to 100 the number 11 and all later ones cross out only numbers that a smaller one has crossed out.
 */

export const last = 100;

/** Returns the least factor above 1. It crosses n out first, or is n itself where it is prime. */
export function leastFactor(n: number): number {
  for (let factor = 2; factor * factor <= n; factor++) if (n % factor === 0) return factor;
  return n;
}

/** Tells whether n is crossed out by the multiples of 2 up to a number. 1 is not prime and not crossed out. */
export const isCrossed = (n: number, upTo: number) => leastFactor(n) < n && leastFactor(n) <= upTo;

const numbers = Array.from({ length: last - 1 }, (_, i) => i + 2);

/** Counts the numbers from 2 to 100 that are not crossed out. */
export const leftBy = (upTo: number) => numbers.filter((n) => !isCrossed(n, upTo)).length;

/** Counts the numbers that a number crosses out first. */
export const newlyCrossed = (by: number) => numbers.filter((n) => n > by && leastFactor(n) === by).length;

/** Returns the next prime. */
export const nextPrime = (n: number): number => (leastFactor(n + 1) === n + 1 ? n + 1 : nextPrime(n + 1));
