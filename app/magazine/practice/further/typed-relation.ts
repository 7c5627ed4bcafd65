/**
 * Reads equations and inequalities as pupils write them: `2x + 3y = 6`, `x > 3`, `3 < x`, `−2 ≤ x < 5`, `x ≥ −2 dhe x < 5`,
 * `[−2; 5)`, `]3; +∞[`, `nuk ka zgjidhje`.
 */
import { readTypedExpression } from "../typed-answer";
import { folded } from "../typed-unit";

/** A typed relation in the notation of expressions; `none` and `all` have no comparison. */
export type TypedRelation =
  | { kind: "relation"; notation: string }
  | { kind: "none" }
  | { kind: "all" }
  /** There is no sign of a comparison in it. */
  | { kind: "no-sign" };

/** Writes a text with one sign of minus and one space between words, without the full stop behind it. */
export const tidied = (text: string) =>
  text
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(/[−–—]/g, "-")
    .trim()
    .replace(/ ?[.;!]+$/, "");

/** Says in words that nothing solves it. */
const noneWords =
  /^(?:∅|ø|\{ ?\}|bosh\p{L}*|asnj\p{L}*|bashkesia? boshe|(?:(?:nuk|s[’'`]?) ?ka|pa|asnje)(?: asnje)? (?:zgjidhj|rrenj)\p{L}*(?: (?:reale|te vertet[ea]))?)$/u;
const allWords = /^(?:r|ℝ|cdo (?:numer|x)\p{L}*(?: real)?|te gjith[ea] numrat(?: reale)?)$/u;

/** Removes the name before a set of solutions: `x ∈`. */
const withoutName = (text: string) => text.replace(/^\p{L}[\p{N}₀-₉]? ?(?:∈|i p[eë]rket|ndodhet n[eë]) ?/u, "");

/** Tells whether a tidied text says that there is no solution. */
export const saysNone = (text: string) => noneWords.test(folded(withoutName(text).replace(/^\p{L} ?= ?/u, "")));

const comparison = /(<=|>=|!=|<|>|=)/;
const infinite = /^[-+]? ?(?:∞|oo|inf|pafundesi|infinit)$/;
/** A comparison in words: `është më e madhe ose e barabartë me`. */
const comparisonWords =
  / (?:[eë]sht[eë] )?m[eë] (?:[ei] ?)?(madhe?|vog[eë]l) (ose (?:[ei] )?barabart[eë] )?(?:se|me) /giu;

/** Writes every sign of a comparison in the notation of expressions. */
const plainComparisons = (text: string) =>
  text
    .replace(/≤|⩽|=<|< ?(?:ose ?)?=/g, "<=")
    .replace(/≥|⩾|=>|> ?(?:ose ?)?=/g, ">=")
    .replace(/≠|<>/g, "!=")
    .replace(comparisonWords, (_, size: string, orEqual = "") => {
      return `${/^m/i.test(size) ? ">" : "<"}${orEqual === "" ? "" : "="}`;
    });

/**
 * Reads a typed equation or inequality.
 *
 * @param variables the letters that it may contain; the first is that of an interval
 * @returns null if it is unreadable
 */
export function readTypedRelation(text: string, variables: readonly string[]): TypedRelation | null {
  const plain = plainComparisons(withoutName(tidied(text)));
  if (saysNone(plain)) return { kind: "none" };
  if (allWords.test(folded(plain))) return { kind: "all" };
  const parts = plain.replace(/([\])[]) ?u ?(?=[[(\]])/gi, "$1∪").split(/ ?[∪∨] ?| (?:ose|or) /);
  const read = parts.map((part) => readConjunction(part, variables));
  if (read.includes(null)) return null;
  if (read.includes("no-sign")) return { kind: "no-sign" };
  if (read.includes("all")) return { kind: "all" };
  return { kind: "relation", notation: read.join(" or ") };
}

/** Reads what holds together: an interval, a chain, or comparisons with `dhe`. */
function readConjunction(text: string, variables: readonly string[]): string | null {
  const parts = text.split(/ ?[∧∩] ?| (?:and|dhe|edhe|e) |, ?(?=\p{L} ?[<>=!])/u);
  const read = parts.map((part) => readInterval(part, variables) ?? readChain(part, variables));
  if (read.includes(null)) return null;
  return read.includes("no-sign") ? "no-sign" : read.join(" and ");
}

const interval = /^(?:\p{L} ?[∈=] ?)?([[\](])([^;]+?)[;,]([^;]+?)([\])[])$/u;

/** Reads `[a; b)` or `]a; b[`. One of its ends may be infinite. */
function readInterval(text: string, variables: readonly string[]): string | null {
  const [, open, first = "", second = "", close] = interval.exec(text) ?? [];
  if (comparison.test(first + second)) return null;
  const [letter = "x"] = variables;
  const end = (typed: string, inside: boolean, sign: "<" | ">") => {
    if (infinite.test(folded(typed).trim())) return "";
    const read = readTypedExpression(typed, []);
    return read === null ? null : `${letter}${sign}${inside ? "=" : ""}${read.notation}`;
  };
  const ends = [end(first, open === "[", ">"), end(second, close === "]", "<")];
  if (ends.includes(null)) return null;
  const named = ends.filter((each) => each !== "");
  return named.length === 0 ? "all" : named.join(" and ");
}

/** Reads one comparison, or a chain of two such as `−2 ≤ x < 5`. */
function readChain(text: string, variables: readonly string[]): string | null {
  const parts = text.replace(/^\(([^()]*)\)$/, "$1").split(comparison);
  if (parts.length === 1) return readTypedExpression(text, variables) === null ? null : "no-sign";
  if (parts.length !== 3 && parts.length !== 5) return null;
  const sides = parts.filter((_, i) => i % 2 === 0).map((side) => readTypedExpression(side, variables)?.notation);
  if (sides.includes(undefined)) return null;
  const signs = parts.filter((_, i) => i % 2 === 1);
  return signs.map((sign, i) => `${sides[i]}${sign}${sides[i + 1]}`).join(" and ");
}
