/** Words that are nearly the word that was typed: letters left out, put in, swapped or taken for others. */

/** More slips than these make another word. */
export const mostSlips = 2;

/**
 * Finds the nearest of many words: one slip in a word of four letters, two from seven on.
 *
 * @returns those with the fewest slips, at most `most` of them
 */
export function nearestWords(word: string, words: readonly string[], most: number): { word: string; slips: number }[] {
  const allowed = word.length < 4 ? 0 : word.length < 7 ? 1 : mostSlips;
  if (allowed === 0) return [];
  const letters = lettersMask(word);
  const near: { word: string; slips: number }[] = [];
  for (const other of words) {
    if (Math.abs(other.length - word.length) > allowed || other.length < 3) continue;
    if (ones(letters ^ lettersMask(other)) > 2 * allowed) continue;
    const slips = slipsBetween(word, other, allowed);
    if (slips <= allowed) near.push({ word: other, slips });
  }
  const fewest = Math.min(...near.map(({ slips }) => slips));
  // A slip in the first letter is the rarest.
  const rank = ({ word: other }: { word: string }) => (other.charAt(0) === word.charAt(0) ? 0 : 1);
  return near
    .filter(({ slips }) => slips === fewest)
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, most);
}

/** Which of the letters a word has, as bits: words apart by more than twice the slips need no closer look. */
function lettersMask(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at++) mask |= 1 << (word.charCodeAt(at) & 31);
  return mask;
}

function ones(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}

/** Counts the slips between two words (optimal string alignment: Damerau 1964); more than `allowed` where there are more. */
function slipsBetween(one: string, other: string, allowed: number): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one.charCodeAt(i - 1) === other.charCodeAt(j - 1);
      let cost = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped =
        i > 1 && j > 1 && one.charAt(i - 1) === other.charAt(j - 2) && one.charAt(i - 2) === other.charAt(j - 1);
      if (swapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    if (Math.min(...row) > allowed) return allowed + 1;
    before = above;
    above = row;
  }
  return above[other.length] ?? allowed + 1;
}
