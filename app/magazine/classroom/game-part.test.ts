import { expect, test } from "vitest";
import { clockWords, gameClocks, gameOperations, gameWords, operationBits, operationsOf, secondsOf } from "./game-part";

const gameOf = (operations: number, clock: number) => ({ kind: "game" as const, operations, clock });

test("every choice of operations comes back from its bits; no bits mean all", () => {
  for (let bits = 1; bits < 16; bits++) expect(operationBits(operationsOf({ operations: bits }))).toBe(bits);
  expect(operationsOf({ operations: 0 })).toEqual(gameOperations);
  expect(operationsOf({ operations: 6 })).toEqual(["subtraction", "multiplication"]);
});

test("each of the eight clocks of a code has its time for ever", () => {
  expect(gameClocks).toEqual([null, 60, 120, 180, 300, 30, 90, 600]);
  expect(gameClocks.map((_, clock) => secondsOf({ clock }))).toEqual(gameClocks);
});

test("a round is told in words", () => {
  expect(gameWords(gameOf(5, 1))).toBe("mbledhje, shumëzim · 60\u00a0sekonda");
  expect(gameWords(gameOf(8, 0))).toBe("pjesëtim · pa kohë");
  expect([30, 90, 120, 600].map(clockWords)).toEqual([
    ...["30\u00a0sekonda", "90\u00a0sekonda", "2\u00a0minuta", "10\u00a0minuta"],
  ]);
});
