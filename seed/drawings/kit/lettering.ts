/**
 * Turns words into outlines of the magazine's own fonts. A picture inside `<img>` cannot load a font, so each phone
 * would use its own. HarfBuzz sets the words, with lining figures. Signs and Greek come from STIX, as in the magazine's
 * text.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Blob, Face, Feature, Font, shape, Buffer as Words } from "harfbuzzjs";
import subsetFont from "subset-font";
import { round } from "./curve";

export interface Type {
  italic?: boolean;
  bold?: boolean;
  /** Whether to use the condensed font of headlines. */
  display?: boolean;
}

interface Glyph {
  font: Font;
  id: number;
  /** In ems from the start of the text. */
  x: number;
}

const letters = `${span(0x20, 0x7e)}${span(0xa0, 0x17f)}–—‘’“”„…−′`;
const signs = "ΔΘΛΠΣΦΨΩαβγδεηθκλμνπρστφψω²³₀₁₂₃₄⁻⁰¹⁴⁵⁶⁷⁸⁹≈≠≤≥√∞→←↑↓×÷±·°′∠";

function span(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

const mathItalic = (sign: string): string => {
  const code = sign.codePointAt(0) as number;
  return code >= 0x3b1 && code <= 0x3c9 ? String.fromCodePoint(0x1d6fc + code - 0x3b1) : sign;
};

const files = createRequire(import.meta.url);
const cut = async (file: string, text: string, axes?: Record<string, number>): Promise<Font> => {
  const source = await readFile(files.resolve(`@fontsource${file}.woff2`));
  const sfnt = await subsetFont(source, text, {
    targetFormat: "sfnt",
    keepFeatures: ["lnum", "kern"],
    ...(axes && { variationAxes: axes }),
  });
  return new Font(new Face(new Blob(new Uint8Array(sfnt).buffer), 0));
};
const serif = (slope: "normal" | "italic", wght: number) =>
  cut(`-variable/roboto-serif/files/roboto-serif-latin-full-${slope}`, letters, { opsz: 14, wdth: 92, wght, GRAD: 0 });

const [roman, bold, italic, boldItalic, display, stix] = await Promise.all([
  serif("normal", 400),
  serif("normal", 700),
  serif("italic", 400),
  serif("italic", 700),
  cut("-variable/roboto-serif/files/roboto-serif-latin-full-normal", letters, {
    opsz: 144,
    wdth: 66,
    wght: 690,
    GRAD: 0,
  }),
  cut("/stix-two-math/files/stix-two-math-latin-400-normal", signs + [...signs].map(mathItalic).join("")),
]);

const fontOf = (type: Type): Font => {
  if (type.display) return display;
  if (type.bold) return type.italic ? boldItalic : bold;
  return type.italic ? italic : roman;
};

const lining = [new Feature("lnum", 1), new Feature("kern", 1), new Feature("liga", 0)];

const run = (font: Font, text: string, from: number): { glyphs: Glyph[]; end: number } => {
  const words = new Words();
  words.addText(text);
  words.guessSegmentProperties();
  shape(font, words, lining);
  const { upem } = font.face;
  let x = from;
  const glyphs = words.getGlyphInfos().map(({ codepoint }, i): Glyph => {
    const glyph = { font, id: codepoint, x };
    x += (words.getGlyphPositions()[i]?.xAdvance ?? 0) / upem;
    return glyph;
  });
  return { glyphs, end: x };
};

/** Sets one line. @returns its glyphs and its width, in ems. @throws at a character that neither font has */
const set = (text: string, type: Type): { glyphs: Glyph[]; width: number } => {
  const font = fontOf(type);
  const glyphs: Glyph[] = [];
  let x = 0;
  for (const part of text.split(new RegExp(`([${signs}]+)`, "u"))) {
    if (part === "") continue;
    let piece = run(font, part, x);
    const isForeign = piece.glyphs.some(({ id }) => id === 0);
    if (isForeign) piece = run(stix, type.italic ? [...part].map(mathItalic).join("") : part, x);
    if (piece.glyphs.some(({ id }) => id === 0)) throw new Error(`„${part}“ has a sign that is in no cut.`);
    glyphs.push(...piece.glyphs);
    x = piece.end;
  }
  return { glyphs, width: x };
};

/** Returns the width of a line of this size, in the units of the size. */
export const widthOf = (text: string, size: number, type: Type = {}): number => set(text, type).width * size;

/** Steps of an em to which outlines are rounded. One step, 1/110 em, is a seventh of a pixel in a label of 15 px. */
const grid = 110;
/**
 * Largest distance from the last control's mirror image that allows the command `t`. Its unit is a step of the grid.
 */
const smooth = 1;

/** Joins numbers with as few characters as the grammar allows. */
const joined = (values: readonly number[]) => values.join(" ").replaceAll(" -", "-");

/** Turns HarfBuzz's outline of a glyph into relative path data. It is in whole steps of the grid. */
const relative = (d: string, upem: number): string => {
  let [x, y, startX, startY, mirrorX, mirrorY] = [0, 0, 0, 0, 0, 0];
  let path = "";
  let last = "";
  const write = (command: string, values: readonly number[]) => {
    const text = joined(values);
    path += command === last && command !== "m" ? (text.startsWith("-") ? text : ` ${text}`) : command + text;
    last = command;
  };
  for (const [, command = "", values = ""] of d.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    if (command === "Z") {
      path += "z";
      [x, y, last] = [startX, startY, "z"];
      continue;
    }
    const all = (values.match(/-?[\d.]+/g) ?? []).map((value, i) =>
      Math.round((Number(value) * (i % 2 ? -grid : grid)) / upem),
    );
    const [endX, endY] = [all.at(-2) as number, all.at(-1) as number];
    const [dx, dy] = [endX - x, endY - y];
    if (command === "M") {
      write("m", [dx, dy]);
      [startX, startY] = [endX, endY];
    } else if (command === "L" && (dx === 0 || dy === 0)) {
      if (dx !== 0) write("h", [dx]);
      if (dy !== 0) write("v", [dy]);
    } else if (command === "L") write("l", [dx, dy]);
    else {
      const [cx, cy] = [all[0] as number, all[1] as number];
      const isCurve = last === "q" || last === "t";
      if (isCurve && Math.abs(mirrorX - cx) <= smooth && Math.abs(mirrorY - cy) <= smooth) {
        write("t", [dx, dy]);
        [mirrorX, mirrorY] = [2 * endX - mirrorX, 2 * endY - mirrorY];
      } else {
        write("q", [cx - x, cy - y, dx, dy]);
        [mirrorX, mirrorY] = [2 * endX - cx, 2 * endY - cy];
      }
    }
    [x, y] = [endX, endY];
  }
  return path;
};

const drawn = new Map<Font, Map<number, string>>();
const drawing = (font: Font, id: number): string => {
  const known = drawn.get(font) ?? new Map<number, string>();
  drawn.set(font, known);
  const path = known.get(id) ?? relative(font.glyphToPath(id), font.face.upem);
  known.set(id, path);
  return path;
};

/**
 * Returns a line of text as path data in steps of the grid. It starts at `x`, its baseline is `y`, both in ems. Scaled
 * by `size / grid` it has the size.
 */
export const outline = (text: string, x: number, y: number, type: Type = {}): string =>
  set(text, type)
    .glyphs.map((glyph) => {
      const path = drawing(glyph.font, glyph.id);
      return path && `M${joined([Math.round((x + glyph.x) * grid), Math.round(y * grid)])}${path}`;
    })
    .join("");

/** Returns the scale of an outline for a size. */
export const scaleOf = (size: number): number => round(size / grid, 3);
