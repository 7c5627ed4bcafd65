/** Sets the letters of quantities: a letter slanted, its index lowered, units and words upright. */

/** A piece of a label. */
export interface LetterRun {
  text: string;
  /** `slanted` is a quantity's letter, `low` its index. */
  set?: "slanted" | "low";
}

const units = new Set(["A", "C", "J", "K", "N", "T", "V", "W", "g", "h", "l", "m", "s"]);
/** A word with its index, after `_`. */
const word = /(\p{L}+)(?:_(\p{L}+|\d+))?/gu;

/** Tells whether a name is a quantity's: one small letter such as `−a` or `p²`, or one with an index. */
export const namesQuantity = (name: string) => /^−?\p{Ll}[₀-₉²³]?$|_/u.test(name);

/** Returns a label without the sign of its indices, for sentences and widths. */
export const withoutIndexSigns = (text: string) => text.replaceAll("_", "");

/**
 * Splits a label. `m·g` is two quantities, `20 N` has a unit, `7/2 R` a quantity; `I` to `III` and a capital after a word
 * are names, `e` after a word is one of the language.
 */
export function quantityRuns(text: string): LetterRun[] {
  const runs: LetterRun[] = [];
  let from = 0;
  for (const found of text.matchAll(word)) {
    const [all, letters = "", index] = found;
    const before = text.slice(0, found.index).trimEnd();
    const isUnit = /\d$/.test(before) && units.has(letters);
    const isName =
      /^I+$/.test(letters) || /\p{L}{2}$/u.test(before) || (/\p{L}$/u.test(before) && /\p{Lu}/u.test(letters));
    if ([...letters].length > 1 || isUnit || isName) continue;
    runs.push({ text: text.slice(from, found.index) }, { text: letters, set: "slanted" });
    if (index !== undefined) runs.push({ text: index, set: "low" });
    from = found.index + all.length;
  }
  return [...runs, { text: text.slice(from) }].filter((run) => run.text !== "");
}
