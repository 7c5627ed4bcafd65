import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { convert } from "fontverter";
import subsetFont from "subset-font";
import { beforeAll, describe, expect, test } from "vitest";
import { readCharacters, setLiningFigures } from "./character-map";
import { alignScripts, redrawRadicals } from "./formula-face";
import { readTables, type Tables, tableOf, writeTables } from "./sfnt";

const { resolve } = createRequire(import.meta.url);
const face = (name: string) => readFileSync(resolve(name));
const cut = async (name: string, text: string, features: string[]) =>
  readTables(await subsetFont(face(name), text, { targetFormat: "sfnt", keepFeatures: features, noHinting: true }));

/** Returns a glyph's advance. Glyphs at the end may share the last advance in the table. */
const advance = (tables: Tables, glyph: number) =>
  tableOf(tables, "hmtx").readUInt16BE(4 * Math.min(glyph, tableOf(tables, "hhea").readUInt16BE(34) - 1));
const glyphs = (tables: Tables) => Array.from({ length: tableOf(tables, "maxp").readUInt16BE(4) }, (_, glyph) => glyph);

/** Returns the highest and lowest point of a glyph, in font units. */
function extent(tables: Tables, glyph: number): [top: number, foot: number] {
  const loca = tableOf(tables, "loca");
  const long = tableOf(tables, "head").readInt16BE(50) === 1;
  const offset = long ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph);
  const glyf = tableOf(tables, "glyf");
  return [glyf.readInt16BE(offset + 8), glyf.readInt16BE(offset + 4)];
}

describe("the letters", () => {
  let before: Tables;
  let after: Tables;
  beforeAll(async () => {
    before = await cut("@fontsource-variable/roboto-serif/files/roboto-serif-latin-full-normal.woff2", "aë0123456789", [
      "lnum",
      "tnum",
    ]);
    after = new Map([...before].map(([tag, table]) => [tag, Buffer.from(table)]));
    setLiningFigures(after);
  });
  const tops = (tables: Tables) =>
    [..."0123456789"].map((digit) => extent(tables, readCharacters(tables).get(digit.codePointAt(0) ?? 0) ?? 0)[0]);

  test("have figures of one height by default, where the family's own differ by more than 100 units", () => {
    expect(Math.max(...tops(before)) - Math.min(...tops(before))).toBeGreaterThan(100);
    expect(Math.max(...tops(after)) - Math.min(...tops(after))).toBeLessThan(40);
  });

  test("keep every other character", () => {
    for (const letter of [0x61, 0xeb])
      expect(readCharacters(after).get(letter)).toBe(readCharacters(before).get(letter));
    expect([...readCharacters(after).keys()].sort()).toEqual([...readCharacters(before).keys()].sort());
  });

  test("are the same font after being written and read again", () => {
    const again = readTables(writeTables(after));
    for (const [tag, table] of after) if (tag !== "head") expect(again.get(tag)?.equals(table), tag).toBe(true);
    expect(writeTables(again).equals(writeTables(after))).toBe(true);
  });
});

test("the display cut has ² and ³ of its own, for the units of large numbers", async () => {
  const file = readFileSync(fileURLToPath(new URL("../../../app/fonts/gazeta-display.woff2", import.meta.url)));
  const characters = readCharacters(readTables(await convert(file, "sfnt")));
  for (const sign of "²³") expect(characters.has(sign.codePointAt(0) ?? 0), sign).toBe(true);
});

describe("the formulas", () => {
  let before: Tables;
  let after: Tables;
  beforeAll(async () => {
    before = await cut("@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2", "√ab2", ["ssty"]);
    after = new Map([...before].map(([tag, table]) => [tag, Buffer.from(table)]));
    alignScripts(after);
    redrawRadicals(after);
  });

  test("have radicals of one width, so that no blank follows the root", () => {
    const radical = readCharacters(before).get(0x221a) ?? 0;
    const changed = glyphs(after).filter((glyph) => advance(after, glyph) !== advance(before, glyph));
    expect(changed).toContain(radical);
    expect(changed).toHaveLength(7);
    expect(new Set(changed.map((glyph) => advance(after, glyph)))).toEqual(new Set([700]));
  });

  test("have a lowest radical that hangs 0.15 em below the line, not 0.27", () => {
    const radical = readCharacters(after).get(0x221a) ?? 0;
    expect(extent(before, radical)[1]).toBe(-265);
    expect(extent(after, radical)).toEqual([780, -150]);
  });

  test("leave every letter as it is drawn", () => {
    for (const letter of "ab2") {
      const glyph = readCharacters(after).get(letter.codePointAt(0) ?? 0) ?? 0;
      expect(extent(after, glyph)).toEqual(extent(before, glyph));
      expect(advance(after, glyph)).toBe(advance(before, glyph));
    }
  });
});
