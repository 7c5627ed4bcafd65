import { imageSize } from "image-size";

export interface ImageSize {
  width: number;
  height: number;
}

/** Measures a picture in CSS pixels, upright. @returns null for what is no picture */
export function measureImage(bytes: Buffer): (ImageSize & { type: string }) | null {
  try {
    const { width, height, orientation = 1, type = "" } = imageSize(bytes);
    // From 5 on a telephone lay on its side: 6 is the usual way of holding it upright.
    const [across, down] = orientation < 5 ? [width, height] : [height, width];
    return { width: Math.round(across), height: Math.round(down), type };
  } catch {
    return null;
  }
}
