import { checkWorkedExample } from "../worked-example";
import type { LessonRule } from "./lesson-rule";
import { nodesIn } from "./lesson-walk";

/** Checks that every line of every `llogari` block is right when computed again. */
export const computation: LessonRule = {
  name: "computation",
  severity: "error",
  scope: "text",
  check({ root }) {
    return nodesIn(root).flatMap((node) => {
      if (node.type !== "code" || node.lang !== "llogari") return [];
      const first = (node.position?.start.line ?? 1) + 1;
      return checkWorkedExample(node.value).map(({ line, message, hint }) => ({
        line: first + line,
        column: 1,
        message,
        hint,
      }));
    });
  },
};
