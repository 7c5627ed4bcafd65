/**
 * Measures how often the search finds the right page. It has 120 questions that pupils would type, each with the pages
 * that answer it.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type ReadPart, search } from "../app/magazine/search/search";
import { realMagazine } from "./real-magazine";

interface Question {
  query: string;
  /** Slugs of contents, or `…/ushtrime`, `fjalori#…`, `projects/…`. */
  answers: string[];
  /** Kept apart: the search was not tuned with it. */
  heldOut?: boolean;
}

export const questions = JSON.parse(
  readFileSync(fileURLToPath(new URL("./bench/search-questions.json", import.meta.url)), "utf8"),
) as Question[];

const parts = new Map((realMagazine().search ?? []).map(({ name, text }) => [name, text]));

const readPart: ReadPart = async (name) => parts.get(name) ?? null;

/** The parts with their texts, the index first. */
export const searchParts = [...parts].map(([name, text]) => ({ name, text }));

/** Returns the name of an address among the answers. */
const nameOf = (href: string): string =>
  href.startsWith("/fjalori#") ? href.slice(1) : href.replace(/[?#].*$/, "").replace(/^\/(?:math|physics)\//, "");

export interface Quality {
  total: number;
  first: number;
  firstThree: number;
  /** The questions whose right page is not first. */
  missed: { query: string; found: string[] }[];
}

/** Searches for the questions and counts the hits. */
export async function qualityOf(questions: readonly Question[]): Promise<Quality> {
  const quality: Quality = { total: questions.length, first: 0, firstThree: 0, missed: [] };
  for (const { query, answers } of questions) {
    const found = await search(readPart, query);
    const names = (found?.results ?? []).map(({ href }) => nameOf(href));
    const index = names.findIndex((name) => answers.includes(name));
    if (index === 0) quality.first++;
    else quality.missed.push({ query, found: names.slice(0, 3) });
    if (index >= 0 && index < 3) quality.firstThree++;
  }
  return quality;
}
