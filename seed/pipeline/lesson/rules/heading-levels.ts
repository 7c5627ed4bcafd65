import { findingAt, type LessonRule } from "./lesson-rule";
import { nodesIn } from "./lesson-walk";

/** Checks that a lesson has only `##` and `###`, and no `###` before a `##`. Its title is in `magazine.json`. */
export const headingLevels: LessonRule = {
  name: "heading-levels",
  severity: "error",
  scope: "text",
  check({ root }) {
    let above = 1;
    return nodesIn(root).flatMap((node) => {
      if (node.type !== "heading") return [];
      const skipped = node.depth > above + 1;
      above = node.depth;
      if (node.depth === 1) {
        const hint = "Titulli i mësimit shkruhet te magazine.json; titulli i një pjese nis me ##.";
        return [findingAt(node, "Mësimi ka vetëm titujt ## dhe ###.", hint)];
      }
      if (node.depth > 3) {
        const hint = "Shkruaje me ###, ose bëje paragraf.";
        return [findingAt(node, `Titulli me ${"#".repeat(node.depth)} është tepër i thellë.`, hint)];
      }
      return skipped ? [findingAt(node, "Titulli kapërcen një nivel.", "Para ### duhet të ketë një titull ##.")] : [];
    });
  },
};
