/** Texts of exercises for lists and sheets: without their markup, and in one line. */
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

/** Sentences before the first letter of the next, and the share of a name that they must fill. */
const wholeSentences = /^[\s\S]*[.!?](?=\s[\p{Lu}(„])/u;
const leastShare = 0.4;

/**
 * Returns the beginning of an exercise's question: its first sentences, or of a longer one the first words.
 *
 * @param numbers the drawn ones; else a first draw
 */
export function questionBeginning(
  exercise: Exercise,
  numbers: Scope = drawNumbers(exercise, "1") ?? {},
  longest = longestName,
): string {
  const text = plainText(filledIn(exercise.question, exercise, numbers)).trim();
  if (text.length <= longest) return text;
  const [sentences = ""] = wholeSentences.exec(text.slice(0, longest + 2)) ?? [];
  if (sentences.length >= leastShare * longest) return sentences;
  return `${text.slice(0, longest).replace(/\s+\S*$/, "")}…`;
}

/** A formula, which is not taken apart; a tag; a space; a word. */
const lineParts = /<math\b[\s\S]*?<\/math>|<[^>]+>|[ \t\r\n]+|[^< \t\r\n]+/g;
/** Tags that a line keeps. Of the others those of links are left out, and a block is words of its own. */
const keptTag = /^<(\/?)(b|i|em|strong|sub|sup|span)\b/;
const linkTags = /<\/?(?:a|button)\b[^>]*>/g;
/** What does not stand before the dots of a text that was cut. */
const loose = /[ ,;:–(„]+$/;

/**
 * Returns an exercise's question in one line of HTML, its formulas typeset: whole, or its beginning up to a whole word.
 *
 * @param numbers the drawn ones; else a first draw
 * @param longest most letters, as {@link plainText} writes them
 */
export function questionLine(
  exercise: Exercise,
  numbers: Scope = drawNumbers(exercise, "1") ?? {},
  longest = longestName,
): string {
  let [line, whole, length] = ["", "", 0];
  const open: string[] = [];
  const question = filledIn(exercise.question, exercise, numbers).replace(linkTags, "");
  for (const [part] of question.trim().matchAll(lineParts)) {
    const [, isEnd = "", tag] = keptTag.exec(part) ?? [];
    if (tag !== undefined) {
      if (isEnd !== "") open.shift();
      else open.unshift(`</${tag}>`);
      line += part;
    } else if (/^(?:<(?!math)|[ \t\r\n])/.test(part)) {
      whole = line.replace(loose, "") + open.join("");
      if (line !== "" && !line.endsWith(" ")) [line, length] = [`${line} `, length + 1];
    } else {
      length += plainText(part).length;
      if (length > longest) return `${whole}…`;
      line += part;
    }
  }
  return line.trimEnd();
}
