/** Builds small indexes for the tests of the search, with weights and sentences set by hand. */
import { digit } from "./digits";
import { indexPart } from "./part-names";
import { writePart } from "./part-text";
import type { ReadPart } from "./search";
import { encodePostings, encodeSteps, keyOf, type Posting, type SearchKind } from "./search-parts";

export interface SmallPlace {
  where?: string;
  anchor?: string;
  sentences?: string[];
  /** The weight of each stem at this place, then the numbers of its sentences there. */
  words?: Record<string, [weight: number, ...sentences: number[]]>;
  /** Signs of formulas, in order and with a space between them, each with its sentence. */
  formulas?: Record<string, number>;
}

export interface SmallPage {
  kind: SearchKind;
  href: string;
  title?: string;
  part?: string;
  /** The stems of the term that the page explains. */
  term?: string;
  places: SmallPlace[];
}

/** Writes the index of some pages; those of one part stand together. */
export function smallIndex(pages: readonly SmallPage[]): string {
  const words = new Map<string, Posting[]>();
  const formulas = new Map<string, string[]>();
  const counts = new Map<string, number>();
  const terms = new Map<string, number[]>();
  let kinds = "";
  const steps: number[] = [];
  for (const { kind, part = "mekanika", term, places } of pages) {
    if (term !== undefined) terms.set(keyOf(term), [...(terms.get(keyOf(term)) ?? []), kinds.length]);
    counts.set(part, (counts.get(part) ?? 0) + places.length);
    for (const [nth, place] of places.entries()) {
      const at = kinds.length;
      for (const [stem, [weight, ...sentences]] of Object.entries(place.words ?? {})) {
        words.set(keyOf(stem), [...(words.get(keyOf(stem)) ?? []), { place: at, weight, sentences }]);
      }
      for (const [signs, sentence] of Object.entries(place.formulas ?? {})) {
        formulas.set(signs, [...(formulas.get(signs) ?? []), `${at}.${sentence}`]);
      }
      kinds += kind;
      steps.push(nth);
    }
  }
  const lengthOf = (signs: string) => signs.split(" ").length;
  return [
    `${[...counts].map(([part, count]) => `${part}:${count}`).join(";")}\n${kinds}\n${encodeSteps(steps)}`,
    [...formulas]
      .sort(([a], [b]) => lengthOf(a) - lengthOf(b))
      .map(([signs, places]) => `${digit(lengthOf(signs))}${signs}|${places.join(",")}`)
      .join("\n"),
    [...terms]
      .map(([term, places]) => `~${term}|${places.join(",")}`)
      .sort()
      .join("\n"),
    [...words]
      .map(([stem, postings]) => `${stem} ${encodePostings(postings)}`)
      .sort()
      .join("\n"),
  ].join("\n\n");
}

/** Makes the reader of a small magazine: its index, and the texts of its parts. */
export function smallMagazine(pages: readonly SmallPage[]): ReadPart {
  const lines = new Map<string, string[]>();
  for (const { title = "", href, part = "mekanika", places } of pages) {
    for (const [nth, { where = "", anchor = "", sentences = [] }] of places.entries()) {
      // A page's picture, symbol and unit are empty here.
      const line = [...(nth === 0 ? [title, href] : ["", ""]), "", "", "", where, anchor, ...sentences].join("\t");
      lines.set(part, [...(lines.get(part) ?? []), line]);
    }
  }
  const parts = new Map([...lines].map(([part, texts]) => [part, writePart(texts)]));
  const index = smallIndex(pages);
  return async (name) => (name === indexPart ? index : (parts.get(name) ?? null));
}
