/**
 * Checks that a caption's number is a value of some `llogari` block, as in `::perfundimi[…]`. Digits that are not
 * quantities are skipped: symbols of a formula (`x^2 + 10x`, `= 0`), dates, times of day, numbers in names (Fig. 2,
 * Apollo 11, the triangle 3-4-5) and the right, the straight and the full angle.
 */

import { isPrinted, plainTex, printedNumbers } from "../printed-number";
import type { MarkdownNode } from "../tree";
import { expressionValue } from "../worked-example";
import { findingAt, type LessonRule } from "./lesson-rule";
import { blocksOf, childrenOf, nodesIn } from "./lesson-walk";
import { valuesIn } from "./printed-result";

export const captionNumbers: LessonRule = {
  name: "caption-numbers",
  severity: "error",
  scope: "lesson",
  check(lesson) {
    const values = valuesIn(nodesIn(lesson.root));
    return ["kapaku", "figura", "model"].flatMap((name) =>
      blocksOf(lesson, name).flatMap((block) =>
        printedNumbers(withoutNames(captionText(block, values))).flatMap((printed) => {
          if (values.some((value) => isPrinted(value, printed))) return [];
          const message = `Numri „${printed.text}“ i diçiturës nuk del nga asnjë llogari e mësimit.`;
          const hint = "Shto pas figurës një bllok ```llogari me rreshtin që e jep, ose ndreq numrin.";
          const picture =
            (block.type === "leafDirective" || block.type === "containerDirective") && block.attributes?.src;
          return [{ ...findingAt(block, message, hint), caption: picture || "" }];
        }),
      ),
    );
  },
};

/** Replaces digits that are not quantities. */
const nothing = " … ";

/** Returns a caption as plain text, without the formulas that give no number. */
function captionText(block: MarkdownNode, values: number[]): string {
  const [first] = childrenOf(block);
  const labelled = first?.type === "paragraph" && first.data?.directiveLabel === true;
  const label = block.type === "containerDirective" ? (labelled ? [first] : []) : childrenOf(block);
  return nodesIn({ children: label })
    .map((node) => {
      if (node.type === "text") return node.value;
      // A colon before digits, as in the time 10:30.
      if (node.type === "textDirective") return `:${node.name}`;
      return node.type === "inlineMath" ? numbersOf(node.value, values) : "";
    })
    .join("");
}

const relation = /(=|\\approx|\\[lg]eq?(?![a-z])|[<>])/;

/**
 * Returns the sides of a formula that are numbers. Of `x^2 + 10x = 39` it is only 39; of `36 : 2^2 = 9` both where 9 is
 * a value.
 */
function numbersOf(tex: string, values: number[]): string {
  return tex
    .split(relation)
    .map((side) => (isAlgebra(side) || isSum(side, values) ? nothing : plainTex(side)))
    .join("");
}

function isAlgebra(side: string): boolean {
  const bare = side
    .replace(/\\(?:mathrm|text)\{[^}]*\}|\^\{?\\circ\}?/g, "")
    .replace(/\\(?:cdot|quad|,|;|:| |%|\{|\})/g, " ");
  return /[A-Za-z\\]/.test(bare);
}

function isSum(side: string, values: number[]): boolean {
  const expression = side
    .replaceAll("{,}", ".")
    .replace(/\\[,;: ]|~/g, "")
    .replace(/\\cdot\b/g, "*")
    .replaceAll(":", "/");
  if (!/[-+*/^]/.test(expression.trim().slice(1))) return false;
  const value = expressionValue(expression);
  return value !== null && values.some((each) => Math.abs(each - value) <= 1e-9 * Math.abs(value));
}

const digitsInNames = new RegExp(
  [
    "(?<!\\p{L})(?:[Ff]ig\\.|[Ff]igur\\p{L}+|[Kk]las\\p{L}+|Apollo|Voyager|Artemis)\\s\\d+",
    // A year: „më 1836“, „viti 1905“, „(1687)“, „12 prill 1961“.
    "(?<!\\p{L})(?:[Mm]ë|[Vv]it\\p{L}*)\\s(?:1\\d{3}|20\\d{2})(?![\\d,/·%°\\s]*\\p{L}*[\\d²³])",
    "\\((?:1\\d{3}|20\\d{2})\\)",
    "\\d{1,2}\\s(?:janar|shkurt|mars|prill|maj|qershor|korrik|gusht|shtator|tetor|nëntor|dhjetor)(?:it)?(?:\\s\\d{4})?",
    "=\\s*0(?!,?\\d)",
    "(?<!\\p{L})[Oo]r\\p{L}*\\s\\d{1,2}:\\d{2}",
    // Hyphens without spaces: the name of a triangle or of a score.
    "(?<!\\d)\\d+(?:-\\d+){2,}",
    "(?<![\\d,])(?:90|180|360)\\s?°(?!\\p{L})",
  ].join("|"),
  "gu",
);

function withoutNames(text: string): string {
  return text.replace(digitsInNames, nothing);
}
