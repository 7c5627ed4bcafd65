/** Tests that no letter of a drawing is smaller than 11 px on a phone of 360: of figures, covers, models, exercises. */
import { readFileSync } from "node:fs";
import { triedPages } from "../public-addresses";
import { expect, test } from "./magazine";

/** Smallest letters, in pixels. */
const least = 11;

/** Units of an outlined label's em in its file (seed/drawings/kit/lettering.ts). */
const em = 110;

/** Returns the smallest label of a drawing's file, in units of its width; infinite without one. */
function smallestShare(address: string): number {
  const [path = "", fragment = ""] = address.split("#");
  const file = readFileSync(new URL(`../../public${path}`, import.meta.url), "utf8");
  const width = Number(/viewBox="0 0 ([\d.]+)/.exec(file)?.[1]);
  // The words at the head of a lesson stand behind all other marks of the file.
  const shown = fragment.includes("head") ? file : file.replace(/<g class="v".*$/s, "");
  // A scaled group without a letter is a part of the drawing, as the tree's branches are.
  const words = /<g transform="[^"]*scale\(([\d.]+)\)[^>]*>\s*<path class="l/g;
  const sizes = [...shown.matchAll(words)].map(([, scale]) => em * Number(scale));
  return Math.min(...sizes) / width;
}

interface Shown {
  /** Files of drawings, with the width at which they are shown. */
  files: [address: string, width: number][];
  /** Letters of drawings that stand in the page, smaller than the limit. */
  letters: string[];
}

/** Reads the drawings of the page on show; it runs there. */
function drawingsOf([least, em]: [number, number]): Shown {
  const files = [...document.querySelectorAll<HTMLImageElement>("img")].flatMap((image): Shown["files"] => {
    const address = new URL(image.currentSrc || image.src);
    const { width } = image.getBoundingClientRect();
    return /\.svg$/.test(address.pathname) && width > 0 ? [[address.pathname + address.hash, width]] : [];
  });
  const letters: string[] = [];
  const parts = document.querySelectorAll<SVGGraphicsElement>("svg :is(text, tspan), svg g[transform*=scale] > path.l");
  for (const part of parts) {
    const matrix = part.getScreenCTM();
    if (matrix === null || part.getBoundingClientRect().width === 0) continue;
    const size = part instanceof SVGTextContentElement ? Number.parseFloat(getComputedStyle(part).fontSize) : em;
    const shown = size * Math.hypot(matrix.a, matrix.b);
    const name = part.textContent || part.closest("svg")?.getAttribute("aria-label");
    if (shown < least - 0.01) letters.push(`${name}: ${shown.toFixed(1)}`);
  }
  return { files, letters: [...new Set(letters)] };
}

/** All but the cards of a class, which are drawn for paper. */
const addresses = triedPages(8).filter((address) => address !== "/klasa/kartela");

/** The number of addresses per test, so that the browsers share the work. */
const share = 9;
for (let first = 0; first < addresses.length; first += share) {
  const some = addresses.slice(first, first + share);
  test(`drawings of addresses ${first + 1} to ${first + some.length} have letters of ${least} px`, {
    tag: "@series",
  }, async ({ page, open }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    for (const address of some) {
      await open(address);
      const { files, letters } = await page.evaluate(drawingsOf, [least, em] as [number, number]);
      const small = files.flatMap(([file, width]) => {
        const size = smallestShare(file) * width;
        return size < least - 0.01 ? [`${file} at ${Math.round(width)}: ${size.toFixed(1)}`] : [];
      });
      expect.soft([address, ...small, ...letters]).toEqual([address]);
    }
  });
}
