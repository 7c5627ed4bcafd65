/**
 * Estimates the bytes of a content's pages over the network. A chapter's pack shows its size before the download. Texts
 * are counted as brotli at quality 5, about what the network uses. A page is more than its content: the frame, the
 * ending, and in an interactive page the same data twice. tests/worker/packs.test.ts compares the sum with the real
 * pages.
 */
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import type { Content, PageBytes } from "../../../app/magazine/content";
import { editorPicture } from "../../../app/magazine/editor-picture";
import type { Practice } from "../../../app/magazine/practice/exercise";
import type { PublicFiles } from "../checking/public-files";

/** Bytes of a reading page besides its content, and of an interactive page. */
const frame = 4_700;
const playedFrame = 5_200;
/** Bytes of a picture that the server paints into the workbook: 160 to 950 over the chapters. */
const paintedPicture = 350;
const picturesOf = ({ exercises }: Practice) => exercises.reduce((sum, { figures = [] }) => sum + figures.length, 0);

const brotli = (bytes: Buffer | string) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** Measures the pages of each content, by its slug. A picture that several pages show is compressed once. */
export function measurePages(
  contents: readonly Content[],
  practices: readonly Practice[],
  files: PublicFiles,
): Record<string, PageBytes> {
  const measure = pageMeasure(files);
  const practiceOf = new Map(practices.map((practice) => [practice.slug, practice]));
  return Object.fromEntries(contents.map((content) => [content.slug, measure(content, practiceOf.get(content.slug))]));
}

/**
 * Estimates the bytes of a photograph's copy from its pixels. A WebP of quality 78 has about 1.1 bits a pixel. A check
 * of texts alone makes no copies to measure.
 */
function photoBytes(address: string): number | null {
  const phone = editorPicture(address)?.src ?? address;
  const [, width, height] = /^\/pictures\/.*\.(\d+)x(\d+)p?\.webp$/.exec(phone) ?? [];
  return width === undefined ? null : Math.round((Number(width) * Number(height) * 1.1) / 8);
}

function pageMeasure(files: PublicFiles) {
  const pictures = new Map<string, number>();
  const pathOf = new Map<string, string>();
  const pictureBytes = (address: string): number => {
    const known = pictures.get(address);
    if (known !== undefined) return known;
    const photo = photoBytes(address);
    if (photo !== null) return photo;
    const path = pathOf.get(address);
    const bytes = path === undefined ? 0 : brotli(readFileSync(path));
    pictures.set(address, bytes);
    return bytes;
  };
  for (const { address, path } of files.named()) pathOf.set(address, path);
  for (const { shown, path } of files.namedPictures()) pathOf.set(shown, path);

  return function measure(content: Content, practice: Practice | undefined): PageBytes {
    const shown = [...content.content.matchAll(/<img\b[^>]*\ssrc="([^"]+)"/g)].map(([, address = ""]) => address);
    const images = [...new Set([...shown, content.imageUrl])].reduce((sum, each) => sum + pictureBytes(each), 0);
    const data = (content.quizData ?? "") + (content.gameData ?? "");
    const text = content.content + data;
    const page = (data === "" ? frame : playedFrame) + (text === "" ? 0 : brotli(text)) + images;
    // The exercises are sent twice: in their page, and for the notebook. The page's workbook adds about 0.4 of them.
    const exercises =
      practice && playedFrame + 2.4 * brotli(JSON.stringify(practice)) + paintedPicture * picturesOf(practice);
    const rounded = (bytes: number) => Math.ceil(bytes / 100) * 100;
    return { page: rounded(page), ...(exercises && { exercises: rounded(exercises) }) };
  };
}
