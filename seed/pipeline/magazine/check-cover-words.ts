/** Checks the text alternative of a cover, `imageAlt`. */
import type { FindingList } from "../checking/finding";
import type { JsonPath, JsonSource } from "../checking/json-source";
import { poorPictureWords } from "../checking/picture-words";
import { checkShortText } from "./check-short-text";

/**
 * Reports an editor's cover without a description. A cover that the magazine draws is decoration, and needs none.
 *
 * @param path of the piece @param isOwn whether the cover is an editor's picture
 */
export function checkCoverWords(
  source: JsonSource,
  path: JsonPath,
  words: string | undefined,
  isOwn: boolean,
  findings: FindingList,
): void {
  const field = [...path, "imageAlt"];
  checkShortText(source, field, findings);
  const poor = poorPictureWords(words ?? "");
  if (poor !== null) findings.warning(source.position(field), ...poor);
  if (!isOwn || words !== undefined) return;
  const message = "Kopertina nuk ka përshkrim për ata që nuk e shohin.";
  const hint = "Shkruaj te „imageAlt“ çfarë tregon.";
  findings.add(source.position(field), { message, hint, severity: "warning", rule: "cover-words" });
}
