/** Makes everything that a publication takes along of the editors' pictures. */
import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import type { NamedPicture } from "../checking/editor-pictures";
import { type MadeFile, makeCopies } from "./make-copies";
import { makeSocial, type SocialPiece } from "./make-social";
import { pictureCache } from "./picture-cache";

/** What was made of one picture. */
export interface MadePicture {
  /** The original's name, or that of the piece that is shared with it. */
  name: string;
  /** What it is for: a page, or other sites. */
  use: "page" | "social";
  files: MadeFile[];
}

/**
 * Makes copies and social pictures; what was made before is found.
 *
 * @param onMake told of each original that takes its time: a photograph of 12 megapixels takes three seconds
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
