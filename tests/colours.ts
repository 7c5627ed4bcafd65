/** Measures the colours of a screenshot. */
import UPNG from "upng-js";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns for each of these colours (#RRGGBB) its share of a PNG's pixels. A box limits them if one is given. */
export function sharesOf(file: Buffer, colours: readonly string[], box?: Box): number[] {
  const png = UPNG.decode(Uint8Array.from(file).buffer);
  const rgba = new Uint8Array(UPNG.toRGBA8(png)[0] as ArrayBuffer);
  const { x: left, y: top, width, height } = box ?? { x: 0, y: 0, ...png };
  const wanted = colours.map((colour) => [1, 3, 5].map((digit) => Number.parseInt(colour.slice(digit, digit + 2), 16)));
  const counts = colours.map(() => 0);
  let points = 0;
  for (let y = Math.ceil(top); y < Math.floor(top + height); y++) {
    for (let x = Math.ceil(left); x < Math.floor(left + width); x++) {
      const offset = 4 * (y * png.width + x);
      points++;
      // Engines differ by one when they round a colour.
      const near = (channels: number[]) => channels.every((each, k) => Math.abs(each - (rgba[offset + k] ?? 0)) <= 1);
      const found = wanted.findIndex(near);
      if (found !== -1) counts[found] = (counts[found] ?? 0) + 1;
    }
  }
  return counts.map((count) => count / points);
}
