/**
 * Finds the sentence of a lesson's source that teaches a term. It is the first one with it in italics, else the first
 * use.
 */
import { positionsIn, type TextPosition } from "../checking/text-position";
import { sentenceAt } from "../lesson/preferred-terms";

export interface TaughtSentence extends TextPosition {
  sentence: string;
}

/** Beginnings of lines without running text: blocks, titles, tables, formulas, code. */
const closed = /^(?:[:#|`$]|\s*$)/;

/**
 * Reads a lesson once for all its terms.
 *
 * @param lesson Markdown @returns a function that finds the sentence of a term, given its name and forms; null where
 * none uses it
 */
export function taughtSentences(lesson: string): (names: readonly string[]) => TaughtSentence | null {
  const plain = lesson.toLowerCase().replaceAll("\u00a0", " ");
  const italics = new Map<string, number>();
  for (const { 1: words = "", index } of plain.matchAll(/(?<!\*)\*(?!\*)([^*]+)\*(?!\*)/g)) {
    const name = words.replace(/\s+/g, " ");
    if (!italics.has(name)) italics.set(name, index);
  }
  const position = positionsIn(lesson);
  return (names) => {
    const wanted = [...new Set(names.map((name) => name.toLowerCase()))];
    const named = wanted.flatMap((name) => italics.get(name) ?? []);
    const offset = named.length > 0 ? Math.min(...named) : firstUse(plain, wanted);
    if (offset === null) return null;
    const from = lesson.lastIndexOf("\n\n", offset) + 1;
    const to = lesson.indexOf("\n\n", offset);
    const paragraph = lesson.slice(from, to === -1 ? undefined : to);
    return {
      sentence: sentenceAt(paragraph, offset - from)
        .replace(/\s+/g, " ")
        .trim(),
      ...position(offset),
    };
  };
}

function firstUse(plain: string, wanted: readonly string[]): number | null {
  let start = 0;
  for (const line of plain.split("\n")) {
    if (!closed.test(line)) {
      const found = wanted.map((name) => wordAt(line, name)).filter((offset) => offset !== -1);
      if (found.length > 0) return start + Math.min(...found);
    }
    start += line.length + 1;
  }
  return null;
}

const inWord = /[\p{L}\p{N}]/u;

function wordAt(line: string, word: string): number {
  for (let offset = line.indexOf(word); offset !== -1; offset = line.indexOf(word, offset + 1)) {
    if (!inWord.test(line[offset - 1] ?? " ") && !inWord.test(line[offset + word.length] ?? " ")) return offset;
  }
  return -1;
}
