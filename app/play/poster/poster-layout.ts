/** What stands where on a poster, in pixels of the finished picture. */
import { fitTitle, type WidthOf } from "../../magazine/fit-title";

/** Size of a poster: 4 : 5, the tallest picture that phones show whole in a list. */
export const posterSize = { width: 1080, height: 1350 };

const margin = 64;
const room = posterSize.width - 2 * margin;
/** Top of the drawing's place; it reaches to the sentence. */
const drawing = { top: 64, gap: 44 };
const sentence = { bottom: 1050, height: 280, sizes: [136, 124, 112, 100, 90, 80, 72, 64, 56, 48], lineHeight: 0.98 };
/** Height of a capital of the display face, in font sizes. */
const capital = 0.72;
/** The note has two lines at most; its first line is at `top`. */
const note = { top: 1118, height: 80, sizes: [31, 28, 26, 24, 22], lineHeight: 1.28 };
const address = { size: 30, baseline: 1310, width: 640, least: 16 };

/** The magazine's ray at the foot, with its name under it. Distances are those of the logo, enlarged. */
export const foot = { ray: 1214, prism: 792, scale: 3.1, name: { size: 56, baseline: 1272 } };

export interface PlacedText {
  text: string;
  x: number;
  baseline: number;
  size: number;
}

export interface PosterLayout {
  drawing: { x: number; y: number; scale: number };
  sentence: PlacedText[];
  note: PlacedText[];
  /** Null where the page has no public address. */
  address: PlacedText | null;
}

/**
 * Places the parts of a poster. @throws where no size can hold the sentence or the note
 *
 * @param size of the drawing, in its own units
 * @param display width of a text in headlines @param text width of a text in the reading face
 */
export function layOutPoster(
  words: { sentence: string; note: string; address: string },
  size: { width: number; height: number },
  { display, text }: { display: WidthOf; text: WidthOf },
): PosterLayout {
  const fitted = fitTitle(words.sentence, { ...sentence, width: room }, display);
  if (fitted === null) throw new Error(`„${words.sentence}“: the sentence is too long for a poster.`);
  const step = fitted.size * sentence.lineHeight;
  const last = fitted.lines.length - 1;
  const height = sentence.bottom - last * step - capital * fitted.size - drawing.gap - drawing.top;
  const scale = Math.min(room / size.width, height / size.height);
  const notes = fitTitle(words.note, { ...note, width: room }, text);
  if (notes === null) throw new Error(`„${words.note}“: the note is too long for a poster.`);
  const addressSize = Math.min(address.size, (address.size * address.width) / text(words.address, address.size));
  return {
    drawing: {
      x: (posterSize.width - scale * size.width) / 2,
      y: drawing.top + (height - scale * size.height) / 2,
      scale,
    },
    sentence: fitted.lines.map((line, k) => ({
      text: line,
      x: margin,
      baseline: sentence.bottom - (last - k) * step,
      size: fitted.size,
    })),
    note: notes.lines.map((line, k) => ({
      text: line,
      x: margin,
      baseline: note.top + k * notes.size * note.lineHeight,
      size: notes.size,
    })),
    address:
      words.address === ""
        ? null
        : { text: words.address, x: margin, baseline: address.baseline, size: Math.max(address.least, addressSize) },
  };
}
