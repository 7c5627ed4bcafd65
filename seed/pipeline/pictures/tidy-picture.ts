/**
 * Makes an original to keep from a phone's photograph. The folder of originals may be on a public GitHub, so the place
 * and the photographer's name must be removed.
 */
import { endOfPicture } from "../checking/cut-off-picture";
import { measureImage } from "../checking/measure-image";

/** Pixels of the longer side: one and two thirds of the widest copy. */
const side = 2400;

/**
 * Scales a picture down, and removes its metadata and what follows its end. One that needs nothing of it stays the same
 * byte for byte.
 */
export async function tidyPicture(file: Buffer): Promise<Buffer> {
  const type = measureImage(file)?.type;
  const bytes = file.subarray(0, endOfPicture(type ?? "", file));
  if (type === "svg") return Buffer.from((await import("./clean-svg")).cleanSvg(bytes.toString("utf8")));
  const { default: sharp } = await import("sharp");
  const opened = sharp(bytes, { failOn: "truncated" });
  const { exif, xmp, iptc, width, height } = await opened.metadata();
  // Decodes the whole picture. A broken one is reported while its editor is there.
  await opened.clone().resize(64).raw().toBuffer();
  const isPlain = exif === undefined && xmp === undefined && iptc === undefined;
  if (isPlain && Math.max(width, height) <= side) return bytes;
  const scaled = (type === "jpg" ? opened.rotate() : opened).resize(side, side, {
    fit: "inside",
    withoutEnlargement: true,
  });
  switch (type) {
    case "png":
      return scaled.png({ compressionLevel: 9 }).toBuffer();
    case "webp":
      return scaled.webp({ quality: 90 }).toBuffer();
    case "avif":
      return scaled.avif({ quality: 75 }).toBuffer();
    default:
      return scaled.jpeg({ quality: 90, mozjpeg: true }).toBuffer();
  }
}
