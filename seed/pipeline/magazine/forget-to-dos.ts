import type { Finding, FindingList } from "../checking/finding";
import type { JsonPath } from "../checking/json-source";

/**
 * Removes the findings about unwritten parts of drafts: pieces, authors, chapters, paths. They must not block the magazine, and a check of the draft
 * alone reports them.
 */
export function forgetToDos(findings: FindingList, written: readonly { path: JsonPath }[]): void {
  const drafts = written.map(({ path: [list, index] }) => `${list}[${index}].`);
  const isOpen = ({ rule }: Finding) => rule === "unwritten" || rule === "own-cover";
  findings.forget((finding) => isOpen(finding) && drafts.some((draft) => finding.path.startsWith(draft)));
}
