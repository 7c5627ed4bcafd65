/** Pictures that an editor drops into a text: written where the pieces' pictures lie, under a name that is free. */
import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { imageSize } from "image-size";
import { fileSize } from "../../../app/magazine/file-size";
import { slugOf } from "../../pipeline/lesson/outline";
import { writeWhole } from "./newsroom-files";

/** As publishing takes them: `pipeline/checking/public-files.ts`. */
const largest = 500 * 1024;

const types: Record<string, string> = { svg: "svg", png: "png", jpg: "jpg", webp: "webp", avif: "avif", gif: "gif" };

export interface PlacedPicture {
  src: string;
  width: number;
  height: number;
}

/** Writes a picture. @returns its address and size, or what is wrong with it and what to do, in Albanian */
export function placePicture(name: string, bytes: Buffer, publicFolder: string): PlacedPicture | { wrong: string } {
  const measured = measure(bytes);
  const ending = measured?.type === undefined ? undefined : types[measured.type];
  if (measured === null || ending === undefined) {
    return { wrong: "Ky skedar nuk është figurë që lexohet. Merren SVG, PNG, JPG, WebP, AVIF dhe GIF." };
  }
  if (bytes.length > largest) {
    const hint = "Zvogëloje: një fotografi 1200 × 800 px, e ruajtur si JPG ose WebP, mjafton.";
    return { wrong: `Figura ka ${fileSize(bytes.length)}; më shumë se ${fileSize(largest)} nuk merren. ${hint}` };
  }
  const stem = slugOf(name.slice(0, name.length - extname(name).length)) || "figura";
  for (let nth = 1; ; nth++) {
    const src = `/figures/${stem}${nth === 1 ? "" : `-${nth}`}.${ending}`;
    const path = join(publicFolder, src);
    const same = existsSync(path) && readFileSync(path).equals(bytes);
    if (existsSync(path) && !same) continue;
    if (!same) writeWhole(path, bytes);
    return { src, width: Math.round(measured.width), height: Math.round(measured.height) };
  }
}

function measure(bytes: Buffer): ReturnType<typeof imageSize> | null {
  try {
    return imageSize(bytes);
  } catch {
    return null;
  }
}
