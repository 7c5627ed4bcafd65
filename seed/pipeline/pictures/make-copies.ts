/** Makes the copies of an editor's picture that readers get: in their widths, upright, without a word about its maker. */
import { readFileSync } from "node:fs";
import { basename, extname } from "node:path";
import { editorPicture } from "../../../app/magazine/editor-picture";
import type { NamedPicture } from "../checking/editor-pictures";
import { keptFile, pictureCache } from "./picture-cache";

/** A file that a publication takes along: where readers ask for it, where it lies. */
export interface MadeFile {
  address: string;
  path: string;
}

/** A picture of which no copy can be made; the message is for the editor. */
export class BrokenPicture extends Error {
  constructor(readonly path: string) {
    super(`„${basename(path)}“ nuk lexohet deri në fund: është prishur ose e prerë. Hape, ruaje përsëri dhe provo.`);
  }
}

/** Makes every copy of a picture, narrowest first. @throws BrokenPicture */
export async function makeCopies(picture: NamedPicture, cache = pictureCache): Promise<MadeFile[]> {
  const { copies = [] } = editorPicture(picture.shown) ?? {};
  const addresses = copies.length === 0 ? [picture.shown] : copies.flatMap(({ webp, avif }) => [avif, webp]);
  const made: MadeFile[] = [];
  for (const address of addresses) made.push({ address, path: await makeCopy(picture, address, cache) });
  return made;
}

/**
 * Makes one copy, or finds it.
 * AVIF at 50 and WebP at 78 are where a photograph of 720 px is told from its original only side by side.
 *
 * @returns its path
 */
export function makeCopy(picture: NamedPicture, address: string, cache = pictureCache): Promise<string> {
  const ending = extname(address);
  const [, width = "", height = ""] = /\.(\d+)x(\d+)p?\.\w+$/.exec(address) ?? [];
  return keptFile(cache, `${picture.hash}-${width}${ending}`, async () => {
    try {
      const bytes = readFileSync(picture.path);
      if (ending === ".svg") return Buffer.from((await svgCleaner())(bytes.toString("utf8")));
      const { default: sharp } = await import("sharp");
      const opened = sharp(bytes, { failOn: "truncated", limitInputPixels: 9000 * 9000 });
      // A telephone writes which side is up beside the pixels, and sharp leaves that out with all else that is beside them.
      const upright = picture.type === "jpg" ? opened.rotate() : opened;
      const sized = upright.resize(Number(width), Number(height), { fit: "fill" }).toColourspace("srgb");
      // Lines and letters of a drawing lose their edges where colours are halved.
      const drawn = picture.type === "png";
      return ending === ".avif"
        ? await sized
            .avif({ quality: drawn ? 60 : 50, effort: 4, chromaSubsampling: drawn ? "4:4:4" : "4:2:0" })
            .toBuffer()
        : await sized.webp({ quality: drawn ? 85 : 78, effort: 5, smartSubsample: drawn }).toBuffer();
    } catch {
      throw new BrokenPicture(picture.path);
    }
  });
}

/** Loaded only where there is a drawing: a DOM takes half a second. */
const svgCleaner = async () => (await import("./clean-svg")).cleanSvg;
