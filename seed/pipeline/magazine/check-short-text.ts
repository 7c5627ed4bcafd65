/** The short texts that the JSON itself holds: titles, definitions, captions. */

import type { ProblemList } from "../checking/finding";
import type { JsonPath, JsonSource } from "../checking/json-source";
import { readLesson } from "../lesson/render-lesson";
import { checkRules } from "../lesson/rules/all-rules";

/** Holds the text at a path to the rules of language that a lesson is held to; nothing where there is none. */
export function checkPlainText(source: JsonSource, path: JsonPath, problems: ProblemList): void {
  const text = source.value(path);
  if (typeof text !== "string") return;
  const nothing = { html: "", duration: 1, hasFile: () => false, hasPage: () => true };
  const found = checkRules({ source: text, root: readLesson(text), ...nothing }, "introduction");
  for (const problem of found) problems.found(source.place(path), problem);
}
