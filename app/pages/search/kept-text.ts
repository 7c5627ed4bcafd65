/** Searches the text of an offline page if the device has no search index. It reads its beginning and its sections. */
import { type Word, wordsLike } from "../../magazine/search/words";

interface Section {
  /** Heading of the section; empty at the beginning. */
  where: string;
  anchor: string;
  sentences: string[];
}

/** The best match of a query in a page. */
export interface FoundText {
  where: string;
  anchor: string;
  sentence: string;
  /** A word in the title counts four times. In the address, the description or a heading it counts twice. */
  score: number;
}

/** Elements that are not text to read: formulas, the cards of terms, names on figures. */
const unread = "math, svg, script, button, nav, table, .model-room";
const read = "h2, h3, p, li, dd, figcaption";

const plain = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
const sentencesOf = (text: string) => text.match(/\S.*?(?:[.!?…]+[”“]?(?=\s)|$)/g) ?? [];

function sectionsOf(page: Document): Section[] {
  for (const element of page.querySelectorAll(unread)) element.remove();
  const deck = page.querySelector(".lesson-top > p");
  const sections: Section[] = [{ where: "", anchor: "", sentences: sentencesOf(plain(deck?.textContent)) }];
  for (const body of page.querySelectorAll(".body")) {
    for (const element of body.querySelectorAll(read)) {
      const text = plain(element.textContent);
      if (/^H/.test(element.tagName)) sections.push({ where: text, anchor: element.id, sentences: [] });
      else sections[sections.length - 1]?.sentences.push(...sentencesOf(text));
    }
  }
  return sections;
}

/** Returns a function that finds which of the searched words a text contains. The last word may be incomplete. */
function holder(words: readonly Word[]): (text: string) => Set<Word> {
  const like = wordsLike(new Set(words.flatMap(({ stem, folded }) => [stem, folded])));
  return (text) => {
    const held = like(text);
    const isHeld = ({ stem, folded }: Word, index: number) =>
      held.some(
        (word) =>
          word.stem === stem || (index === words.length - 1 && folded.length > 2 && word.folded.startsWith(folded)),
      );
    return new Set(words.filter(isHeld));
  };
}

/**
 * Searches a page for words. Each must occur in its title, address, description, a heading or the text.
 *
 * @param html the whole page @param title as plain text @returns its best match; null if a word is missing
 */
export function findInPage(html: string, path: string, title: string, words: readonly Word[]): FoundText | null {
  const heldIn = holder(words);
  // Most pages already lack a word in their raw HTML; they are not parsed.
  if (heldIn(`${title} ${path} ${html}`).size < words.length) return null;
  // The first page of a visit has its style sheets inside, which this page's policy does not allow.
  const page = new DOMParser().parseFromString(html.replace(/<style>.*?<\/style>/gs, ""), "text/html");
  const description = plain(page.querySelector('meta[name="description"]')?.getAttribute("content"));
  const worth = new Map<Word, number>();
  const count = (held: Set<Word>, points: number) => {
    for (const word of held) worth.set(word, Math.max(points, worth.get(word) ?? 0));
  };
  let best = { where: "", anchor: "", sentence: description || title, held: 0 };
  count(heldIn(title), 4);
  count(heldIn(`${path} ${description}`), 2);
  for (const { where, anchor, sentences } of sectionsOf(page)) {
    count(heldIn(where), 2);
    for (const sentence of sentences) {
      const held = heldIn(sentence);
      count(held, 1);
      if (held.size > best.held) best = { where, anchor, sentence, held: held.size };
    }
  }
  if (worth.size < words.length) return null;
  const score = [...worth.values()].reduce((sum, each) => sum + each, 0);
  return { where: best.where, anchor: best.anchor, sentence: best.sentence, score };
}
