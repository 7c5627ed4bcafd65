import { distance } from "fastest-levenshtein";

/**
 * Finds the known word that needs the fewest changes. It is null above two changes that are also more than a third of
 * the word's letters.
 */
export function nearest(word: string, known: string[]): string | null {
  const ranked = known
    .map((candidate) => ({ candidate, changes: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.changes - b.changes);
  const best = ranked[0];
  return best !== undefined && best.changes <= Math.max(2, word.length / 3) ? best.candidate : null;
}
