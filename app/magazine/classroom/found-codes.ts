/** Finds results in pasted text, as a whole chat holds them: codes among words, broken by line ends. */

import { type PupilResult, readResult, readResultSigns } from "./result-code";
import { cleanSigns } from "./signs";

/** Text is searched up to here, since a chat of a class has some ten thousand characters. */
export const mostSearched = 200_000;
/** The longest run of signs after a prefix that is looked at. */
const mostRun = 3000;

/** `code` is what the page shows: the whole code, or the beginning of one that cannot be read. */
type FoundCode = { kind: "result"; code: string; result: PupilResult } | { kind: "newer" | "damaged"; code: string };

export interface FoundCodes {
  codes: readonly FoundCode[];
  /** Whether the text was longer than what is searched. */
  isCut: boolean;
}

/** Finds every result in a text. A text without a prefix is read as one code. */
export function foundCodes(text: string): FoundCodes {
  const searched = text.slice(0, mostSearched);
  const isCut = searched.length < text.length;
  const starts = [...searched.matchAll(/prizma\s*:/gi)].map(({ index, 0: prefix }) => index + prefix.length);
  if (starts.length > 0) return { codes: starts.map((start) => foundAt(searched, start)), isCut };
  const alone = searched.trim().slice(0, mostRun);
  return { codes: alone === "" ? [] : [told(alone, readResult(alone))], isCut };
}

function foundAt(text: string, start: number): FoundCode {
  // U is no sign: what stands from it on is no part of a code.
  const run = /^[0-9a-tv-z\s\-\u2010-\u2015\u2212]*/i.exec(text.slice(start, start + mostRun))?.[0] ?? "";
  const signs = cleanSigns(run) ?? "";
  const read = readResultSigns(signs);
  return told(read.ok ? signs.slice(0, read.length) : signs, read);
}

/** Signs of a damaged code that are shown, so that one finds it in the chat. */
const shownSigns = 12;

function told(code: string, read: ReturnType<typeof readResultSigns>): FoundCode {
  if (read.ok) return { kind: "result", code: cleanSigns(code) ?? code, result: read.result };
  return { kind: read.fault, code: read.fault === "newer" ? code : code.slice(0, shownSigns) };
}
