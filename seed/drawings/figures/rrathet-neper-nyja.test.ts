import { expect, test } from "vitest";
import { nodes, primes } from "./rrathet-neper-nyja";

test("an odd prime is a sum of two squares exactly where its remainder by 4 is 1", () => {
  for (const p of primes) expect(nodes(p).length > 0).toBe(p % 4 === 1);
});

test("no number with remainder 3 by 4 is a sum of two squares, prime or not", () => {
  for (let n = 3; n < 2100; n += 4) expect(nodes(n)).toEqual([]);
});
