import { imageSize } from "image-size";

export interface ImageSize {
  width: number;
  height: number;
}

/** Measures a picture in CSS pixels, upright. @returns null where it is not a picture */
export function measureImage(bytes: Buffer): (ImageSize & { type: string }) | null {
  try {
    const { width, height, orientation = 1, type = "" } = imageSize(bytes);
    // An orientation from 5 on is turned by a quarter. 6 is a phone held upright.
    const [across, down] = orientation < 5 ? [width, height] : [height, width];
    return { width: Math.round(across), height: Math.round(down), type };
  } catch {
    return null;
  }
}
