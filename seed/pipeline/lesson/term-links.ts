/**
 * Links a term's first use in a lesson's running text to the glossary. To keep the text calm, a lesson has at most
 * twelve such links and a paragraph two. A lesson's own terms come first; of the others the longest, which are the
 * least everyday. Of two terms that begin at the same word the longer is linked: "energji kinetike" is no use of
 * "energji".
 */
import type { Element, ElementContent } from "hast";
import { h } from "hastscript";
import { entryPath, type GlossaryEntry } from "../../../app/magazine/glossary";
import type { SourcePosition } from "../checking/finding";

/** A term with the data that lessons need to link to it. */
export interface Term {
  entry: GlossaryEntry;
  forms: string[];
  everyday: boolean;
  /** Place in the file of each address of `taughtIn`. */
  taughtAt: SourcePosition[];
}

const perLesson = 12;
const perParagraph = 2;

/**
 * Elements in which no term is linked. They are titles, other links, formulas, code, captions, tables, questions, names
 * of notes, sources.
 */
const closedTags = new Set("h2 h3 h4 a math code pre figure nav table summary dt".split(" "));
const closedClasses = new Set(["cap", "lab", "num", "sources"]);
const paragraphs = new Set(["p", "li", "dd"]);

/** The forms of all terms by their first word, longest first. They look up a text's words. */
export type TermIndex = ReadonlyMap<string, { form: string; term: Term }[]>;

export function indexTerms(terms: Term[]): TermIndex {
  const index = new Map<string, { form: string; term: Term }[]>();
  for (const term of terms) {
    for (const form of term.forms) {
      const first = word(form, 0);
      index.set(first, [...(index.get(first) ?? []), { form, term }]);
    }
  }
  for (const forms of index.values()) forms.sort((a, b) => b.form.length - a.form.length);
  return index;
}

interface Use {
  term: Term;
  parent: Element;
  node: ElementContent;
  paragraph: Element;
  start: number;
  end: number;
}

/**
 * Adds the links to the tree of a lesson.
 *
 * @param address the lesson's own, such as `/physics/graviteti`
 */
export function linkTerms(root: { children: unknown[] }, index: TermIndex, address: string): void {
  const uses = firstUses(root, index, address);
  const own = ({ term }: Use) => term.entry.taughtIn.includes(address);
  const ranked = uses
    .slice()
    .sort((a, b) => Number(own(b)) - Number(own(a)) || b.term.entry.term.length - a.term.entry.term.length);
  const linked = new Set<Use>();
  const inParagraph = new Map<Element, number>();
  for (const use of ranked) {
    const before = inParagraph.get(use.paragraph) ?? 0;
    if (linked.size === perLesson || before === perParagraph) continue;
    linked.add(use);
    inParagraph.set(use.paragraph, before + 1);
  }
  // From the last to the first, so that earlier offsets stay valid.
  for (const use of uses.filter((each) => linked.has(each)).reverse()) link(use);
}

/** Finds the first use of each term, in reading order. */
function firstUses(root: { children: unknown[] }, index: TermIndex, address: string): Use[] {
  const found = new Map<Term, Use>();
  const visit = (parent: Element, paragraph: Element | null) => {
    for (const node of parent.children) {
      if (node.type === "element") {
        if (isClosed(node, parent)) continue;
        visit(node, paragraphs.has(node.tagName) ? node : paragraph);
      } else if (node.type === "text" && paragraph !== null) {
        for (const { term, start, end } of usesIn(node.value, index, address)) {
          if (!found.has(term)) found.set(term, { term, parent, node, paragraph, start, end });
        }
      }
    }
  };
  visit(root as Element, null);
  return [...found.values()];
}

function isClosed({ tagName, properties }: Element, parent: Element): boolean {
  const classes = Array.isArray(properties.className) ? properties.className : [];
  const nameOfNote = tagName === "b" && parent.tagName === "aside";
  return closedTags.has(tagName) || nameOfNote || classes.some((name) => closedClasses.has(String(name)));
}

function* usesIn(value: string, index: TermIndex, address: string) {
  const plain = asPlain(value);
  for (let offset = 0; offset < plain.length; ) {
    const first = word(plain, offset);
    const inside = first === "" || inWord.test(plain[offset - 1] ?? "");
    const meant = inside ? undefined : index.get(first)?.find(({ form }) => isHere(plain, form, offset));
    if (meant !== undefined && (!meant.term.everyday || meant.term.entry.taughtIn.includes(address))) {
      yield { term: meant.term, start: offset, end: offset + meant.form.length };
    }
    offset += meant?.form.length ?? Math.max(1, first.length);
  }
}

/** Tells whether a text uses a term, in any form or by its own name. */
export function mentions(text: string, { entry, forms }: Term): boolean {
  const plain = asPlain(text);
  return [entry.term, ...forms].some((form) => {
    for (
      let offset = plain.indexOf(form.toLowerCase());
      offset !== -1;
      offset = plain.indexOf(form.toLowerCase(), offset + 1)
    ) {
      if (!inWord.test(plain[offset - 1] ?? "") && isHere(plain, form, offset)) return true;
    }
    return false;
  });
}

/**
 * Returns the terms that a lesson may use: its own, and those with a form all of whose words stand in its text. Another
 * term changes nothing in it, so that a new one does not have every lesson read again.
 */
export function usableTerms(terms: readonly Term[], text: string, address: string): Term[] {
  const words = new Set(asPlain(text).match(/\p{L}+/gu));
  const isWritten = (form: string) => (asPlain(form).match(/\p{L}+/gu) ?? []).every((each) => words.has(each));
  return terms.filter(({ entry, forms }) => entry.taughtIn.includes(address) || forms.some(isWritten));
}

const inWord = /[\p{L}\p{N}’-]/u;

/** Returns lower case with plain spaces, character by character, so that offsets stay valid. */
function asPlain(text: string): string {
  return text.toLowerCase().replace(/[\u00a0\n]/g, " ");
}

function isHere(plain: string, form: string, offset: number): boolean {
  return plain.startsWith(form.toLowerCase(), offset) && !/[\p{L}\p{N}-]/u.test(plain[offset + form.length] ?? "");
}

const letters = /\p{L}*/uy;

/** Returns the word at an offset, in lower case. */
function word(value: string, offset: number): string {
  letters.lastIndex = offset;
  return letters.exec(value)?.[0].toLowerCase() ?? "";
}

function link({ term, parent, node, start, end }: Use): void {
  if (node.type !== "text") return;
  const { value } = node;
  const anchor = h("a.term", { href: entryPath(term.entry.id) }, value.slice(start, end));
  node.value = value.slice(0, start);
  parent.children.splice(parent.children.indexOf(node) + 1, 0, anchor, { type: "text", value: value.slice(end) });
}
