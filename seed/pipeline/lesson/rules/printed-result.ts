/**
 * Checks that the numbers in `::perfundimi[…]` and `::pritet[…]` follow from computations. They are `llogari` blocks of
 * the same example, or of the same „Provoje vetë“. A printed number is right if some line of the block (the value of
 * `name = …`, the left side of `… ≈ …`) rounds to it at the printed digits. For a result that line must not be a bare
 * number, unless another line uses it.
 */

import { isPrinted, printedNumbers, printedText } from "../printed-number";
import type { MarkdownNode } from "../tree";
import { workedValues } from "../worked-example";
import { findingAt, type LessonRule } from "./lesson-rule";
import { blocksOf, isBlock, nodesIn } from "./lesson-walk";

/** Blocks that print a result, each with the part that computes it. */
const results = [
  { part: "shembull", result: "perfundimi", named: "i përfundimit", isResult: true },
  { part: "provoje", result: "pritet", named: "i asaj që pritet", isResult: false },
];

export const printedResult: LessonRule = {
  name: "printed-result",
  severity: "error",
  scope: "page",
  check(lesson) {
    return results.flatMap(({ part, result, named, isResult }) =>
      blocksOf(lesson, part).flatMap((block) => {
        const inside = nodesIn(block);
        const values = valuesIn(inside, isResult);
        return inside
          .filter((node) => isBlock(node, result))
          .flatMap((node) =>
            printedNumbers(printedText(node)).flatMap((printed) => {
              if (values.some((value) => isPrinted(value, printed))) return [];
              const message = `Numri „${printed.text}“ ${named} nuk del nga llogaria.`;
              const hint = `Shto te një bllok llogari brenda :::${part} rreshtin që e jep, ose ndreq numrin.`;
              return [findingAt(node, message, hint)];
            }),
          );
      }),
    );
  },
};

/** Returns the values of every `llogari` block among these nodes; `isResult` as in `workedValues`. */
export function valuesIn(nodes: MarkdownNode[], isResult = false): number[] {
  return nodes.flatMap((node) =>
    node.type === "code" && node.lang === "llogari" ? workedValues(node.value, isResult) : [],
  );
}
