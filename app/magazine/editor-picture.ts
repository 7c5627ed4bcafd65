/**
 * Describes an editor's published picture by its address, `/pictures/guri.1a2b3c4d.1440x960.webp`. It holds name,
 * hash, largest size, and `p` after the size if the dark theme shows light paper below it. So a page needs only the
 * address to name the other widths, and no record needs a field for them.
 */
import type { DrawingUse } from "./drawing-sources";

const address = /^(\/pictures\/[a-z0-9-]+\.[0-9a-f]{8}\.)(\d+)x(\d+)(p?)\.(webp|svg)$/;

/**
 * Widths in pixels. They are half and whole width of a phone with two pixels per point, with three, and a figure on a
 * sharp desktop screen.
 */
const widths = [360, 720, 1080, 1440];
/** The widest copy in pixels. At 1440 a photograph has the bytes of one page of the magazine. */
export const widestPicture = 1440;

export interface EditorPicture {
  /** The phone's copy, for browsers without `srcset`, for packs and the exported folder. */
  src: string;
  /** Width of the largest copy, in pixels. */
  width: number;
  height: number;
  /** Whether its lines are too dark for the dark theme. */
  onPaper: boolean;
  /** Its copies, narrowest first; none for a drawing, which has no pixels. */
  copies: { width: number; webp: string; avif: string }[];
}

/** Reads the address of an editor's picture at its largest size. @returns null for every other picture */
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

/** Lists the widths of the copies. None is within a fifth of the largest, which would be almost the same picture. */
const copyWidths = (widest: number) => (widest === 0 ? [] : [...widths.filter((each) => each * 1.2 <= widest), widest]);

/** Lists the copies for `srcset`. */
export const pictureSet = ({ copies }: EditorPicture, type: "webp" | "avif"): string =>
  copies.map((copy) => `${copy[type]} ${copy.width}w`).join(", ");

/**
 * Returns its classes. `photo` fills its frame without cropping, `on-paper` has light paper below it in the dark theme.
 */
export const pictureClass = ({ onPaper }: EditorPicture): string => (onPaper ? "photo on-paper" : "photo");

/**
 * The displayed width, for the `sizes` attribute. A figure of a text is at most 760 px, a lesson's cover 912 px, a
 * picture of a list half the page.
 */
export const pictureSizes: Record<DrawingUse, string> = {
  figure: "(min-width:50rem) 760px, 100vw",
  head: "(min-width:57rem) 912px, 100vw",
  plain: "(min-width:52rem) 50vw, 100vw",
};
