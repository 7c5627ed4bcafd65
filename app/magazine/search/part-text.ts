/**
 * The texts of a chapter's places, of which search shows some: a part beside the index.
 *
 *   1. letters beside ASCII, the most frequent first, each as four letters of its code; in the text ` is the first, ^ the second,
 *      ~0 again the first, ~1 the second and so on
 *   2. where each line begins, in four letters
 *   3. a line a place: `title⇥address⇥heading⇥anchor⇥sentence⇥…`; title and address stand at a page's first
 *
 * A text in ASCII costs a Worker a third less to read than one with ë, and half its memory.
 */
import { fixedLength, fixedNumber, fixedNumberAt } from "./digits";

const [often, second, mark] = ["`", "^", "~"];
const isCode = (letter: string) => Number([often, second, mark].includes(letter));
/** Codes that stand after the mark: `0` to `}`. */
const [firstCode, lastCode] = [48, 125];
const beside = /[^\t\x20-\x5d\x5f\x61-\x7d]/g;

/** Makes a part of the lines of its places. */
export function writePart(lines: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const [letter] of lines.join("").matchAll(beside)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  // What is left over stays as it is: the part is read a little slower.
  const letters = [...counts]
    .filter(([letter]) => !/[\ud800-\udfff]/.test(letter))
    // A sign that is a code itself has to be marked.
    .sort(([a, times], [b, others]) => isCode(a) - isCode(b) || others - times || (a < b ? -1 : 1))
    .map(([letter]) => letter)
    .slice(0, lastCode - firstCode + 1);
  const codes = new Map(letters.map((letter, at) => [letter, mark + String.fromCharCode(firstCode + at)]));
  for (const [at, code] of [often, second].entries()) {
    const letter = letters[at];
    if (letter !== undefined) codes.set(letter, code);
  }
  const written = lines.map((line) => line.replace(beside, (letter) => codes.get(letter) ?? letter));
  let begins = 0;
  let offsets = "";
  for (const line of written) {
    offsets += fixedNumber(begins);
    begins += line.length + 1;
  }
  const table = letters.map((letter) => fixedNumber(letter.charCodeAt(0))).join("");
  return [table, offsets, ...written].join("\n");
}

/** Makes what reads the fields of a line of a part, as they are written. */
export function openPart(text: string): (line: number) => string[] {
  const offsets = text.indexOf("\n") + 1;
  const first = text.indexOf("\n", offsets) + 1;
  return (line) => {
    const at = offsets + fixedLength * line;
    if (at >= first - 1) return [];
    const from = first + fixedNumberAt(text, at);
    const end = text.indexOf("\n", from);
    return text.slice(from, end < 0 ? text.length : end).split("\t");
  };
}

/** The letters of a part, as `plainField` takes them. */
export const lettersOfPart = (text: string): string => text.slice(0, text.indexOf("\n"));

const letterOf = (table: string, nth: number): string =>
  table === "" ? "" : String.fromCharCode(fixedNumberAt(table, fixedLength * nth));

/** Reads a field. @param letters of its part */
export function plainField(field: string, letters: string): string {
  const written = field.replaceAll(often, letterOf(letters, 0)).replaceAll(second, letterOf(letters, 1));
  let plain = "";
  let from = 0;
  for (let at = written.indexOf(mark); at >= 0; at = written.indexOf(mark, from)) {
    plain += written.slice(from, at) + letterOf(letters, written.charCodeAt(at + 1) - firstCode);
    from = at + 2;
  }
  return from === 0 ? written : plain + written.slice(from);
}
