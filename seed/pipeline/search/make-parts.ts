/** Makes the parts that search reads; `app/magazine/search/search-parts.ts` defines their format. */

import { digit } from "../../../app/magazine/search/digits";
import { signsOf } from "../../../app/magazine/search/formula-signs";
import { indexPart } from "../../../app/magazine/search/part-names";
import { writePart } from "../../../app/magazine/search/part-text";
import {
  encodePostings,
  encodeSteps,
  heaviest,
  keyOf,
  mostSentences,
  type Posting,
  sentenceLimit,
} from "../../../app/magazine/search/search-parts";
import { tellingWords } from "../../../app/magazine/search/words";
import type { FoundPage, IndexedPassage } from "./indexed-passage";
import { inPlainSigns } from "./plain-formula";

export interface SearchPart {
  name: string;
  text: string;
}

/** Weight of a word by its place. */
const weights = { title: 9, named: 7, where: 5, also: 3.5, sentence: 1 };
/**
 * Parameters of BM25. They are saturation of repeated words, share of the length normalisation, usual length in words.
 */
const saturation = 5;
const lengthShare = 0.4;
const usualLength = 60;

/**
 * Makes the parts: the index, and the texts of each chapter.
 *
 * @param hashOf hashes a text for its name, so that a browser never mixes the index and texts of two editions
 */
export function makeParts(pages: FoundPage[], hashOf: (text: string) => string): SearchPart[] {
  if (pages.length === 0) return [];
  const texts = new Map<string, string[]>();
  const words = new Map<string, Posting[]>();
  const terms = new Map<string, Set<number>>();
  const formulas = new Map<string, Set<string>>();
  const steps: number[] = [];
  let kinds = "";
  let place = 0;
  for (const page of pages) {
    for (const stems of new Set((page.answers ?? []).map(stemsOf))) {
      if (stems !== "") terms.set(stems, (terms.get(stems) ?? new Set()).add(place));
    }
    for (const [i, each] of page.places.entries()) {
      kinds += page.kind;
      steps.push(i);
      listOf(texts, page.part).push(lineOf(page, each, i === 0));
      for (const [stem, posting] of postingsOf(page, each, i === 0, place)) listOf(words, stem).push(posting);
      if (i === 0) {
        const named = page.named.flatMap((names) => names.split(",").filter((name) => name.includes("=")));
        for (const name of named) placesOf(formulas, signsOf(name)).add(`${place}.0`);
      }
      for (const { signs, sentence } of each.formulas ?? []) placesOf(formulas, signs).add(`${place}.${sentence}`);
      place++;
    }
  }
  const parts = [...texts].map(([part, lines]) => {
    const text = writePart(lines);
    return { name: `${part}-${hashOf(text)}`, text, count: lines.length };
  });
  const index = [
    `${parts.map(({ name, count }) => `${name}:${count}`).join(";")}\n${kinds}\n${encodeSteps(steps)}`,
    formulaLines(formulas).join("\n"),
    [...terms]
      .map(([stems, places]) => `~${keyOf(stems)}|${[...places].join(",")}`)
      .sort()
      .join("\n"),
    [...words]
      .map(([stem, postings]) => `${keyOf(stem)} ${encodePostings(postings)}`)
      .sort()
      .join("\n"),
  ];
  return [{ name: indexPart, text: index.join("\n\n") }, ...parts.map(({ name, text }) => ({ name, text }))];
}

function listOf<Item>(lists: Map<string, Item[]>, name: string): Item[] {
  const known = lists.get(name);
  if (known) return known;
  const list: Item[] = [];
  lists.set(name, list);
  return list;
}

function placesOf(formulas: Map<string, Set<string>>, signs: string[]): Set<string> {
  const written = signs.map(keyOf).sort().join(" ");
  const known = formulas.get(written) ?? new Set();
  formulas.set(written, known);
  return known;
}

/** Returns the lines of formulas, those with the fewest signs first. The count is at most 63, one digit. */
function formulaLines(formulas: Map<string, Set<string>>): string[] {
  const count = (signs: string) => Math.min(signs.split(" ").length, 63);
  return [...formulas]
    .sort(([a], [b]) => count(a) - count(b) || (a < b ? -1 : 1))
    .map(([signs, places]) => `${digit(count(signs))}${signs}|${[...places].join(",")}`);
}

const stemsOf = (text: string) =>
  tellingWords(text)
    .map(({ stem }) => stem)
    .join(" ");

function lineOf(page: FoundPage, { where, anchor, sentences }: IndexedPassage, isFirst: boolean): string {
  const { title, href, picture = "", symbol = "", unit = "" } = page;
  const fields = isFirst ? [title, href, picture, symbol, unit] : ["", "", "", "", ""];
  return [...fields, where, anchor, ...sentences].map((field) => field.replace(/[\t\n]/g, " ")).join("\t");
}

function postingsOf(page: FoundPage, place: IndexedPassage, isFirst: boolean, index: number): [string, Posting][] {
  const found = new Map<string, { weight: number; sentences: Set<number> }>();
  let length = 0;
  const put = (text: string, weight: number, sentence?: number, once = false) => {
    const seen = new Set<string>();
    for (const { stem } of tellingWords(inPlainSigns(text))) {
      length += sentence === undefined ? 0 : 1;
      if (once && seen.has(stem)) continue;
      seen.add(stem);
      const known = found.get(stem) ?? { weight: 0, sentences: new Set<number>() };
      known.weight += weight;
      if (sentence !== undefined) known.sentences.add(Math.min(sentence, sentenceLimit));
      found.set(stem, known);
    }
  };
  // Only a page's first passage carries the title. Search looks it up there for the others.
  if (isFirst) {
    put(page.title, weights.title, undefined, true);
    put(page.named.join(" "), weights.named, undefined, true);
  }
  if (!place.isUntold) put(place.where, weights.where, undefined, true);
  put((place.alsoFoundBy ?? []).join(" "), weights.also, undefined, true);
  for (const [number, sentence] of place.sentences.entries()) put(sentence, weights.sentence, number);
  const long = 1 - lengthShare + lengthShare * (length / usualLength);
  return [...found].map(([stem, { weight, sentences }]) => {
    const saturated = weight / (weight + saturation * long);
    const named = place.sentences.length > 1 ? [...sentences].slice(0, mostSentences) : [];
    return [stem, { place: index, weight: Math.round(saturated * heaviest), sentences: named }];
  });
}
