/** Reads the stored response of `GET /api/contents`, and takes contents out of it without parsing: each is one line. */
import type { OpenedEdition } from "./edition-source";

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
  edition.lost = edition.lost.filter((lost) => lost !== key);
  const kept = stored && cutContents(stored, isWanted);
  if (stored && kept === null) log(`${key}: not the contents of its manifest`);
  return kept;
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const [open, between, close] = [utf8("[\n"), utf8(",\n"), utf8("\n]\n")];
const newline = "\n".charCodeAt(0);
const comma = ",".charCodeAt(0);

/**
 * Keeps some contents of the response.
 *
 * @param stored as `printContents` prints it
 * @returns what `printContents` prints of them; null if the response has another number of contents
 */
function cutContents(stored: ArrayBuffer, isWanted: readonly boolean[]): ArrayBuffer | null {
  if (!isWanted.includes(false)) return stored;
  const bytes = new Uint8Array(stored);
  const kept: Uint8Array[] = [];
  let start = open.byteLength;
  for (const wanted of isWanted) {
    const end = bytes.indexOf(newline, start);
    if (end <= start) return null;
    if (wanted) kept.push(bytes.subarray(start, bytes[end - 1] === comma ? end - 1 : end));
    start = end + 1;
  }
  if (start !== bytes.byteLength - close.byteLength + 1) return null;
  return joined([open, ...kept.flatMap((line, index) => (index === 0 ? [line] : [between, line])), close]);
}

function joined(parts: readonly Uint8Array[]): ArrayBuffer {
  const whole = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.byteLength;
  }
  return whole.buffer;
}
