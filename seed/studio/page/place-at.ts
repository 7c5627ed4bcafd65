/** Finds the words at the caret by which the page's place is found. A page has neither marks nor TeX. */

/** What a page shows otherwise than it is written: formulas, links' addresses, drawn numbers, marks. */
const marks =
  /\$\$?[^$]*\$\$?|\[\[[^\]]*\]\]|\]\([^)]*\)|\{[^}]*\}|`+[^`]*`*|[*_[\]|\\]+|^\s*(?:#{1,6}|[-+>]|\d+\.)\s+|^:{2,3}\p{L}*/u;

/** The fewest letters that tell a place. */
const enough = 4;

/** Returns the longest run of words in a line that its page shows as they are; empty for none. */
function wordsOf(line: string): string {
  const runs = line.split(new RegExp(marks.source, "gu")).map((run) => run.replace(/\s+/g, " ").trim());
  const longest = runs.reduce((one, other) => (other.length > one.length ? other : one), "");
  return longest.length < enough ? "" : longest;
}

/**
 * Returns the words by which the page's place of the caret is found.
 *
 * @param lines the text up to the line of the caret
 * @returns the words of the nearest line that has some; empty for none
 */
export function placeAt(lines: string[]): string {
  for (let at = lines.length - 1; at >= 0; at--) {
    const words = wordsOf(lines[at] ?? "");
    if (words !== "") return words;
  }
  return "";
}
