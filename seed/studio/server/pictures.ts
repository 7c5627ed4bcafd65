/** Writes a picture that an editor dropped into a text. It goes into the folder of originals, under a free name. */
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { narrowPicture, pictureFault } from "../../pipeline/checking/check-pictures";
import { measureImage } from "../../pipeline/checking/measure-image";
import { pictureKinds } from "../../pipeline/checking/picture-limits";
import { slugOf } from "../../pipeline/lesson/slug-of";
import { tidyPicture } from "../../pipeline/pictures/tidy-picture";
import { writeWhole } from "./newsroom-files";

export type PlacedPicture = { ok: true; src: string; width: number; height: number } | { ok: false; message: string };

/**
 * Writes a picture.
 *
 * @param folder of the originals
 * @returns its address and size, or a message in Albanian: what is wrong with it, what to do
 */
export async function placePicture(name: string, bytes: Buffer, folder: string): Promise<PlacedPicture> {
  const ending = pictureKinds[measureImage(bytes)?.type ?? ""]?.[0];
  // The extension may be wrong, so the type is read from the bytes.
  const stem = slugOf(name.slice(0, name.length - extname(name).length)) || "figura";
  const fault = pictureFault(ending === undefined ? name : stem + ending, bytes);
  if (fault !== null) return { ok: false, message: `${fault.message} ${fault.hint}` };
  const tidy = await tidyPicture(bytes).catch(() => null);
  if (tidy === null)
    return { ok: false, message: "Kjo figurë nuk lexohet deri në fund. Hape, ruaje përsëri dhe provo." };
  const { width = 0, height = 0, type = "" } = measureImage(tidy) ?? {};
  const narrow = narrowPicture({ address: stem + ending, width, type }, "figure");
  if (narrow !== null) return { ok: false, message: narrow.join(" ") };
  mkdirSync(folder, { recursive: true });
  for (let nth = 1; ; nth++) {
    const file = `${stem}${nth === 1 ? "" : `-${nth}`}${ending}`;
    const path = join(folder, file);
    const same = existsSync(path) && readFileSync(path).equals(tidy);
    if (existsSync(path) && !same) continue;
    if (!same) writeWhole(path, tidy);
    return { ok: true, src: `/pictures/${file}`, width, height };
  }
}
