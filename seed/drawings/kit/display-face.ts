/** The magazine's display face for pictures that are painted here and not by a browser. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const letters = "abcçdeëfghijklmnopqrstuvwxyzABCÇDEËFGHIJKLMNOPQRSTUVWXYZ0123456789 \u00a0.,:;!?’‘“”„«»–—…-()+−×÷=%/°'";

/** The face as the renderer takes it: optical size 144, width 66, weight 690. @param more letters beyond those of titles */
export async function displayFace(more = ""): Promise<Uint8Array> {
  const require = createRequire(import.meta.url);
  const file = require.resolve("@fontsource-variable/roboto-serif/files/roboto-serif-latin-full-normal.woff2");
  return subsetFont(await readFile(file), letters + more, {
    targetFormat: "sfnt",
    variationAxes: { opsz: 144, wdth: 66, wght: 690, GRAD: 0 },
  });
}
