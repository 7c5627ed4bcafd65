/** Finds words similar to a typed word: with letters missing, added, swapped or replaced. */

/** The most slips; a word with more is another word. */
export const mostSlips = 2;

export interface NearWord {
  word: string;
  slips: number;
}

/**
 * Finds the nearest words of a list for some words. It allows one slip in a word of four letters, two from seven on.
 *
 * @returns for each those with the fewest slips, at most `most` of them
 */
export function nearestWords(meant: readonly string[], words: readonly string[], most: number): NearWord[] {
  const masks = words.map(lettersMask);
  return meant.flatMap((word) => nearestTo(word, words, masks, most));
}

function nearestTo(word: string, words: readonly string[], masks: number[], most: number): NearWord[] {
  const allowed = word.length < 4 ? 0 : word.length < 7 ? 1 : mostSlips;
  if (allowed === 0) return [];
  const letters = lettersMask(word);
  const near: NearWord[] = [];
  for (let index = 0; index < words.length; index++) {
    const other = words[index] as string;
    if (Math.abs(other.length - word.length) > allowed) continue;
    if (ones(letters ^ (masks[index] as number)) > 2 * allowed) continue;
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

/** Encodes the letters of a word as bits. Words that differ by more than twice the slips need no closer comparison. */
function lettersMask(word: string): number {
  let mask = 0;
  for (let index = 0; index < word.length; index++) mask |= 1 << (word.charCodeAt(index) & 31);
  return mask;
}

function ones(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}

/**
 * Counts the slips between two words (optimal string alignment: Damerau 1964). It returns more than `allowed` if there
 * are more. It skips equal letters and tries each slip where it occurs, since a table of all letters costs three times
 * as much.
 */
function slipsBetween(one: string, other: string, allowed: number, from = 0, otherFrom = 0): number {
  let position = from;
  let to = otherFrom;
  while (position < one.length && one.charCodeAt(position) === other.charCodeAt(to)) {
    position++;
    to++;
  }
  const [left, over] = [one.length - position, other.length - to];
  if (left === 0 || over === 0) return left + over;
  if (allowed === 0 || Math.abs(left - over) > allowed) return allowed + 1;
  let fewest = slipsBetween(one, other, allowed - 1, position + 1, to + 1);
  if (fewest > 0) fewest = Math.min(fewest, slipsBetween(one, other, allowed - 1, position, to + 1));
  if (fewest > 0) fewest = Math.min(fewest, slipsBetween(one, other, allowed - 1, position + 1, to));
  const isSwapped =
    one.charCodeAt(position) === other.charCodeAt(to + 1) && one.charCodeAt(position + 1) === other.charCodeAt(to);
  if (fewest > 0 && isSwapped) fewest = Math.min(fewest, slipsBetween(one, other, allowed - 1, position + 2, to + 2));
  return fewest + 1;
}
