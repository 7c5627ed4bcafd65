/** Reads QR codes in pictures. The reader comes with the press that needs it, since it is larger than its page. */
import decodeQr from "qr/decode.js";

/** What the reader needs of a picture: bytes in the order red, green, blue, opacity. */
type Pixels = Pick<ImageData, "width" | "height" | "data">;

/** Returns the text of the QR code in a picture; null if none is read. */
export function codeIn({ width, height, data }: Pixels, timeLimit?: number): string | null {
  try {
    return decodeQr({ width, height, data }, { format: "RGBA", timeLimit });
  } catch {
    return null;
  }
}

/** Longer sides in pixels at which a photograph is read. Noise drowns in the smaller, a small code stays in the larger. */
const photoSizes = [1000, 1600, 600];
/** Milliseconds for one size of a photograph. Nobody holds a phone still meanwhile, so it may take longer than a frame. */
const photoTimeLimit = 400;

/** Reads the code in a photograph. @throws if the file is no picture that the browser opens */
export async function codeInPhoto(photo: Blob): Promise<string | null> {
  const picture = await createImageBitmap(photo);
  const longer = Math.max(picture.width, picture.height);
  // A picture is never made larger than it is.
  const sides = [...new Set(photoSizes.map((side) => Math.min(side, longer)))];
  try {
    for (const side of sides) {
      const [width, height] = [picture.width, picture.height].map((each) => Math.ceil((each * side) / longer));
      const found = codeIn(pixelsOf(picture, width ?? side, height ?? side), photoTimeLimit);
      if (found !== null) return found;
    }
    return null;
  } finally {
    picture.close();
  }
}

function pixelsOf(picture: ImageBitmap, width: number, height: number): ImageData {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true }) as CanvasRenderingContext2D;
  context.drawImage(picture, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
