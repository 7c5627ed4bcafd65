import { wordsLike } from "./words";

/** A part of a sentence; `marked` if it is a searched word. */
export interface Marked {
  text: string;
  marked: boolean;
}

/**
 * Returns a function that splits a sentence at the found words. @param stems of the searched words, and of similar
 * ones
 */
export function markerOf(stems: ReadonlySet<string>): (sentence: string) => Marked[] {
  const wordsIn = wordsLike(stems);
  return (sentence) => {
    const runs: Marked[] = [];
    let copied = 0;
    for (const { stem, folded, from, to } of wordsIn(sentence)) {
      if (!stems.has(stem) && !stems.has(folded)) continue;
      if (from > copied) runs.push({ text: sentence.slice(copied, from), marked: false });
      runs.push({ text: sentence.slice(from, to), marked: true });
      copied = to;
    }
    if (copied < sentence.length) runs.push({ text: sentence.slice(copied), marked: false });
    return runs;
  };
}
