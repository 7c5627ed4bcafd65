import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nearestWords } from "./alike";

const near = (word: string, ...words: string[]) =>
  nearestWords([word], words, 3).map((each) => `${each.word} ${each.slips}`);

describe("a slip", () => {
  test.each([
    ["a letter left out", "grvitet", 1],
    ["a letter put in", "graavitet", 1],
    ["a letter put in at the end", "gravitett", 1],
    ["another letter", "grawitet", 1],
    ["two letters swapped", "garvitet", 1],
    ["two letters swapped at the end", "gravitte", 1],
    ["one left out and one put in", "grvitett", 2],
    ["a swap and another letter", "garvitek", 2],
    ["two swaps", "rgavitte", 2],
    ["none", "gravitet", 0],
  ])("is %s", (_, typed, slips) => {
    expect(near(typed, "gravitet")).toEqual([`gravitet ${slips}`]);
  });

  test("is forgiven once from four letters on, twice from seven on", () => {
    expect([near("mas", "max"), near("mas", "mas")]).toEqual([[], []]);
    expect([near("masa", "mase"), near("masa", "mese")]).toEqual([["mase 1"], []]);
    expect([near("ferkim", "ferkem"), near("ferkim", "ferrem")]).toEqual([["ferkem 1"], []]);
    expect([near("ferkimi", "ferremi"), near("ferkimi", "forremi")]).toEqual([["ferremi 2"], []]);
    expect([near("ferkimi", "ferki"), near("ferkimi", "ferk")]).toEqual([["ferki 2"], []]);
  });
});

test("a letter that moved on is no swap where the other did not move back", () => {
  expect([near("masat", "mxaat"), near("masat", "msaat")]).toEqual([[], ["msaat 1"]]);
});

test("only the words with the fewest slips are near", () => {
  expect(near("gravitet", "grafitek", "grafitet")).toEqual(["grafitet 1"]);
});

test("words with the same first letter come before others, and each word has as many as are wanted", () => {
  expect(near("valet", "malet", "salet", "valez", "vales", "balet")).toEqual(["valez 1", "vales 1", "malet 1"]);
  expect(nearestWords(["valet", "forca"], ["valez", "vales", "forci"], 1).map(({ word }) => word)).toEqual([
    "valez",
    "forci",
  ]);
});

/** The distance of two words by the whole table of their beginnings (optimal string alignment). */
function distance(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, i) => [i, ...Array<number>(other.length).fill(0)]);
  const at = (i: number, j: number) => table[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let j = 0; j <= other.length; j++) (table[0] as number[])[j] = j;
  for (let i = 1; i <= one.length; i++) {
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      (table[i] as number[])[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (isSame ? 0 : 1),
        isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(one.length, other.length);
}

test("the slips are the distance that the whole table gives", () => {
  const letters = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 4, maxLength: 9 });
  fc.assert(
    fc.property(letters, letters, (typed, word) => {
      const slips = distance(typed, word);
      const allowed = typed.length < 7 ? 1 : 2;
      expect(nearestWords([typed], [word], 1)).toEqual(slips <= allowed ? [{ word, slips }] : []);
    }),
    { numRuns: 500 },
  );
});
