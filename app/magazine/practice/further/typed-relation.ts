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

/** Says in words that nothing solves it. */
const noneWords =
  /^(?:(?:∅|ø|\{\s*\}|bosh\p{L}*|asnj\p{L}*)|(?:bashkesia\s+boshe)|(?:(?:nuk|s[’'`]?)\s*ka|pa)\s+(?:asnje\s+)?(?:zgjidhj|rrenj)\p{L}*(?:\s+(?:reale|te\s+vertete))?)$/u;
const allWords = /^(?:r|ℝ|cdo\s+(?:numer|x)\p{L}*(?:\s+real)?|te\s+gjith[ea]\s+numrat(?:\s+reale)?)$/u;

/** Removes the name before a set of solutions, `x ∈`, `S =`, and the full stop behind it. */
const withoutName = (text: string) =>
  text
    .trim()
    .replace(/\s*[.;!]+$/, "")
    .replace(/^\p{L}[\p{N}₀-₉]?\s*(?:∈|i\s+p[eë]rket|ndodhet\s+n[eë])\s*/u, "");

/** Tells whether a text says that there is no solution. */
export const saysNone = (text: string) =>
  noneWords.test(folded(withoutName(text).replace(/^\p{L}\s*=\s*/u, "")).trim());

const comparison = /(<=|>=|!=|<|>|=)/;
const infinite = /^([-+]?)\s*(?:∞|oo|inf|pafundesi|infinit)$/;

/** Writes every sign of a comparison in the notation of expressions. */
const plainComparisons = (text: string) =>
  text
    .normalize("NFC")
    .replace(/[\u00a0\u2007\u2009\u202f]/g, " ")
    .replace(/[−–—]/g, "-")
    .replace(/≤|⩽|=<|<\s+=|<\s*ose\s*=/g, "<=")
    .replace(/≥|⩾|=>|>\s+=|>\s*ose\s*=/g, ">=")
    .replace(/≠|<>/g, "!=")
    .replace(
      /\s+(?:[eë]sht[eë]\s+)?m[eë]\s+[ei]?\s*madhe?\s+ose\s+(?:e\s+|i\s+)?barabart[eë]\s+(?:se|me)\s+/giu,
      " >= ",
    )
    .replace(
      /\s+(?:[eë]sht[eë]\s+)?m[eë]\s+[ei]?\s*vog[eë]l\s+ose\s+(?:e\s+|i\s+)?barabart[eë]\s+(?:se|me)\s+/giu,
      " <= ",
    )
    .replace(/\s+(?:[eë]sht[eë]\s+)?m[eë]\s+[ei]?\s*madhe?\s+se\s+/giu, " > ")
    .replace(/\s+(?:[eë]sht[eë]\s+)?m[eë]\s+[ei]?\s*vog[eë]l\s+se\s+/giu, " < ");

/**
 * Reads a typed equation or inequality.
 *
 * @param variables the letters that it may contain; the first is that of an interval
 * @returns null if it is unreadable
 */
export function readTypedRelation(text: string, variables: readonly string[]): TypedRelation | null {
  const plain = plainComparisons(withoutName(text));
  if (plain.trim() === "") return null;
  if (saysNone(plain)) return { kind: "none" };
  if (allWords.test(folded(plain).trim())) return { kind: "all" };
  const parts = plain.replace(/([\])[])\s*[uU]\s*(?=[[(\]])/g, "$1 ∪ ").split(/\s*(?:∪|∨)\s*|\s+(?:ose|or)\s+/);
  const read = parts.map((part) => readConjunction(part.trim(), variables));
  if (read.some((part) => part === null)) return null;
  if (read.includes("no-sign")) return { kind: "no-sign" };
  if (read.includes("all")) return { kind: "all" };
  return { kind: "relation", notation: read.join(" or ") };
}

/** Reads what holds together: an interval, a chain, or comparisons with `dhe`. */
function readConjunction(text: string, variables: readonly string[]): string | null {
  const parts = text
    .split(/\s*(?:∧|∩|\band\b|\s(?:dhe|edhe|e)\s|,\s+(?=\p{L}\s*[<>=!]))\s*/u)
    .map((part) => part.trim());
  const read = parts.map((part) => readInterval(part, variables) ?? readChain(part, variables));
  if (read.some((part) => part === null)) return null;
  return read.includes("no-sign") ? "no-sign" : read.join(" and ");
}

const interval = /^(?:\p{L}\s*(?:∈|=)\s*)?([[\](])([^;]+?)([;,])([^;]+?)([\])[])$/u;

/** Reads `[a; b)` or `]a; b[`. One of its ends may be infinite. */
function readInterval(text: string, variables: readonly string[]): string | null {
  const [, open = "", first = "", , second = "", close = ""] = interval.exec(text) ?? [];
  if (open === "" || comparison.test(first + second)) return null;
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
