/**
 * Makes the preview of a shared piece whose cover is an editor's picture. It is as for drawn covers, with the
 * photograph in the frame.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { socialPicture, socialSize } from "../../../app/magazine/site";
import { type SocialShape, socialShape } from "../../drawings/social/social-picture";
import type { NamedPicture } from "../checking/editor-pictures";
import { BrokenPicture, type MadeFile } from "./make-copies";
import { keptFile, pictureCache } from "./picture-cache";

/** The data of a piece in its social picture. */
export interface SocialPiece {
  slug: string;
  title: string;
  subject: "math" | "physics";
  picture: NamedPicture;
}

/** Makes the social picture of a piece, or finds it in the cache. @throws BrokenPicture */
export async function makeSocial(
  { slug, title, subject, picture }: SocialPiece,
  cache = pictureCache,
): Promise<MadeFile> {
  const words = createHash("sha256").update(`2 ${subject} ${title}`).digest("hex").slice(0, 8);
  const path = await keptFile(cache, `${picture.hash}-${words}.jpg`, async () => {
    const { default: sharp } = await import("sharp");
    const shape = await shapes();
    const { width, height } = shape.frame;
    const cover = await sharp(readFileSync(picture.path), { failOn: "truncated" })
      .rotate()
      .resize(width, height, { fit: picture.type === "svg" ? "contain" : "cover", background: shape.paper })
      .flatten({ background: shape.paper })
      .toColourspace("srgb")
      .png()
      .toBuffer()
      .catch(() => {
        throw new BrokenPicture(picture.path);
      });
    const pixels = shape.paint({ name: slug, title: title.replaceAll("\u00a0", " "), subject, cover: "" });
    return sharp(pixels, { raw: { ...socialSize, channels: 4 } })
      .composite([{ input: cover, left: shape.frame.left, top: shape.frame.top }])
      .flatten({ background: shape.paper })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
  });
  return { address: socialPicture(slug, picture.shown), path };
}

let loaded: Promise<SocialShape> | undefined;
/** Loads the renderer and the font once. */
const shapes = () => {
  loaded ??= socialShape();
  return loaded;
};
