/**
 * Collects the words that the magazine's lessons always write with ë and ç. There is no maintained Albanian dictionary
 * for Node (npm has no dictionary-sq), and 47 lessons use 600 such words in two of them or more.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const lessonsFolder = fileURLToPath(new URL("../../lessons/", import.meta.url));

/** Number of lessons with a word before it counts as known. */
const leastLessons = 2;
/** Number of lessons that outweigh one lesson. That one has the word without its letters, which may be the mistake. */
const clearLessons = 4;

/** Returns a word without ë and ç. */
const plainWord = (word: string): string => word.replaceAll("ë", "e").replaceAll("ç", "c");

/**
 * Tells whether a missing letter is surely a mistake. The last letter is not, because it marks the case (një forcë, një
 * force).
 */
const isTelling = (word: string) => /ç|ë./u.test(word);

/** Text that readers do not see: formulas, computations, addresses, attributes. */
const unread = /```[\s\S]*?```|\$\$[\s\S]*?\$\$|\$[^$\n]*\$|\]\([^)]*\)|\b(?:src|emri|gjendja)="[^"]*"|:{2,3}\p{L}+/gu;

/** Reads texts. @returns the one form of each known word, by the word without its letters */
export function wordsWithLetters(texts: readonly string[]): Map<string, string> {
  const lessons = new Map<string, number>();
  for (const text of texts) {
    const words =
      text
        .replace(unread, " ")
        .toLowerCase()
        .match(/(?<![\p{L}’])\p{L}{3,}/gu) ?? [];
    for (const word of new Set(words)) lessons.set(word, (lessons.get(word) ?? 0) + 1);
  }
  const forms = new Map<string, string>();
  for (const [word, count] of lessons) {
    const plain = plainWord(word);
    const least = lessons.has(plain) ? clearLessons : leastLessons;
    if (!isTelling(word) || count < least || (lessons.get(plain) ?? 0) > 1) continue;
    if (count > (lessons.get(forms.get(plain) ?? "") ?? 0)) forms.set(plain, word);
  }
  return forms;
}

let known: Map<string, string> | undefined;

/** Returns the words of `seed/lessons/`, read once: 50 ms. */
export function knownWordForms(): ReadonlyMap<string, string> {
  const names = existsSync(lessonsFolder) ? readdirSync(lessonsFolder).filter((name) => name.endsWith(".md")) : [];
  known ??= wordsWithLetters(names.map((name) => readFileSync(lessonsFolder + name, "utf8")));
  return known;
}
