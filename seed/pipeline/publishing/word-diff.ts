/** Which words of a text are new and which are gone, by the longest common run of words (Wagner and Fischer, 1974). */
export interface WordChanges {
  added: string[];
  removed: string[];
}

/** Beyond this many words on both sides the table would take too long: 16 million cells, half a second. */
const largestTable = 16_000_000;

/** The visible words of HTML or of plain text. */
export function wordsOf(html: string): string[] {
  return html
    .replace(/<[^>]*>/g, " ")
    .split(/\s+/)
    .filter((word) => word !== "");
}

/** @returns the words in the order of their text; a word that moved is both removed and added */
export function wordChanges(before: string[], after: string[]): WordChanges {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  const room = Math.min(before.length, after.length) - start;
  while (end < room && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  return changesBetween(before.slice(start, before.length - end), after.slice(start, after.length - end));
}

function changesBetween(before: string[], after: string[]): WordChanges {
  if (before.length * after.length > largestTable) return { added: after, removed: before };
  // common[i][j]: the length of the longest common run of before from i on and after from j on.
  const common = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--) {
    const row = common[i] as Uint16Array;
    for (let j = after.length - 1; j >= 0; j--) {
      row[j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const changes: WordChanges = { added: [], removed: [] };
  let i = 0;
  let j = 0;
  while (i < before.length && j < after.length) {
    if (before[i] === after[j]) {
      i++;
      j++;
    } else if (at(i + 1, j) >= at(i, j + 1)) {
      changes.removed.push(before[i++] as string);
    } else {
      changes.added.push(after[j++] as string);
    }
  }
  changes.removed.push(...before.slice(i));
  changes.added.push(...after.slice(j));
  return changes;
}
