import { wordsLike } from "./words";

/** A run of a sentence; `marked` where it is a word that was sought. */
export interface Marked {
  text: string;
  marked: boolean;
}

/** Makes what splits a sentence at the words that were found in it. @param stems of the words sought, and of those like them */
export function markerOf(stems: ReadonlySet<string>): (sentence: string) => Marked[] {
  const wordsIn = wordsLike(stems);
  return (sentence) => {
    const runs: Marked[] = [];
    let at = 0;
    for (const { stem, folded, from, to } of wordsIn(sentence)) {
      if (!stems.has(stem) && !stems.has(folded)) continue;
      if (from > at) runs.push({ text: sentence.slice(at, from), marked: false });
      runs.push({ text: sentence.slice(from, to), marked: true });
      at = to;
    }
    if (at < sentence.length) runs.push({ text: sentence.slice(at), marked: false });
    return runs;
  };
}
