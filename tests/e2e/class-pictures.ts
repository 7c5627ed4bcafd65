/** Draws what a teacher's camera sees of a class: a phone with a code, pupil after pupil. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import sharp from "sharp";
import { renderSVG } from "uqr";

/** Returns a picture of a code as a phone shows it, held before a wall. @param degrees by which it is turned */
async function seen(text: string, degrees: number, [width, height]: readonly [number, number]): Promise<sharp.Sharp> {
  const svg = renderSVG(text, { ecc: "M", border: 4, pixelSize: 8 });
  const phone = await sharp(Buffer.from(svg))
    .resize(Math.round(height * 0.62))
    .rotate(degrees, { background: "#5b6470" })
    .blur(0.6)
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: "#5b6470" } }).composite([{ input: phone }]);
}

/** Returns a photograph of a code as a file. */
export const photoOf = async (text: string): Promise<Buffer> => (await seen(text, 8, [1_400, 1_050])).png().toBuffer();

/** Frames of one pupil: Chromium shows twenty a second, so each stands 0.6 s before the camera. */
const framesEach = 12;

/** Writes a film in which pupil after pupil shows a code. Chromium takes it for a camera, from its beginning on. */
export async function writeFilm(path: string, codes: readonly string[]): Promise<void> {
  const frames: Buffer[] = [];
  for (const [pupil, code] of codes.entries()) {
    const frame = await (await seen(code, ((pupil * 37) % 40) - 20, [1_280, 720])).jpeg({ quality: 80 }).toBuffer();
    for (let nth = 0; nth < framesEach; nth++) frames.push(frame);
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, Buffer.concat(frames));
}
