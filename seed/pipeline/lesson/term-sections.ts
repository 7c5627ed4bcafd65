/** Finds the lesson and section that explain a term first. The map of ideas and the words in italics decide. */
import type { Element } from "hast";
import { CONTINUE, SKIP, visit } from "unist-util-visit";
import { mentions, type Term } from "./term-links";
import { type HtmlRoot, wordsOf } from "./tree";

/**
 * Puts the lesson that explains a term first at the beginning of `taughtIn`. It is the earliest on the map with the
 * term in italics; without one, the first in the editor's order. The others follow in the order of the map.
 *
 * @param rankOf returns the rank of a lesson's address on the map
 * @param bodyAt returns the body of the lesson at an address; null where there is none
 */
export function placeTerm(
  term: Term,
  rankOf: (address: string) => number,
  bodyAt: (address: string) => HtmlRoot | null,
): Term {
  const named = term.entry.taughtIn.flatMap((address, nth) => {
    const place = term.taughtAt[nth];
    return place === undefined ? [] : [{ address, place, body: bodyAt(address) }];
  });
  const byMap = [...named].sort((a, b) => rankOf(a.address) - rankOf(b.address));
  const first = byMap.find(({ body }) => body !== null && inItalics(body, term) !== undefined) ?? named[0];
  if (first === undefined) return term;
  const order = [first, ...byMap.filter((each) => each !== first)];
  const section = first.body === null ? "" : sectionOf(first.body, term);
  const explainedAt = section === "" ? first.address : `${first.address}#${section}`;
  const taughtIn = order.map(({ address }) => address);
  return { ...term, entry: { ...term.entry, taughtIn, explainedAt }, taughtAt: order.map(({ place }) => place) };
}

/**
 * Finds the anchor of the section that explains a term. The first with it in italics, as lessons mark a word that they
 * explain, else the first that uses it. @returns an empty string where that is before the first heading
 */
export function sectionOf(body: HtmlRoot, term: Term): string {
  const named = inItalics(body, term);
  return (named ?? readSections(body).used.find(({ words }) => mentions(words, term)))?.section ?? "";
}

function inItalics(body: HtmlRoot, term: Term): Placed | undefined {
  const names = [term.entry.term, ...term.forms].map((form) => form.toLowerCase());
  return readSections(body).named.find(({ words }) => names.includes(words));
}

/** Words of a body with the anchor of their section. */
interface Placed {
  section: string;
  words: string;
}

interface Sections {
  /** Words in italics, in lower case. */
  named: Placed[];
  /** Paragraphs. */
  used: Placed[];
}

const closed = new Set(["check", "onward", "sources", "toc", "letters"]);
const running = new Set(["p", "li", "dd"]);

/** Caches the sections of a body, which are searched for a hundred terms. */
const read = new WeakMap<HtmlRoot, Sections>();

function readSections(body: HtmlRoot): Sections {
  const known = read.get(body);
  if (known !== undefined) return known;
  const found: Sections = { named: [], used: [] };
  let section = "";
  visit(body, "element", (node: Element) => {
    if ([node.properties.className].flat().some((name) => closed.has(String(name)))) return SKIP;
    const words = () => wordsOf(node, ({ tagName }) => (tagName === "math" ? " " : undefined));
    if (node.tagName === "h2") section = String(node.properties.id ?? "");
    else if (node.tagName === "em") found.named.push({ section, words: oneLine(words()) });
    else if (running.has(node.tagName)) found.used.push({ section, words: words() });
    return CONTINUE;
  });
  read.set(body, found);
  return found;
}

const oneLine = (words: string) => words.replace(/\s+/g, " ").trim().toLowerCase();
