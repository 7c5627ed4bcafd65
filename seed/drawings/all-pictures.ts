/**
 * Draws all pictures in memory. Every file of a picture folder that is not a test is one picture, and every model is one more
 * (model-covers.ts).
 */
import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { optimize } from "svgo";
import { type Picture, svg } from "./kit/picture";
import { modelCovers } from "./model-covers";

/**
 * Largest compressed size of a picture in bytes. A larger one would cost a pupil's phone more than the lesson's text.
 */
export const limit = 7 * 1024;

/** Returns the compressed bytes of a drawing. Brotli at quality 5, about what the network uses. */
export const weight = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** A module that defines a picture. */
export interface PictureModule {
  picture: Picture;
  /** Path of the picture's file, from the root of the repository, with forward slashes. */
  path: string;
  /** URL of the module. */
  source: string;
}

/** A picture with the text of its file. */
export interface Drawn extends PictureModule {
  text: string;
}

/** The folders of picture modules, each with the folder of its SVG files. */
export const pictureFolders = [
  { from: "covers", to: "public/covers" },
  { from: "figures", to: "public/figures" },
  { from: "gallery/hydraulics", to: "public/gallery/hydraulics" },
  { from: "gallery/eco-friendly-cities", to: "public/gallery/eco-friendly-cities" },
] as const;

const isPicture = (file: string) => file.endsWith(".ts") && !file.endsWith(".test.ts");

const load = async (source: string, name: string, to: string): Promise<PictureModule> => {
  const module = (await import(/* @vite-ignore */ source)) as { default?: Picture };
  const picture = module.default;
  if (!picture) throw new Error(`${source}: mungon „export default“ me figurën.`);
  if (picture.name !== name) throw new Error(`${source}: figura quhet „${picture.name}“; quaje „${name}“.`);
  return { picture, path: `${to}/${name}.svg`, source };
};

/**
 * Loads every picture (or those named) in alphabetical order, covers first and those of models last, without drawing it.
 * Throws with the module's address if it has no default export, or another name than its file.
 */
export const loadPictures = async (names: readonly string[] = []): Promise<PictureModule[]> => {
  const loaded: PictureModule[] = [];
  for (const { from, to } of pictureFolders) {
    const folder = new URL(`./${from}/`, import.meta.url);
    const files = (await readdir(fileURLToPath(folder))).filter(isPicture).sort();
    for (const file of files) {
      const name = file.slice(0, -".ts".length);
      if (names.length === 0 || names.includes(name)) loaded.push(await load(new URL(file, folder).href, name, to));
    }
  }
  return [...loaded, ...(await modelCovers(names))];
};

/**
 * Writes path data with as few characters as the grammar allows: 0.3 KB of a cover and 0.1 of a figure, compressed.
 * Two decimals weigh as little as one, and move no point by more than 0.01 units of the picture.
 */
const withShortPaths = (text: string): string => {
  const params = { floatPrecision: 2, applyTransforms: false };
  return `${optimize(text, { plugins: [{ name: "convertPathData", params }] }).data}\n`;
};

/**
 * Draws every picture (or those named) and returns them in the order of `loadPictures`. Throws as it does, and if a
 * picture has more than `limit` bytes.
 */
export const drawAll = async (names: readonly string[] = []): Promise<Drawn[]> =>
  (await loadPictures(names)).map((module) => {
    const text = withShortPaths(svg(module.picture));
    const size = weight(text);
    if (size > limit) throw new Error(`${module.source}: ${size} bajt, kufiri është ${limit}; vizato më pak vija.`);
    return { ...module, text };
  });
