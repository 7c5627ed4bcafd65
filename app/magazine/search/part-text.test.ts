import fc from "fast-check";
import { expect, test } from "vitest";
import { lettersOfPart, openPart, plainField, writePart } from "./part-text";

/** Reads all lines of a part, each as its fields. */
function linesOf(part: string, count: number): string[][] {
  const [fieldsOf, letters] = [openPart(part), lettersOfPart(part)];
  return Array.from({ length: count }, (_, line) => fieldsOf(line).map((field) => plainField(field, letters)));
}

test("the most frequent letters outside ASCII are ` and ^, the others a mark and their number", () => {
  const [letters, offsets, ...lines] = writePart(["çë\tëë", "ç½"]).split("\n");
  // ë is 235 = 3·64 + 43, ç 231 = 3·64 + 39, ½ 189 = 2·64 + 61. The second line begins at 6, after the line's end.
  expect([letters, offsets, lines]).toEqual(["AADr" + "AADn" + "AAC9", "AAAA" + "AAAG", ["^`\t``", "^~2"]]);
});

test("of letters that are as frequent the first in Unicode comes first, and a sign of the writing comes last", () => {
  expect(lettersOfPart(writePart(["~~~ψα"]))).toBe("AAOx" + "AAPI" + "AAB-");
});

test("lines are read back as they were written, in ASCII whatever letters they have", () => {
  const letter = fc.constantFrom(...Array.from("aë`^~0}π😀 \u00a0≈"));
  const field = fc.oneof(fc.string({ unit: letter, maxLength: 8 }), fc.string({ maxLength: 4 }));
  const plain = field.map((text) => text.replace(/[\t\n]/g, " "));
  const lines = fc.array(fc.array(plain, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(lines, (written) => {
      const part = writePart(written.map((fields) => fields.join("\t")));
      expect(linesOf(part, written.length)).toEqual(written);
    }),
  );
});

test("letters beyond the 78 that have a code stay as they are", () => {
  const letters = Array.from({ length: 100 }, (_, nth) => String.fromCharCode(0x400 + nth));
  const line = letters.map((letter, nth) => letter.repeat(nth < 20 ? 1 : 2)).join("");
  const part = writePart([line, "fund"]);
  expect(lettersOfPart(part)).toHaveLength(4 * 78);
  expect(part.match(/[^\0-\x7f]/g)).toHaveLength(20 + 2 * 2);
  expect(linesOf(part, 2)).toEqual([[line], ["fund"]]);
});

test("a part of plain letters has no table, and a line beyond the last no fields", () => {
  const part = writePart(["a\tb", "c"]);
  expect(part).toBe("\nAAAAAAAE\na\tb\nc");
  expect(linesOf(part, 4)).toEqual([["a", "b"], ["c"], [], []]);
});
