import type { CheckedText, LessonRule } from "./lesson-rule";
import { nodesIn } from "./lesson-walk";

/** A word processor's bullet at the beginning of a line. U+F0B7 is that of the font Symbol. */
const bullet = /^([\s>]*)([•●▪◦‣·\uf0b7][ \t\u00a0]*)/u;

/** Checks that lists are written with hyphens: pasted bullets are printed, all in one paragraph. */
export const typedBullets: LessonRule<CheckedText> = {
  name: "typed-bullets",
  severity: "warning",
  scope: "text",
  check({ source, root }) {
    const lines = source.split("\n");
    return nodesIn(root).flatMap((node) => {
      if (node.type !== "paragraph") return [];
      const { start, end } = node.position ?? { start: { line: 1 }, end: { line: 0 } };
      return lines.slice(start.line - 1, end.line).flatMap((text, index) => {
        const [, before = "", sign = ""] = bullet.exec(text) ?? [];
        if (sign === "") return [];
        const message = `„${sign.trim()}“ nuk bën listë: rreshtat dalin në një paragraf.`;
        const mend = { from: sign, to: "- " };
        return [{ line: start.line + index, column: before.length + 1, message, hint: "Nise rreshtin me „- “.", mend }];
      });
    });
  },
};
