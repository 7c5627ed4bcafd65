import type { MarkdownNode } from "../tree";
import type { CheckedText, LessonRule, RuleFinding } from "./lesson-rule";
import { findAll, formulas, nodesIn, passages } from "./lesson-walk";
import { unitPattern } from "./units";

const broken = new RegExp(`\\d[\\d,]*[ \\n]${unitPattern}`, "gu");
/** Units without a space after the number. Letters that may number a thing (klasa 10A) do not count alone. */
const glued = new RegExp(`(?<![\\p{L}\\d])\\d+(?:,\\d+)?(?![ACFHKLTBlth](?![/·\\p{L}]))${unitPattern}`, "gu");
const thousands = /(?<![\p{L}\d,])\d{1,3}(?:[ \n]\d{3})+(?!\d)/gu;
const afterFormula = new RegExp(`^[ \\n]${unitPattern}`, "gu");
const gluedInTex = /\d\s*\\(?:mathrm|text)\{\s*(?!\s)[\p{L}Ω°%][^}]*\}/gu;

const hint = "Vër mes tyre një hapësirë që nuk ndahet (U+00A0); në TeX shkruaj 5\\,\\mathrm{m}.";

/** Checks the no-break space between a number and its unit, and between its thousands. */
export const unitSpacing: LessonRule<CheckedText> = {
  name: "unit-spacing",
  severity: "warning",
  scope: "page",
  check(lesson) {
    const say = ([found]: RegExpExecArray): [string, string, string] => [
      `„${found}“ mund të ndahet në fund të rreshtit.`,
      hint,
      found.replace(/[ \n]/g, "\u00a0"),
    ];
    return [
      ...passages(lesson, { sources: true }).flatMap((passage) => [
        ...findAll(lesson, passage, broken, say),
        ...findAll(lesson, passage, thousands, say),
        ...findAll(lesson, passage, glued, ([found]) => [
          `Te „${found}“ numri e ka njësinë ngjitur.`,
          hint,
          found.replace(/^[\d,]+/, "$&\u00a0"),
        ]),
      ]),
      ...formulas(lesson).flatMap((passage) =>
        findAll(lesson, passage, gluedInTex, ([found]) => [
          `Te „${found}“ numri e ka njësinë ngjitur.`,
          hint,
          found.replace(/^\d\s*/, (digit) => `${digit.trim()}\\,`),
        ]),
      ),
      ...nodesIn(lesson.root).flatMap((node) => afterFormulas(lesson, node)),
    ];
  },
};

/** Checks `$a = 14{,}1$ cm`. There the number ends the formula and the unit follows in the text. */
function afterFormulas(lesson: CheckedText, node: MarkdownNode): RuleFinding[] {
  const children = "children" in node ? (node.children as MarkdownNode[]) : [];
  return children.flatMap((child, index) => {
    const before = children[index - 1];
    if (child.type !== "text" || before?.type !== "inlineMath" || !/[\d}]$/.test(before.value)) return [];
    const passage = { text: child.value, node: child };
    return findAll(lesson, passage, afterFormula, ([found]) => [
      `Njësia „${found.trim()}“ mund të ndahet nga numri i formulës.`,
      hint,
      found.replace(/^[ \n]/, "\u00a0"),
    ]);
  });
}
