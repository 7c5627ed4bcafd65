/** Texts of exercises without their markup, for lists and sheets. */
import { drawNumbers, filledIn } from "./draw";
import type { Exercise } from "./exercise";
import type { Scope } from "./expression";

const entities: Record<string, string> = { "&nbsp;": "\u00a0", "&lt;": "<", "&gt;": ">", "&amp;": "&" };
const raised: Record<string, string> = Object.fromEntries(
  [..."0123456789−"].map((sign, at) => [sign, "⁰¹²³⁴⁵⁶⁷⁸⁹⁻"[at] ?? sign]),
);
/** An exponent that is a whole number. */
const plainExponent = /(?:<mrow><mo[^>]*>(−)<\/mo>)?<mn>(\d+)<\/mn>(?:<\/mrow>)?<\/msup>/g;
/** An index that is a whole number. */
const plainIndex = /<mn>(\d+)<\/mn><\/msub>/g;
/** A root of a leaf, and of more. */
const plainRoot = /<msqrt>(<m[ino]>[^<]*<\/m[ino]>)<\/msqrt>/g;
const longRoot = /<msqrt>(.*?)<\/msqrt>/g;
/** A fraction of two leaves. */
const plainFraction = /<mfrac>(<m[ino]>[^<]*<\/m[ino]>)(<m[ino]>[^<]*<\/m[ino]>)<\/mfrac>/g;
/** A fraction of a row without another fraction, over a leaf. */
const longFraction = /<mfrac><mrow>((?:(?!<\/?mrow>|<mfrac>).)*)<\/mrow>(<m[ino]>[^<]*<\/m[ino]>)<\/mfrac>/g;
const fractionOf = (row: string, below: string) => (row.includes("<mo") ? `(${row})/${below}` : `${row}/${below}`);

/**
 * Returns the text of HTML that was sanitised when it was published. Whole exponents and indices, roots, fractions over a
 * leaf and spaces before units stay.
 */
export const plainText = (html: string) =>
  html
    .replace(plainFraction, "$1/$2")
    .replace(plainExponent, (_, sign = "", digits: string) => [...(sign + digits)].map((each) => raised[each]).join(""))
    .replace(plainIndex, (_, digits: string) => [...digits].map((digit) => "₀₁₂₃₄₅₆₇₈₉"[Number(digit)]).join(""))
    .replace(longFraction, (_, row: string, below: string) => fractionOf(row, below))
    .replace(/<mspace/g, "\u00a0$&")
    .replace(plainRoot, "√$1")
    .replace(longRoot, "√($1)")
    .replace(/<[^>]+>/g, "")
    .replace(/&(?:nbsp|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);

/** Most letters of a question that name its exercise in a list. */
const longestName = 70;

/**
 * Returns the beginning of an exercise's question, up to a whole word.
 *
 * @param numbers the drawn ones; else a first draw
 */
export function questionBeginning(
  exercise: Exercise,
  numbers: Scope = drawNumbers(exercise, "1") ?? {},
  longest = longestName,
): string {
  const text = plainText(filledIn(exercise.question, exercise, numbers)).trim();
  return text.length <= longest ? text : `${text.slice(0, longest).replace(/\s+\S*$/, "")}…`;
}
