/** Reads the stored response of `GET /api/contents`, and takes contents out of it without parsing: each is one line. */
import { printList } from "../kv-layout";
import { forgiveLoss, type OpenedEdition } from "./edition-source";

/**
 * Reads the stored response, which the hash in its key proves whole.
 *
 * @param isWanted tells of each content of the manifest, in its order, whether it is kept
 * @returns null if the edition has none, or no source has it intact; the bodies then give the same
 */
export async function readContentsJson(
  edition: OpenedEdition,
  isWanted: readonly boolean[],
  log: (line: string) => void,
): Promise<ArrayBuffer | null> {
  const key = edition.manifest.contentsJson;
  if (key === undefined) return null;
  const stored = await edition.readBytes(key);
  forgiveLoss(edition, key);
  const kept = stored && cutContents(stored, isWanted);
  if (stored && kept === null) log(`${key}: not the contents of its manifest`);
  return kept;
}

/**
 * Keeps some contents of the response.
 *
 * @param stored as `printContents` prints it
 * @returns what `printContents` prints of them; null if the response has another number of contents
 */
function cutContents(stored: ArrayBuffer, isWanted: readonly boolean[]): ArrayBuffer | null {
  if (!isWanted.includes(false)) return stored;
  // The first line opens the list; the last one closes it, and nothing follows.
  const contents = new TextDecoder().decode(stored).split(/,?\n/).slice(1, -2);
  if (contents.length !== isWanted.length) return null;
  return new TextEncoder().encode(printList(contents.filter((_, index) => isWanted[index]))).buffer;
}
