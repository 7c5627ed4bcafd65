/** Checks the short texts that the JSON itself holds: titles, definitions, captions. */

import type { FindingList } from "../checking/finding";
import type { JsonPath, JsonSource } from "../checking/json-source";
import { checkLanguage } from "../lesson/rules/all-rules";
import type { MarkdownRoot } from "../lesson/tree";

/** Holds a path's text to a lesson's rules of language; nothing where there is none. */
export function checkShortText(source: JsonSource, path: JsonPath, findings: FindingList): void {
  const text = source.value(path);
  if (typeof text !== "string") return;
  for (const finding of checkLanguage({ source: text, root: oneParagraph(text) })) {
    findings.add(source.positionIn(path, finding), finding, finding.mend);
  }
}

/** These texts are shown as they are written, so nothing in them is Markdown. */
const oneParagraph = (value: string): MarkdownRoot => ({
  type: "root",
  children: [{ type: "paragraph", children: [{ type: "text", value }] }],
});
