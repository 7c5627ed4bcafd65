import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { encodePostings, encodeSteps, type Posting } from "./search-parts";
import { addPostings, emptyTally, scorePlace } from "./tally";

const posting = (place: number, weight: number, ...sentences: number[]): Posting => ({ place, weight, sentences });

describe("a word's score at a place", () => {
  /** Adds lists of postings, each with its share, among ten places. */
  function added(...lists: { postings: Posting[]; share: number }[]) {
    const [tally, touched] = [emptyTally(10), new Set<number>()];
    for (const { postings, share } of lists) {
      const text = `hen ${encodePostings(postings)}\ntok ABAE`;
      addPostings({ text, places: 10 }, 4, share, tally, touched);
      // The last word of an index has no line after it.
      addPostings({ text: text.slice(0, text.indexOf("\n")), places: 10 }, 4, share / 2, tally, touched);
    }
    return { scores: [...tally.scores], touched: [...touched] };
  }

  test("is its weight there, times its rarity, times its share", () => {
    // ln(1 + (10 − 1 + 0.5)/(1 + 0.5)) = ln 7.333 = 1.99243; ln(1 + 8.5/2.5) = ln 4.4 = 1.48160.
    const one = added({ postings: [posting(3, 4)], share: 0.5 });
    expect(one.touched).toEqual([3]);
    expect(one.scores[3]).toBeCloseTo(1.99243 * 4 * 0.5, 4);
    const two = added({ postings: [posting(0, 4), posting(9, 15)], share: 1 });
    expect([two.scores[0], two.scores[9]]).toEqual([expect.closeTo(5.9264, 3), expect.closeTo(22.224, 3)]);
    expect(two.scores.filter((score) => score > 0)).toHaveLength(2);
  });

  test("is that of its best form", () => {
    const weak = { postings: [posting(3, 4, 1)], share: 0.45 };
    const strong = { postings: [posting(3, 3, 2)], share: 1 };
    for (const lists of [
      [weak, strong],
      [strong, weak],
    ]) {
      const { scores, touched } = added(...lists);
      expect([scores[3], touched]).toEqual([expect.closeTo(1.99243 * 3, 4), [3]]);
    }
  });

  test("is read back for every place, however far apart", () => {
    const posted = fc.record({
      place: fc.oneof(fc.nat(100), fc.nat(50_000)),
      weight: fc.integer({ min: 1, max: 15 }),
      sentences: fc.array(fc.nat(63), { maxLength: 3 }),
    });
    const lists = fc.uniqueArray(posted, { selector: ({ place }) => place, minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(lists, (list) => {
        const postings = list.sort((a, b) => a.place - b.place);
        const text = `hen ${encodePostings(postings)}\ntok ABBJ`;
        const [tally, touched] = [emptyTally(50_001), new Set<number>()];
        addPostings({ text, places: 50_001 }, 4, 1, tally, touched);
        expect([...touched]).toEqual(postings.map(({ place }) => place));
        const unit = (tally.scores[postings[0]?.place ?? 0] ?? 0) / (postings[0]?.weight ?? 1);
        for (const { place, weight, sentences } of postings) {
          expect((tally.scores[place] ?? 0) / unit).toBeCloseTo(weight, 8);
          expect(scorePlace({ text, steps: 0 }, place, [tally]).sentence).toBe(sentences[0]);
        }
      }),
      { numRuns: 30 },
    );
  });

  test("counts all places of a word that has many, and lasts to the end of a far place", () => {
    const postings = Array.from({ length: 130 }, (_, nth) => posting(300 * nth, 1, nth % 3, 5, 7));
    const [tally, touched] = [emptyTally(39_000), new Set<number>()];
    addPostings({ text: encodePostings(postings), places: 39_000 }, 0, 1, tally, touched);
    expect([...touched]).toEqual(postings.map(({ place }) => place));
    // ln(1 + 38,870.5/130.5) = ln 298.858 = 5.69997.
    expect(tally.scores[300 * 129]).toBeCloseTo(5.69997, 4);
  });
});

/** Scores place 1, the second of the page of place 0, by the postings of each word of a query. Weight 1 is 1. */
function scored(...words: Posting[][]) {
  let text = encodeSteps([0, 1, 0, 0]);
  const tallies = words.map((postings) => {
    const position = text.length + 1;
    text += `\n${encodePostings(postings)}`;
    const tally = emptyTally(4);
    const rarity = Math.log(1 + (4 - postings.length + 0.5) / (postings.length + 0.5));
    addPostings({ text, places: 4 }, position, 1 / rarity, tally, new Set());
    return tally;
  });
  // The offsets of a tally are those of its index, which is complete only now.
  const { score, sentence } = scorePlace({ text, steps: 0 }, 1, tallies);
  return { score: Number(score.toFixed(4)), sentence };
}

describe("a place's score", () => {
  test("is that of the only word, with its first sentence", () => {
    expect(scored([posting(1, 6, 2, 4)])).toEqual({ score: 6, sentence: 2 });
    expect(scored([posting(1, 6)])).toEqual({ score: 6, sentence: undefined });
  });

  test("is higher by two fifths of the best sentence, where there are several words", () => {
    expect(scored([posting(1, 6, 1)], [posting(1, 3, 1)])).toEqual({ score: 9 + 0.4 * 9, sentence: 1 });
    expect(scored([posting(1, 6, 0)], [posting(1, 3, 1)])).toEqual({ score: 9 + 0.4 * 6, sentence: 0 });
    expect(scored([posting(1, 3, 0)], [posting(1, 6, 1)])).toEqual({ score: 9 + 0.4 * 6, sentence: 1 });
    expect(scored([posting(1, 6)], [posting(1, 3)])).toEqual({ score: 9, sentence: undefined });
  });

  test("is that of the sentence with the most, the earlier of two that have as much", () => {
    expect(scored([posting(1, 4, 0, 3)], [posting(1, 4, 3, 5)]).sentence).toBe(3);
    expect(scored([posting(1, 4, 3)], [posting(1, 4, 1)]).sentence).toBe(1);
    expect(scored([posting(1, 4, 1)], [posting(1, 4, 3)]).sentence).toBe(1);
    expect(scored([posting(1, 4, 5)], [posting(1, 2, 0)], [posting(1, 2, 0)]).sentence).toBe(0);
    expect(scored([posting(1, 4, 5)], [posting(1, 2, 0)]).sentence).toBe(5);
  });

  test("is less for each word that is missing: (1/2)^1.5 = 0.35355 for one of two", () => {
    expect(scored([posting(1, 6, 2)], [posting(2, 9, 0)])).toEqual({ score: 2.1213, sentence: 2 });
    // (2/3)^1.5 = 0.54433.
    expect(scored([posting(1, 6)], [posting(1, 4)], [posting(3, 9)]).score).toBe(5.4433);
  });

  test("has 35 % of a word of the page's title, and a word of its own counts whole", () => {
    const title = posting(0, 10);
    expect(scored([posting(1, 6, 1)], [title])).toEqual({ score: 6 + 3.5 + 0.4 * 6, sentence: 1 });
    expect(scored([title], [posting(1, 6)])).toEqual({ score: 9.5, sentence: undefined });
    expect(scored([title, posting(1, 4, 2)]).score).toBe(4);
    // A neighbour on another page is no title.
    expect(scored([posting(1, 6)], [posting(2, 10)]).score).toBe(2.1213);
  });
});
