/** What a word of a query is worth at each place. */
import { digitAt, digitValues } from "./digits";
import { firstOf, type SearchIndex } from "./open-index";

/** By place: what a word is worth there, 0 where it is not, and where its sentences are told. */
export interface Tally {
  scores: Float64Array;
  sentences: Int32Array;
}

export const emptyTally = (places: number): Tally => ({
  scores: new Float64Array(places),
  sentences: new Int32Array(places),
});

/**
 * Adds a word's postings where they say more than what stands there. Read and weighed in one loop: lists between would be
 * a third of what a first query pays for it.
 *
 * @param at as `postingsAt` tells it
 * @param share what the word counts
 * @param touched gets the places
 */
export function addPostings(
  { text, places }: Pick<SearchIndex, "text" | "places">,
  at: number,
  share: number,
  tally: Tally,
  touched: Set<number>,
) {
  const { scores, sentences } = tally;
  const count = digitAt(text, at) * 64 + digitAt(text, at + 1);
  const worth = Math.log(1 + (places - count + 0.5) / (count + 0.5)) * share;
  const end = text.indexOf("\n", at);
  const to = end < 0 ? text.length : end;
  let place = 0;
  for (let next = at + 2; next < to; ) {
    let value = digitValues[text.charCodeAt(next++)] as number;
    place += value & 31;
    for (let shift = 5; value > 31; shift += 5) {
      value = digitValues[text.charCodeAt(next++)] as number;
      place += (value & 31) << shift;
    }
    const head = digitValues[text.charCodeAt(next)] as number;
    const score = worth * (head >> 2);
    if (score > (scores[place] as number)) {
      scores[place] = score;
      sentences[place] = next;
      touched.add(place);
    }
    next += 1 + (head & 3);
  }
}

export interface PlaceScore {
  score: number;
  /** The sentence that says most of the query; none where the place is found by its title alone. */
  sentence?: number;
}

/** What a word of the page's title counts in its other places. */
const titleShare = 0.35;

/** A place that has all words stands before one that has some. Words of one sentence belong together. */
export function scorePlace(
  index: Pick<SearchIndex, "text" | "steps">,
  place: number,
  tallies: readonly Tally[],
): PlaceScore {
  let score = 0;
  let held = 0;
  let here = 0;
  let first = -1;
  let last: Tally | null = null;
  for (const tally of tallies) {
    const found = tally.scores[place] as number;
    if (found > 0) {
      score += found;
      held++;
      here++;
      last = tally;
      continue;
    }
    if (first < 0) first = firstOf(index, place);
    const titled = tally.scores[first] as number;
    if (titled > 0) {
      score += titleShare * titled;
      held++;
    }
  }
  const told = here === 1 && last !== null ? firstSentence(index, place, last) : bestSentence(index, place, tallies);
  const together = held > 1 ? told.worth / score : 0;
  return { score: score * (held / tallies.length) ** 1.5 * (1 + 0.4 * together), sentence: told.sentence };
}

interface Told {
  sentence?: number;
  /** What its words are worth together. */
  worth: number;
}

/** Where one word is there alone, its first sentence. */
function firstSentence({ text }: Pick<SearchIndex, "text">, place: number, { scores, sentences }: Tally): Told {
  const at = sentences[place] as number;
  if ((digitAt(text, at) & 3) === 0) return { worth: 0 };
  return { sentence: digitAt(text, at + 1), worth: scores[place] as number };
}

function bestSentence({ text }: Pick<SearchIndex, "text">, place: number, tallies: readonly Tally[]): Told {
  const told: number[] = [];
  let sentence: number | undefined;
  let worth = 0;
  for (const { scores, sentences } of tallies) {
    const found = scores[place] as number;
    const at = sentences[place] as number;
    const count = found > 0 ? digitAt(text, at) & 3 : 0;
    for (let nth = 1; nth <= count; nth++) {
      const each = digitAt(text, at + nth);
      const sum = (told[each] ?? 0) + found;
      told[each] = sum;
      if (sum > worth || (sum === worth && each < (sentence ?? each))) {
        sentence = each;
        worth = sum;
      }
    }
  }
  return { sentence, worth };
}
