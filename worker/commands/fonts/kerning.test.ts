import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Blob, Face, Feature, Font, shape, Variation, Buffer as Words } from "harfbuzzjs";
import subsetFont from "subset-font";
import { beforeAll, describe, expect, test } from "vitest";
import { dropSmallKerning } from "./kerning";
import { readTables, writeTables } from "./sfnt";

const roman = createRequire(import.meta.url).resolve(
  "@fontsource-variable/roboto-serif/files/roboto-serif-latin-full-normal.woff2",
);
const letters = "ABCÇDEËFGHIJKLMNOPQRSTUVWXYZabcçdeëfghijklmnopqrstuvwxyz0123456789 .,:;!?’“”„«»()–%";
const pairs = [...letters].flatMap((first) => [...letters].map((second) => first + second));
const options = { targetFormat: "sfnt" as const, keepFeatures: ["kern", "lnum", "tnum"], noHinting: true };

/** Returns the font before and after its small kerning is dropped, both cut twice. */
async function cutWithout(least: number, axes: Record<string, number | { min: number; max: number }>) {
  const cut = await subsetFont(readFileSync(roman), letters, { ...options, variationAxes: axes });
  const tables = readTables(cut);
  dropSmallKerning(tables, least);
  return [await subsetFont(cut, letters, options), await subsetFont(writeTables(tables), letters, options)] as const;
}

const faceOf = (font: Buffer) => new Face(new Blob(new Uint8Array(font).buffer));

/** Returns the advance of a pair's first letter. */
function advanceOf(font: Font, pair: string, kern: boolean): number {
  const words = new Words();
  words.addText(pair);
  words.guessSegmentProperties();
  shape(font, words, [new Feature("kern", kern ? 1 : 0)]);
  return words.getGlyphPositions()[0]?.xAdvance ?? Number.NaN;
}

/** Returns what HarfBuzz kerns each pair by, in font units. */
function kerningOf(face: Face, weight: number): Map<string, number> {
  const font = new Font(face);
  font.setVariations([new Variation("wght", weight)]);
  return new Map(pairs.map((pair) => [pair, advanceOf(font, pair, true) - advanceOf(font, pair, false)]));
}

describe.each([
  {
    of: "the text font",
    axes: { opsz: 14, wdth: 92, wght: { min: 400, max: 700 }, GRAD: 0 },
    weights: [400, 550, 700],
  },
  { of: "the display font", axes: { opsz: 144, wdth: 66, wght: 690, GRAD: 0 }, weights: [690] },
])("small kerning dropped from $of", ({ axes, weights }) => {
  const least = 15;
  let before: Face;
  let after: Face;
  let saved: number;
  beforeAll(async () => {
    const [whole, without] = await cutWithout(least, axes);
    [before, after] = [faceOf(whole), faceOf(without)];
    saved = whole.length - without.length;
  });

  test("leaves larger kerning to the unit and smaller at 0, at every weight", () => {
    const [old, now] = [before, after].map((face) => weights.map((weight) => kerningOf(face, weight)));
    const of = (kerning: Map<string, number>[] | undefined, pair: string) =>
      kerning?.map((each) => each.get(pair) ?? NaN);
    const isSmall = (pair: string) => of(old, pair)?.every((units) => Math.abs(units) < least);
    const expected = pairs.map((pair) => (isSmall(pair) ? weights.map(() => 0) : of(old, pair)));
    expect(pairs.map((pair) => of(now, pair))).toEqual(expected);
    const isKerned = (pair: string) => of(old, pair)?.some((units) => units !== 0);
    expect(pairs.filter((pair) => !isSmall(pair)).length).toBeGreaterThan(900);
    expect(pairs.filter((pair) => isSmall(pair) && isKerned(pair)).length).toBeGreaterThan(900);
  });

  test("leaves characters, features and widths", () => {
    expect(after.collectUnicodes()).toEqual(before.collectUnicodes());
    for (const table of ["GSUB", "GPOS"] as const)
      expect(after.getTableFeatureTags(table)).toEqual(before.getTableFeatureTags(table));
    const widths = (face: Face) => [...letters].map((letter) => advanceOf(new Font(face), letter, false));
    expect(widths(after)).toEqual(widths(before));
  });

  test("frees the bytes at the next cut", () => {
    expect(saved).toBeGreaterThan(1_000);
  });
});

test("a font that kerns by more than an advance is refused", async () => {
  const tables = readTables(await subsetFont(readFileSync(roman), "AV", options));
  const gpos = tables.get("GPOS");
  const lookups = gpos?.readUInt16BE(8) ?? 0;
  gpos?.writeUInt16BE(2, lookups);
  expect(() => dropSmallKerning(tables, 15)).toThrow("other positioning lookups");
});
