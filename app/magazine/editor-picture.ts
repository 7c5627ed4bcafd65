/**
 * An editor's picture as it is published. Its address says what it is, `/pictures/guri.1a2b3c4d.1440x960.webp`: name, hash,
 * size at its widest, and `p` after the size where the dark theme lays paper under it. So a page needs nothing besides the
 * address to name its other widths, and no record a field for them.
 */
import type { DrawingUse } from "./drawing-sources";

const address = /^(\/pictures\/[a-z0-9-]+\.[0-9a-f]{8}\.)(\d+)x(\d+)(p?)\.(webp|svg)$/;

/** Widths in pixels: a phone's half and whole at two dots a pixel, at three, and a figure on a sharp desktop screen. */
const widths = [360, 720, 1080, 1440];
/** No wider copy is made: at 1440 a photograph weighs what a page of ours does. */
export const widestPicture = 1440;

export interface EditorPicture {
  /** The phone's copy, for browsers without `srcset`, for packs and the stick. */
  src: string;
  /** Pixels at its widest. */
  width: number;
  height: number;
  /** Whether its ink is too dark for the dark theme. */
  onPaper: boolean;
  /** Its copies, narrowest first; none of a drawing, which has no pixels. */
  copies: { width: number; webp: string; avif: string }[];
}

/** Reads an address of an editor's picture at its widest. @returns null for every other picture */
export function editorPicture(src: string): EditorPicture | null {
  const [, stem = "", wide = "", high = "", paper = "", ending] = address.exec(src) ?? [];
  if (stem === "") return null;
  const [width, height] = [Number(wide), Number(high)];
  const copies = copyWidths(ending === "svg" ? 0 : width).map((each) => {
    const copy = `${stem}${each}x${Math.round((height * each) / width)}${paper}`;
    return { width: each, webp: `${copy}.webp`, avif: `${copy}.avif` };
  });
  const phone = copies.filter((each) => each.width <= 720).at(-1) ?? copies[0];
  return { src: phone?.webp ?? src, width, height, onPaper: paper !== "", copies };
}

/** None within a fifth of the widest, which would be the same picture twice. */
const copyWidths = (widest: number) => (widest === 0 ? [] : [...widths.filter((each) => each * 1.2 <= widest), widest]);

/** Lists the copies for `srcset`. */
export const pictureSet = ({ copies }: EditorPicture, type: "webp" | "avif"): string =>
  copies.map((copy) => `${copy[type]} ${copy.width}w`).join(", ");

/** Its classes: `photo` fills its frame uncut by stretching, `on-paper` has light paper under it in the dark theme. */
export const pictureClass = ({ onPaper }: EditorPicture): string => (onPaper ? "photo on-paper" : "photo");

/**
 * How wide it stands, as the browser is told. A figure of a text at most 760 px, at the head of a lesson 912 px, in a
 * list half the page.
 */
export const pictureSizes: Record<DrawingUse, string> = {
  figure: "(min-width:50rem) 760px, 100vw",
  head: "(min-width:57rem) 912px, 100vw",
  plain: "(min-width:52rem) 50vw, 100vw",
};
