/** Finds the added and removed words of a text. */
import { diffArrays } from "diff";
import { fromHtml } from "hast-util-from-html";
import { visit } from "unist-util-visit";

export interface WordChanges {
  added: string[];
  removed: string[];
}

/**
 * From so many added and removed words on, the text counts as a new one. The time of the comparison is quadratic, 0.4 s
 * here.
 */
const mostChanges = 2000;

/** Returns the visible words of HTML or of plain text. */
export function wordsOf(html: string): string[] {
  const words: string[] = [];
  visit(fromHtml(html, { fragment: true }), "text", ({ value }) => {
    words.push(...value.split(/\s+/).filter((word) => word !== ""));
  });
  return words;
}

/** Compares two texts. @returns the words in the order of their text; a word that moved is both removed and added */
export function wordChanges(before: string[], after: string[]): WordChanges {
  const changes = diffArrays(before, after, { maxEditLength: mostChanges });
  if (changes === undefined) return { added: after, removed: before };
  return {
    added: changes.flatMap(({ added, value }) => (added ? value : [])),
    removed: changes.flatMap(({ removed, value }) => (removed ? value : [])),
  };
}
