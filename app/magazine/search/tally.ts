/** Computes the score of a query's word at each place. */
import { digitAt, digitValues } from "./digits";
import { firstOf, type SearchIndex } from "./open-index";

/** The score of a word by place, 0 if it is absent. The other is the offset of its sentences. */
export interface Tally {
  scores: Float64Array;
  sentences: Int32Array;
}

export const emptyTally = (places: number): Tally => ({
  scores: new Float64Array(places),
  sentences: new Int32Array(places),
});

/**
 * Adds a word's postings at places where they score higher. It reads and scores in one loop: intermediate lists would
 * cost a third of a first query's time here.
 *
 * @param position offset from `postingsAt`
 * @param share weight of the word
 * @param touched receives the places
 */
export function addPostings(
  { text, places }: Pick<SearchIndex, "text" | "places">,
  position: number,
  share: number,
  tally: Tally,
  touched: Set<number>,
) {
  const { scores, sentences } = tally;
  const count = digitAt(text, position) * 64 + digitAt(text, position + 1);
  const worth = Math.log(1 + (places - count + 0.5) / (count + 0.5)) * share;
  const end = text.indexOf("\n", position);
  const to = end < 0 ? text.length : end;
  let place = 0;
  for (let next = position + 2; next < to; ) {
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
  /** The sentence that matches the query best; undefined if only the title matches. */
  sentence?: number;
}

/** The weight of a word of the page's title in its other places. */
const titleShare = 0.35;

/** Scores a place. A place with all words comes before one with some, and words of one sentence count as related. */
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
  const best = here === 1 && last !== null ? firstSentence(index, place, last) : bestSentence(index, place, tallies);
  const together = held > 1 ? best.worth / score : 0;
  return { score: score * (held / tallies.length) ** 1.5 * (1 + 0.4 * together), sentence: best.sentence };
}

interface Told {
  sentence?: number;
  /** The score of its words together. */
  worth: number;
}

/** Returns the first sentence of a place with a word of the query. It returns the sentence's score too. */
function firstSentence({ text }: Pick<SearchIndex, "text">, place: number, { scores, sentences }: Tally): Told {
  const position = sentences[place] as number;
  if ((digitAt(text, position) & 3) === 0) return { worth: 0 };
  return { sentence: digitAt(text, position + 1), worth: scores[place] as number };
}

function bestSentence({ text }: Pick<SearchIndex, "text">, place: number, tallies: readonly Tally[]): Told {
  const sums: number[] = [];
  let sentence: number | undefined;
  let worth = 0;
  for (const { scores, sentences } of tallies) {
    const found = scores[place] as number;
    const position = sentences[place] as number;
    const count = found > 0 ? digitAt(text, position) & 3 : 0;
    for (let nth = 1; nth <= count; nth++) {
      const each = digitAt(text, position + nth);
      const sum = (sums[each] ?? 0) + found;
      sums[each] = sum;
      if (sum > worth || (sum === worth && each < (sentence ?? each))) {
        sentence = each;
        worth = sum;
      }
    }
  }
  return { sentence, worth };
}
