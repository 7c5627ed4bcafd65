/** The part of a photograph that becomes a cover: 3 to 2, as covers are shown. Pure; sizes are in pixels. */
export interface Size {
  width: number;
  height: number;
}

export interface Crop {
  /** Which part of the largest possible one is taken, from 1 (all of it) to `mostZoom`. */
  zoom: number;
  /** Where it lies, from 0 (left, top) to 1 (right, bottom). */
  x: number;
  y: number;
}

export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };

/** Width of a cover over its height (docs/redaksia.md). */
export const coverShape = 3 / 2;

/** Width of a cover that is kept: that of the guide. */
const coverWidth = 1500;

/** The narrowest cover that a check accepts. */
const narrowest = 720;

/** Returns the largest zoom at which the cover is still wide enough; 1 where the photograph is too small for any. */
export function mostZoom(photo: Size): number {
  return Math.max(1, Math.min(4, largest(photo).width / narrowest));
}

/** Returns the rectangle of the photograph that is taken. */
export function cropped(photo: Size, { zoom, x, y }: Crop): Size & { left: number; top: number } {
  const all = largest(photo);
  const width = all.width / zoom;
  const height = all.height / zoom;
  return { left: (photo.width - width) * x, top: (photo.height - height) * y, width, height };
}

/** Returns the size of the cover in whole pixels; a small photograph is not enlarged. */
export function coverSize(photo: Size, crop: Crop): Size {
  const width = Math.min(coverWidth, Math.floor(cropped(photo, crop).width));
  return { width, height: Math.round(width / coverShape) };
}

function largest({ width, height }: Size): Size {
  return width / height > coverShape ? { width: height * coverShape, height } : { width, height: width / coverShape };
}
