import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wordChanges, wordsOf } from "./word-diff";

const changes = (before: string, after: string) => wordChanges(wordsOf(before), wordsOf(after));

describe("the words of a text", () => {
  it("are what is seen between the tags", () => {
    expect(wordsOf('<p class="a b">Guri\n  <em>bie</em>.</p><p>Pse?</p>')).toEqual(["Guri", "bie", ".", "Pse?"]);
    expect(wordsOf("")).toEqual([]);
  });
});

describe("changes of words", () => {
  it.each([
    ["një dy tre", "një dy tre", [], []],
    ["", "një dy", ["një", "dy"], []],
    ["një dy", "", [], ["një", "dy"]],
    ["një dy tre", "një tre", [], ["dy"]],
    ["një tre", "një dy tre", ["dy"], []],
    ["a b c d e", "a x c y e", ["x", "y"], ["b", "d"]],
    ["a b", "b a", ["a"], ["a"]],
    ["a a a", "a a", [], ["a"]],
    ["b c d x", "x c d y", ["x", "y"], ["b", "x"]],
    ["x a b", "y z x a c b", ["y", "z", "c"], []],
  ])("from „%s“ to „%s“", (before, after, added, removed) => {
    const found = changes(before, after);
    expect([found.added.slice().sort(), found.removed.slice().sort()]).toEqual([
      added.slice().sort(),
      removed.slice().sort(),
    ]);
  });

  const words = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 12 });

  it("are as few as the longest common run of words leaves", () => {
    fc.assert(
      fc.property(words, words, (before, after) => {
        const { added, removed } = wordChanges(before, after);
        const common = longestCommon(before, after);
        expect([added.length, removed.length]).toEqual([after.length - common, before.length - common]);
      }),
    );
  });

  it("of texts that share too little are all of their words", () => {
    const long = (word: string) => Array.from({ length: 1001 }, (_, index) => `${word}${index}`);
    const found = wordChanges(["n", ...long("a")], ["n", ...long("b")]);
    expect(found).toEqual({ added: ["n", ...long("b")], removed: ["n", ...long("a")] });
  });
});

/** Returns the length of the longest common subsequence, by trying all. */
function longestCommon(a: string[], b: string[], i = 0, j = 0, known = new Map<number, number>()): number {
  if (i === a.length || j === b.length) return 0;
  const key = i * 100 + j;
  const before = known.get(key);
  if (before !== undefined) return before;
  const found =
    a[i] === b[j]
      ? 1 + longestCommon(a, b, i + 1, j + 1, known)
      : Math.max(longestCommon(a, b, i + 1, j, known), longestCommon(a, b, i, j + 1, known));
  known.set(key, found);
  return found;
}
