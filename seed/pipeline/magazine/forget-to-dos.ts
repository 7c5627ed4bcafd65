import type { Finding, FindingList } from "../checking/finding";
import type { WrittenContent } from "./read-magazine";

/**
 * Removes the findings about unwritten parts of drafts. They must not block the magazine, and a check of the draft
 * alone reports them.
 */
export function forgetToDos(findings: FindingList, contents: readonly WrittenContent[]): void {
  const drafts = contents.filter(({ draft }) => draft).map(({ path: [list, index] }) => `${list}[${index}].`);
  const isOpen = ({ rule }: Finding) => rule === "unwritten" || rule === "own-cover";
  findings.forget((finding) => isOpen(finding) && drafts.some((draft) => finding.path.startsWith(draft)));
}
