/** Finds copies of the editors' pictures before they are published. The studio and the dev server use it. */
import { editorPicture } from "../../../app/magazine/editor-picture";
import { EditorPictures } from "../checking/editor-pictures";
import { makeCopy } from "./make-copies";
import { pictureCache } from "./picture-cache";

/** Finds the copy at an address, or makes it. @returns its path; null where no original has such a copy */
export async function findCopy(folder: string, address: string, cache = pictureCache): Promise<string | null> {
  if (!address.startsWith("/pictures/")) return null;
  const originals = new EditorPictures(folder);
  const colourAddress = address.replace(/p(?=\.\w+$)/, "");
  for (const name of originals.names()) {
    const picture = originals.find(`/pictures/${name}`);
    if (picture === null) continue;
    const copies = editorPicture(picture.shown)?.copies ?? [];
    const known = [picture.shown, ...copies.flatMap(({ webp, avif }) => [webp, avif])];
    if (known.includes(colourAddress)) return makeCopy(picture, colourAddress, cache);
  }
  return null;
}
