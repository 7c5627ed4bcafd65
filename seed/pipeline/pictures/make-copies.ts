/**
 * Makes the copies of an editor's picture that readers get. They are in their widths, upright, without its metadata.
 */
import { readFileSync } from "node:fs";
import { basename, extname } from "node:path";
import { editorPicture } from "../../../app/magazine/editor-picture";
import type { NamedPicture } from "../checking/editor-pictures";
import { keptFile, pictureCache } from "./picture-cache";

/** A file that is published with an edition: its public address, its path on disk. */
export interface MadeFile {
  address: string;
  path: string;
}

/** A picture that cannot be copied; the message is for the editor. */
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
 * Makes one copy, or finds it in the cache. At quality 50 (AVIF) and 78 (WebP) a photograph of 720 px differs from its
 * original only in a comparison side by side.
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
      // A phone stores the orientation as metadata, which sharp removes with all other metadata.
      const upright = picture.type === "jpg" ? opened.rotate() : opened;
      const sized = upright.resize(Number(width), Number(height), { fit: "fill" }).toColourspace("srgb");
      // Chroma subsampling blurs the edges of lines and letters in a drawing.
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

/** Imported only for a drawing, because a DOM takes half a second. */
const svgCleaner = async () => (await import("./clean-svg")).cleanSvg;
