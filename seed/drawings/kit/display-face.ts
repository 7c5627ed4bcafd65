/** The magazine's display font, for pictures that are rendered here and not by a browser. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const letters = "abcçdeëfghijklmnopqrstuvwxyzABCÇDEËFGHIJKLMNOPQRSTUVWXYZ0123456789 \u00a0.,:;!?’‘“”„«»–—…-()+−×÷=%/°'";

/**
 * Returns the font for the renderer: optical size 144, width 66, weight 690. @param more letters beyond those of titles
 */
export async function displayFace(more = ""): Promise<Uint8Array> {
  const require = createRequire(import.meta.url);
  const file = require.resolve("@fontsource-variable/roboto-serif/files/roboto-serif-latin-full-normal.woff2");
  return subsetFont(await readFile(file), letters + more, {
    targetFormat: "sfnt",
    variationAxes: { opsz: 144, wdth: 66, wght: 690, GRAD: 0 },
  });
}
