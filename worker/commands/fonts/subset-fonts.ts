/**
 * Cuts the fonts from two open families (SIL Open Font License 1.1) before the build.
 *
 * Roboto Serif (Greg Gazdowicz, Commercial Type) gives the letters. Its Latin file has neither Greek nor operators, so
 * STIX Two Math (STI Pub) gives the signs in text and all characters of formulas. Hints and rarely used features are
 * removed, which halves every file: all four together are 61 KB. Signs and formulas share a file, because nearly every
 * lesson has both.
 */
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { convert } from "fontverter";
import subsetFont from "subset-font";
import { setLiningFigures } from "./character-map";
import { alignScripts, redrawRadicals } from "./formula-face";
import { dropSmallKerning } from "./kerning";
import { readTables, type Tables, writeTables } from "./sfnt";

const { resolve } = createRequire(import.meta.url);
const roman = resolve("@fontsource-variable/roboto-serif/files/roboto-serif-latin-full-normal.woff2");
const slanted = resolve("@fontsource-variable/roboto-serif/files/roboto-serif-latin-full-italic.woff2");
const stix = resolve("@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2");

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const digits = "0123456789";
/** The Albanian alphabet; in text also the letters of scientists' names: Schrödinger, Ångström, Poincaré, Ørsted. */
const albanian = `${alphabet}ÇËçë`;
const names = "ÅØåéèöøüæœŒ";
const headlineMarks = " \u00a0.,:;!?…'’‘“”„«»\"()/–—-·&%°′″½";
/** Arithmetic signs. The display cut draws them as hairlines, so headlines use those of STIX. */
const textSigns = "+=<>×÷±−";
const marks = `${headlineMarks}${textSigns}[]{}‰@*#_§©€¼¾|`;

const greek = "ΔΘΛΠΣΦΨΩαβγδεηθκλμνπρστφψω";
const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ₀₁₂₃₄₅₆₇₈₉₊₋";
const operators = "≈≠≤≥≡∝√∞∑∈∉∪∩⊂∅∠⊥∥△→←↑↓↔⇒⇔ℓℝℕℤℚ";

/** Returns one character for each code point from `first` to `last`. */
function span(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

/** Mathematical italic, Latin and Greek. Browsers use it for a one-letter identifier of MathML. */
const mathItalic = `${span(0x1d434, 0x1d467)}ℎ𝛥𝛺𝛼𝛽𝛾𝛿𝜀𝜂𝜃𝜅𝜆𝜇𝜈𝜋𝜌𝜎𝜏𝜑𝜓𝜔𝜖𝜙`;
const mathSpaces = "\u00a0\u2002\u2003\u2009\u200a\u202f\u2061\u2062\u2063\u2064";
const mathUpright = "ΓΔΘΛΠΣΦΨΩμπ";
const mathSigns = "²³+−=<>±×÷·⋅,.:;!…⋯%°′()[]{}|/∘¯⃗→⇒∣≈≠≤≥∝√∞∑∈∉∪∩⊂∅∠⊥∥△ℝℕℤℚ";

interface Cut {
  file: string;
  from: string;
  text: string;
  features: string[];
  /** Changes the tables of the cut font. */
  change: (tables: Tables) => void;
  /**
   * Cuts once more after the change. The change leaves glyphs that no character reaches, ten old-style figures (1 KB a
   * file).
   */
  cutAgain: boolean;
  axes?: Record<string, number | { min: number; max: number }>;
}

/** The least kerning that the letters keep, in 1/1000 em: 0.26 px in text of 17 px. What is less is 4 KB of the fonts. */
const leastKerning = 15;

/** Sets lining figures and drops small kerning in a font of letters. */
function changeLetters(tables: Tables): void {
  setLiningFigures(tables);
  dropSmallKerning(tables, leastKerning);
}

const cuts: Cut[] = [
  {
    file: "gazeta-display.woff2",
    from: roman,
    text: `${albanian}éö${digits}${headlineMarks}²³`,
    features: ["kern", "lnum", "tnum"],
    change: changeLetters,
    cutAgain: true,
    axes: { opsz: 144, wdth: 66, wght: 690, GRAD: 0 },
  },
  {
    file: "gazeta-text.woff2",
    from: roman,
    text: albanian + names + digits + marks,
    features: ["kern", "lnum", "tnum"],
    change: changeLetters,
    cutAgain: true,
    axes: { opsz: 14, wdth: 92, wght: { min: 400, max: 700 }, GRAD: 0 },
  },
  {
    file: "gazeta-italic.woff2",
    from: slanted,
    text: albanian + names + digits + headlineMarks + textSigns,
    features: ["lnum"],
    change: setLiningFigures,
    cutAgain: true,
    axes: { opsz: 14, wdth: 92, wght: 400, GRAD: 0 },
  },
  {
    file: "gazeta-math.woff2",
    from: stix,
    text: `${alphabet}ëçËÇ${digits}${mathItalic}${mathUpright}${mathSpaces}${mathSigns}${greek}${raised}${operators}`,
    features: ["ssty"],
    change: (tables) => {
      alignScripts(tables);
      redrawRadicals(tables);
    },
    cutAgain: false,
  },
];

const folder = new URL("../../../app/fonts/", import.meta.url);
const pathOf = (file: string) => fileURLToPath(new URL(file, folder));

/** Returns when a file was last written, in milliseconds; 0 if it does not exist. */
async function writtenAt(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}

const here = ["subset-fonts.ts", "sfnt.ts", "character-map.ts", "formula-face.ts", "kerning.ts"];
const scripts = here.map((file) => fileURLToPath(new URL(file, import.meta.url)));
const inputs = await Promise.all([...scripts, roman, slanted, stix].map(writtenAt));
const newest = Math.max(...inputs);
const sources = new Map<string, Promise<Buffer>>();
await mkdir(folder, { recursive: true });

for (const { file, from, text, features, change, cutAgain, axes } of cuts) {
  if ((await writtenAt(pathOf(file))) > newest) continue;
  const source = sources.get(from) ?? readFile(from);
  sources.set(from, source);
  const options = {
    targetFormat: "sfnt" as const,
    keepFeatures: features,
    noHinting: true,
    dropTables: ["gasp", "prep", "STAT", ...(features.includes("ssty") ? [] : ["MATH"])],
  };
  const tables = readTables(await subsetFont(await source, text, { ...options, ...(axes && { variationAxes: axes }) }));
  change(tables);
  const changed = writeTables(tables);
  const font = await convert(cutAgain ? await subsetFont(changed, text, options) : changed, "woff2");
  await writeFile(pathOf(file), font);
  console.log(`${file}: ${(font.length / 1024).toFixed(1)} KB`);
}
