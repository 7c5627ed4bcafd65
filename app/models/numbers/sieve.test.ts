import { describe, expect, test } from "vitest";
import { eratosthenes } from "./eratosthenes";
import { isCrossed, leftBy, newlyCrossed, nextPrime } from "./sieve";

describe("the sieve up to 100", () => {
  test("crosses 49 numbers by 2, 16 more by 3, 6 by 5 and 3 by 7: 49, 77 and 91", () => {
    expect([2, 3, 5, 7].map(newlyCrossed)).toEqual([49, 16, 6, 3]);
    expect([49, 77, 91].map((n) => [isCrossed(n, 5), isCrossed(n, 7)])).toEqual(Array(3).fill([false, true]));
  });

  test("leaves 50 numbers after 2, 34 after 3, 28 after 5 and the 25 primes after 7", () => {
    expect([1, 2, 3, 5, 7].map(leftBy)).toEqual([99, 50, 34, 28, 25]);
  });

  test("crosses nothing new by a number above √100, and nothing by one that is crossed itself", () => {
    for (const by of [4, 6, 8, 9, ...Array.from({ length: 90 }, (_, i) => i + 11)]) expect(newlyCrossed(by)).toBe(0);
  });

  test("goes from prime to prime: 2, 3, 5, 7, 11, 13", () => {
    expect([1, 2, 3, 5, 7, 11].map(nextPrime)).toEqual([2, 3, 5, 7, 11, 13]);
  });

  test("is told to the guess once 11 has crossed nothing", () => {
    expect(eratosthenes.question.shown({ deri: 10 })).toBe(false);
    expect(eratosthenes.question.shown({ deri: 11 })).toBe(true);
  });
});
