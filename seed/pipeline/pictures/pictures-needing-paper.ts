/** Finds the pictures that need a light background in the dark theme. Their ink would not be visible on its ground. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Sharp } from "sharp";
import { pictureFault } from "../checking/check-pictures";
import { pictureHash } from "../checking/editor-pictures";
import { keptFile, pictureCache } from "./picture-cache";

/** Pixels of the longer side for the analysis. Enough to keep the lines of a drawing. */
const side = 160;
/** Relative luminance of the dark theme's ground, #101318. */
const ground = 0.0065;
/** Least contrast of visible ink (WCAG 1.4.11). */
const leastContrast = 3;
/** Least share of transparent pixels; a photograph with round corners has fewer. */
const leastClear = 0.04;
/** Largest share of ink that may be invisible. */
const mostLost = 0.04;

/** Analyses every new picture of a folder. @returns the hashes of those that need paper */
export async function picturesNeedingPaper(folder: string, cache = pictureCache): Promise<ReadonlySet<string>> {
  const onPaper = new Set<string>();
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return onPaper;
  for (const name of readdirSync(folder)) {
    if (!/\.(?:png|webp|avif|svg)$/i.test(name)) continue;
    const bytes = readFileSync(join(folder, name));
    const hash = pictureHash(bytes);
    const known = (answer: string) => existsSync(join(cache, `${hash}.${answer}`));
    if (!known("paper") && !known("clear")) {
      if (pictureFault(name, bytes) !== null) continue;
      // A picture that cannot be opened is reported when its copies are made.
      const needs = await needsPaper(bytes).catch(() => false);
      await keptFile(cache, `${hash}.${needs ? "paper" : "clear"}`, async () => Buffer.alloc(0));
    }
    if (known("paper")) onPaper.add(hash);
  }
  return onPaper;
}

/** Tells whether a picture needs a light background. */
export async function needsPaper(bytes: Buffer): Promise<boolean> {
  const { default: sharp } = await import("sharp");
  return isLost(await pixelsOf(sharp(bytes, { failOn: "truncated" })));
}

async function pixelsOf(picture: Sharp): Promise<Buffer> {
  return picture
    .resize(side, side, { fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer();
}

function isLost(rgba: Buffer): boolean {
  let [clear, ink, lost] = [0, 0, 0];
  for (let index = 0; index < rgba.length; index += 4) {
    const alpha = (rgba[index + 3] ?? 0) / 255;
    clear += 1 - alpha;
    ink += alpha;
    const [r = 0, g = 0, b = 0] = [rgba[index], rgba[index + 1], rgba[index + 2]].map(linear);
    const contrast = (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05) / (ground + 0.05);
    if (contrast < leastContrast) lost += alpha;
  }
  return clear / (clear + ink) >= leastClear && lost / Math.max(1, ink) >= mostLost;
}

/** Converts a channel to linear light (sRGB, IEC 61966-2-1). */
function linear(channel = 0): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
