/**
 * The sieve of Eratosthenes (Nicomachus, Introduction to Arithmetic I, 13): of each number in turn all further multiples
 * are crossed out; what no number crosses is prime. A number n that is a product has a factor of √n at most, so up to
 * 100 nothing is crossed by 11 or by any later number that a smaller one has not crossed.
 */

export const last = 100;

/** The least factor above 1: the number that crosses n first, or n itself where it is prime. */
export function leastFactor(n: number): number {
  for (let factor = 2; factor * factor <= n; factor++) if (n % factor === 0) return factor;
  return n;
}

/** Whether n is crossed when multiples of 2 to a number are; 1 is no prime and stands outside. */
export const isCrossed = (n: number, upTo: number) => leastFactor(n) < n && leastFactor(n) <= upTo;

const numbers = Array.from({ length: last - 1 }, (_, i) => i + 2);

/** How many numbers from 2 to 100 are not crossed. */
export const leftBy = (upTo: number) => numbers.filter((n) => !isCrossed(n, upTo)).length;

/** How many numbers one crosses that none before it has. */
export const newlyCrossed = (by: number) => numbers.filter((n) => n > by && leastFactor(n) === by).length;

/** The next number that is not crossed. */
export const nextPrime = (n: number): number => (leastFactor(n + 1) === n + 1 ? n + 1 : nextPrime(n + 1));
