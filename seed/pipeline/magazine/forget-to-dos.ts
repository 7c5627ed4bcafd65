import type { Finding, FindingList } from "../checking/finding";
import type { WrittenContent } from "./read-magazine";

/** A draft holds nothing back: what is still to be written in it is told to whoever looks at it alone. */
export function forgetToDos(findings: FindingList, contents: readonly WrittenContent[]): void {
  const drafts = contents.filter(({ draft }) => draft).map(({ path: [list, index] }) => `${list}[${index}].`);
  const isOpen = ({ rule }: Finding) => rule === "unwritten" || rule === "own-cover";
  findings.forget((finding) => isOpen(finding) && drafts.some((draft) => finding.path.startsWith(draft)));
}
