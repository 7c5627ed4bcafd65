/** Characters of the excerpt in lists, and in the cards of related lessons (product 6.1). */
const excerptLength = 100;
const relatedExcerptLength = 50;

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

/**
 * Returns the first words of a text that fit in a length. Of a longer first word it has the first characters. A
 * quantity stays with its unit, since a no-break space does not separate words.
 */
function head(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  const first = characters.slice(0, length + 1).join("");
  const end = first.lastIndexOf(" ");
  return (end < 0 ? characters.slice(0, length).join("") : first.slice(0, end)).replace(/[\s,;:–—(„]+$/, "");
}

/** Returns the excerpt of a body for lists. It is its first words as plain text, at most 100 characters. */
export function excerpt(html: string): string {
  return head(plainText(html), excerptLength);
}

/** Adds an ellipsis to an excerpt that stops inside a sentence. */
export const withEllipsis = (text: string): string => (/(?:[.!?…“]|^)$/.test(text) ? text : `${text}…`);

/** Returns the text of a related lesson's card: at most 50 characters, then '...'. Empty if there is no text. */
export function relatedExcerpt(text: string): string {
  return text === "" ? "" : `${head(text, relatedExcerptLength)}...`;
}
