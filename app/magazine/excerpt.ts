/** Characters of the excerpt in lists and at the end of lessons (product 6.1). */
const excerptLength = 100;

/** Parts of a body that are not its running text. They are contents list, captions, figures, margin notes, formulas. */
const asides = /<(nav|figure|aside|math)\b[^>]*>[\s\S]*?<\/\1>|<p class="cap"[^>]*>[\s\S]*?<\/p>/g;

/** A term's button repeats the words of its link (seed/pipeline/lesson/term-cards.ts). */
const buttons = /<button\b[^>]*>[\s\S]*?<\/button>/g;

/** Tags inside a word or between brackets: „<em>po</em>“ is one word with its quotation marks. */
const inlineTags = /<\/?(?:a|em|strong|span)\b[^>]*>/g;

const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": "\u00a0",
};

/** Returns the running text of sanitised HTML: no markup, white space collapsed. */
export function plainText(html: string): string {
  return html
    .replace(buttons, "")
    .replace(asides, " ")
    .replace(inlineTags, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (entity) => entities[entity] ?? entity)
    .replace(/[ \t\r\n]+/g, " ")
    .replace(/ ([.,;:!?])/g, "$1")
    .trim();
}

/** The end of a sentence: its sign and closing marks, before the first letter of the next. */
const sentenceEnds = /[.!?…]+[“)]*(?= [„(]*[\p{Lu}\d])/gu;

/** A place inside a sentence where a reader pauses. */
const pauses = /[^\s,;:–—][“)]*(?=[,;:]| [–—])/g;

/** Short words that lead to the next one: „e“, „pa“, „që“. A text that is cut does not end with them. */
const leadingWords = /(?:[\s,;:–—(„]+|^)(?:\p{L}{1,3}|nëse|sepse|ndërsa|derisa)$/u;

/** The smallest shares of a length that the first sentences must fill, and the first part of a longer one. */
const least = { sentences: 0.25, part: 0.55 };

/** Returns the end of a pattern's last match; 0 if there is none. */
function lastEnd(text: string, pattern: RegExp): number {
  const match = [...text.matchAll(pattern)].at(-1);
  return match === undefined ? 0 : match.index + match[0].length;
}

/**
 * Returns the first words of a text that fit in a length. Of a longer first word it has the first characters. A
 * quantity stays with its unit, since a no-break space does not separate words.
 */
function firstWords(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  const first = characters.slice(0, length + 1).join("");
  const end = first.lastIndexOf(" ");
  let words = (end < 0 ? characters.slice(0, length).join("") : first.slice(0, end)).replace(/[\s,;:–—(„]+$/, "");
  while (leadingWords.test(words) && words.includes(" ")) words = words.replace(leadingWords, "");
  return words;
}

/**
 * Returns the excerpt of a body for lists, as plain text of at most 100 characters. It ends with a sentence. Of a longer
 * first sentence it has the first part, up to a comma if that is long enough, or the first words.
 */
export function excerpt(html: string): string {
  const text = plainText(html);
  const words = firstWords(text, excerptLength);
  if (words === text) return text;
  // With what follows, since a sentence ends where another begins, and a part before its comma.
  const room = text.slice(0, words.length + 3);
  const sentences = lastEnd(room, sentenceEnds);
  if (sentences >= least.sentences * excerptLength) return words.slice(0, sentences);
  const part = lastEnd(room, pauses);
  return part >= least.part * excerptLength ? words.slice(0, part) : words;
}

/** Adds an ellipsis to an excerpt that stops inside a sentence. */
export const withEllipsis = (text: string): string => (/(?:[.!?…“]|^)$/.test(text) ? text : `${text}…`);
