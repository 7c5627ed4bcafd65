/** Makes all copies of the editors' pictures that a publication needs. */
import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import type { NamedPicture } from "../checking/editor-pictures";
import { type MadeFile, makeCopies } from "./make-copies";
import { makeSocial, type SocialPiece } from "./make-social";
import { pictureCache } from "./picture-cache";

/** The copies of one picture. */
export interface MadePicture {
  /** Name of the original, or of the piece that is shared with it. */
  name: string;
  /** Its use: on a page, or for previews on other sites. */
  use: "page" | "social";
  files: MadeFile[];
}

/**
 * Makes copies and social pictures; takes earlier ones from the cache.
 *
 * @param onMake called for each original that takes time: a photograph of 12 megapixels takes three seconds
 * @throws BrokenPicture
 */
export async function makePictures(
  { pictures, social }: { pictures: readonly NamedPicture[]; social: readonly SocialPiece[] },
  onMake: (name: string) => void = () => undefined,
  cache = pictureCache,
): Promise<MadePicture[]> {
  const made: MadePicture[] = [];
  for (const picture of pictures) {
    const name = basename(picture.path);
    if (!existsSync(join(cache, `${picture.hash}-${picture.width}.${picture.type === "svg" ? "svg" : "webp"}`))) {
      onMake(name);
    }
    made.push({ name, use: "page", files: await makeCopies(picture, cache) });
  }
  for (const piece of social) {
    made.push({ name: piece.slug, use: "social", files: [await makeSocial(piece, cache)] });
  }
  return made;
}
