import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRandom, seedIn } from "./seeded-random";

const numbers = (seed: string) => {
  const random = seededRandom(seed);
  return Array.from({ length: 20 }, () => random.int(1, 1000));
};

describe("seeded numbers", () => {
  test("are the same for the same seed and others for another", () => {
    expect(numbers("klasa-10b")).toEqual(numbers("klasa-10b"));
    expect(numbers("klasa-10b")).not.toEqual(numbers("klasa-10c"));
  });

  test("stay inside their bounds and reach both", () => {
    const random = seededRandom("zare");
    const thrown = Array.from({ length: 600 }, () => random.int(1, 6));
    expect(new Set(thrown)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  test("shuffle without losing or doubling anything", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer()), (seed, items) => {
        expect(seededRandom(seed).shuffled(items).sort()).toEqual([...items].sort());
      }),
    );
  });

  test("put each of three items first about as often as the others", () => {
    const first = { a: 0, b: 0, c: 0 };
    for (let seed = 0; seed < 3000; seed++)
      first[seededRandom(`${seed}`).shuffled(["a", "b", "c"] as const)[0] ?? "a"]++;
    for (const count of Object.values(first)) expect(count).toBeGreaterThan(900);
  });
});

describe("the seed in an address", () => {
  test("is the value of fara", () => {
    expect(seedIn("?print&fara=A")).toBe("A");
    expect(seedIn("?fara=klasa-10-ç")).toBe("klasa-10-ç");
    expect(seedIn(`?fara=${"a".repeat(32)}`)).toBe("a".repeat(32));
  });

  test("is none where there is none, or where it is not a word", () => {
    for (const search of [
      "",
      "?fara=",
      "?fara=%20",
      "?fara=<b",
      "?fara=b>",
      "?fara=a%20b",
      `?fara=${"a".repeat(33)}`,
    ]) {
      expect(seedIn(search)).toBeNull();
    }
  });
});
