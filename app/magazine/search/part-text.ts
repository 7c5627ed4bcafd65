/**
 * Texts of a chapter's places, some of which search shows: a part beside the index.
 *
 * 1. letters outside ASCII, the most frequent first, each as four letters of its code; in the text ` is the first,
 *    ^ the second, ~0 again the first, ~1 the second and so on
 * 2. the offset of each line, in four letters
 * 3. one line for each place: `title⇥address⇥picture⇥symbol⇥unit⇥heading⇥anchor⇥sentence⇥…`; only the first place of a
 *    page has the first five. A page has a picture, or, if it is a term, a symbol as MathML and a unit
 *
 * A Worker reads a text in ASCII a third faster than one with ë, in half the memory.
 */
import { fixedLength, fixedNumber, fixedNumberAt } from "./digits";

const [often, second, mark] = ["`", "^", "~"];
const isCode = (letter: string) => [often, second, mark].includes(letter);
/** Codes after the mark: `0` to `}`. */
const [firstCode, lastCode] = [48, 125];
const beside = /[^\t\x20-\x5d\x5f\x61-\x7d]/g;

/** Makes a part from the lines of its places. */
export function writePart(lines: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const [letter] of lines.join("").matchAll(beside)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  // The remaining letters stay as they are; the part is then read a little slower.
  const letters = [...counts]
    .filter(([letter]) => !/[\ud800-\udfff]/.test(letter))
    // A character that is itself a code must be escaped.
    .sort(([a, times], [b, others]) => Number(isCode(a)) - Number(isCode(b)) || others - times || (a < b ? -1 : 1))
    .map(([letter]) => letter)
    .slice(0, lastCode - firstCode + 1);
  const codes = new Map(letters.map((letter, index) => [letter, mark + String.fromCharCode(firstCode + index)]));
  for (const [index, code] of [often, second].entries()) {
    const letter = letters[index];
    // A reader replaces one after the other, so neither may stand for a code.
    if (letter !== undefined && !isCode(letter)) codes.set(letter, code);
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

/** Returns a function that reads the raw fields of a line of a part. */
export function openPart(text: string): (line: number) => string[] {
  const offsets = text.indexOf("\n") + 1;
  const first = text.indexOf("\n", offsets) + 1;
  return (line) => {
    const position = offsets + fixedLength * line;
    if (position >= first - 1) return [];
    const from = first + fixedNumberAt(text, position);
    const end = text.indexOf("\n", from);
    return text.slice(from, end < 0 ? text.length : end).split("\t");
  };
}

/** Returns the letters of a part, as `plainField` needs them. */
export const lettersOfPart = (text: string): string => text.slice(0, text.indexOf("\n"));

const letterOf = (table: string, nth: number): string => String.fromCharCode(fixedNumberAt(table, fixedLength * nth));

/** Decodes a field. @param letters of its part */
export function plainField(field: string, letters: string): string {
  const [first, other] = [letterOf(letters, 0), letterOf(letters, 1)];
  const plain = (run: string) => run.replaceAll(often, first).replaceAll(second, other);
  // The code after a mark may itself be ` or ^.
  const [begun = "", ...coded] = field.split(mark);
  const rest = coded.map((run) => letterOf(letters, run.charCodeAt(0) - firstCode) + plain(run.slice(1)));
  return plain(begun) + rest.join("");
}
