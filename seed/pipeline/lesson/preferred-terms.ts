/**
 * Finds variants of a term that `preferred-terms.json` refuses, each with the reason.
 *
 * In a variant `*` is any ending (`kurb*`), `#` a number in digits, a space any white space; upper and lower case are
 * the same. `near` limits an entry to sentences that have one of these words. `allowed` are phrases in which a variant
 * may occur, such as the bridge to school books in „dallori (diskriminanti)“.
 */
import * as v from "valibot";
import { siteTable } from "../checking/editor-table";

const termSchema = v.strictObject({
  term: v.pipe(v.string(), v.minLength(1)),
  refused: v.pipe(v.array(v.pipe(v.string(), v.minLength(2))), v.minLength(1)),
  near: v.optional(v.array(v.string())),
  allowed: v.optional(v.array(v.string())),
  why: v.pipe(v.string(), v.minLength(1)),
});

/** A refused variant in a text. */
export interface RefusedTerm {
  /** The words of the text, and their offset. */
  found: string;
  index: number;
  term: string;
  why: string;
}

const entries = siteTable("preferred-terms.json", v.array(termSchema), []).map(
  ({ term, why, refused, near, allowed }) => ({
    term,
    why,
    refused: anyOf(refused),
    near: near === undefined ? null : anyOf(near),
    allowed: allowed === undefined ? null : anyOf(allowed),
  }),
);

/** Finds the refused variants of a text, in the order of the table. */
export function refusedTerms(text: string): RefusedTerm[] {
  return entries.flatMap(({ term, why, refused, near, allowed }) => {
    const bridges = allowed === null ? [] : [...text.matchAll(allowed)];
    return [...text.matchAll(refused)].flatMap(({ 0: found, index }) => {
      const isBridge = bridges.some((bridge) => index >= bridge.index && index < bridge.index + bridge[0].length);
      const isFar = near !== null && sentenceAt(text, index).search(near) === -1;
      return isBridge || isFar ? [] : [{ found, index, term, why }];
    });
  });
}

/** Makes a pattern for any of these words or phrases, written as in the table. */
export function anyOf(variants: string[]): RegExp {
  const patterns = variants.map((variant) =>
    variant
      .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
      .replaceAll("*", "\\p{L}*")
      .replaceAll("#", "\\d+(?:,\\d+)?")
      .replaceAll(" ", "\\s+"),
  );
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join("|")})(?![\\p{L}\\p{N}])`, "giu");
}

/** Returns the sentence around an offset. */
export function sentenceAt(text: string, index: number): string {
  const start = Math.max(0, ...[...text.slice(0, index).matchAll(/[.?!](?=\s)/g)].map((stop) => stop.index + 1));
  const end = text.slice(index).search(/[.?!](?:\s|$)/);
  return text.slice(start, end === -1 ? undefined : index + end);
}
