/** Binds a particle or number to the next word, a quantity's letter to the last, in titles, captions and headings. */
import type { ElementContent } from "hast";
import { visit } from "unist-util-visit";
import type { HtmlRoot } from "./tree";

/**
 * Albanian particles and prepositions that belong to the next word. Numbers belong to the counted thing, and the game's
 * name is one.
 */
const loose =
  /(?<![\p{L}\p{N}])(?:[ieaouIEAOU]|[TtSs]ë|[Ss]’|[Mm]ë|[Mm]e|[Nn]ë|[Tt]e|[Tt]re|[Nn]ga|[Pp]ër|[Mm]bi|[Nn]ën|[Pp]a|[Nn]jë|[Nn]uk|[Dd]o|[Qq]ë|[Dd]he|[Ss]i|[Ss]e|Number|\d[\d\u00a0,]*)$/u;

/** A word, or some that are bound already, without the punctuation that follows. */
const follower = /^[\p{L}\p{N}’-](?:[^\s]|\u00a0)*?(?=[^\p{L}\p{N}]*(?:[^\S\u00a0]|$))/u;

/** A quantity's letter, which belongs to the word before it. Vowels of one letter are words. */
const letter = /^[b-df-hj-np-tv-z](?![\p{L}\p{N}’'])/u;

/** Characters of a headline's line in its largest type, on a phone of 320 px. */
const longest = 14;

/**
 * Puts no-break spaces after particles and numbers and before letters of quantities, up to the length of a phone's
 * line. It starts at the end of the text, so that in „që nuk zgjidhen“ the verb keeps its „nuk“.
 */
export function bindWords(text: string): string {
  return text.split(" ").reduceRight((rest, word) => {
    const next = follower.exec(rest)?.[0];
    const particle = (letter.test(rest) ? /[\p{L}\p{N}]+$/u : loose).exec(word)?.[0];
    const fits = particle && next && particle.length + 1 + next.length <= longest;
    return `${word}${fits ? "\u00a0" : " "}${rest}`;
  });
}

const captions = new Set(["figcaption", "summary", "th", "h2", "h3"]);

/** Binds the words of a lesson's headings, captions, questions and heads of tables. Changes the tree in place. */
export function bindHeadings(root: HtmlRoot): void {
  visit(root, "element", (node) => {
    const isCaption = captions.has(node.tagName) || String(node.properties.className ?? "") === "cap";
    if (isCaption) bindTexts(node.children);
  });
}

function bindTexts(nodes: ElementContent[]): void {
  for (const node of nodes) {
    if (node.type === "text") node.value = bindWords(node.value);
    else if (node.type === "element" && node.tagName !== "math") bindTexts(node.children);
  }
}
