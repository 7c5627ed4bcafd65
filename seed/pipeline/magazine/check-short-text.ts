/** Checks the short texts inside the JSON: titles, definitions, captions. */

import type { FindingList } from "../checking/finding";
import type { JsonPath, JsonSource } from "../checking/json-source";
import { checkLanguage } from "../lesson/rules/all-rules";
import type { MarkdownRoot } from "../lesson/tree";

/** Checks the text at a path by the language rules of lessons. It does nothing where there is no text. */
export function checkShortText(source: JsonSource, path: JsonPath, findings: FindingList): void {
  const text = source.value(path);
  if (typeof text !== "string") return;
  for (const finding of checkLanguage({ source: text, root: oneParagraph(text) })) {
    findings.add(source.positionIn(path, finding), finding, finding.mend);
  }
}

/** Wraps the text as one paragraph without Markdown, because these texts are shown as written. */
const oneParagraph = (value: string): MarkdownRoot => ({
  type: "root",
  children: [{ type: "paragraph", children: [{ type: "text", value }] }],
});
