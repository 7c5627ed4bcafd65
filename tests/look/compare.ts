/** Compares two screenshots of a page, pixel by pixel. */
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

export interface Comparison {
  /** The share of different pixels in the larger picture: 0 to 1. */
  share: number;
  /** The different pixels, red over a pale page; missing if no pixel differs. */
  difference?: Buffer;
}

export function compare(before: Buffer, now: Buffer): Comparison {
  if (before.equals(now)) return { share: 0 };
  const [old, present] = [PNG.sync.read(before), PNG.sync.read(now)];
  const width = Math.max(old.width, present.width);
  const height = Math.max(old.height, present.height);
  const drawn = new PNG({ width, height });
  const differing = pixelmatch(grown(old, width, height), grown(present, width, height), drawn.data, width, height, {
    // Both come from the same browser on the same machine. So no tolerance for antialiasing or colours is needed.
    includeAA: true,
    threshold: 0,
  });
  if (differing === 0) return { share: 0 };
  return { share: differing / (width * height), difference: PNG.sync.write(drawn, { deflateLevel: 1, filterType: 1 }) };
}

/** Extends the picture to the given size. The added area is transparent, and so differs from every page. */
function grown(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const ground = new PNG({ width, height });
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0);
  return ground.data;
}
