/** Tells whether a picture's file is cut off. A broken download or a USB stick pulled out too early does that. */

/** Message and hint about such a picture. */
export const cutOff = (name: string): [message: string, hint: string] => [
  `„${name}“ nuk lexohet deri në fund: është e prerë.`,
  "Merre përsëri nga vendi ku e gjete, ose hape e ruaje përsëri.",
];

/** Tells whether the file is cut off. @param type as `measureImage` names it */
export function isCutOff(type: string, bytes: Buffer): boolean {
  switch (type) {
    case "jpg":
      return !hasJpegEnd(bytes);
    case "png":
      return bytes.lastIndexOf("IEND") < 0;
    case "webp":
      return bytes.length < bytes.readUInt32LE(4) + 8;
    case "avif":
      return endOfBoxes(bytes) > bytes.length;
    default:
      return false;
  }
}

const [startOfScan, endOfImage] = [0xda, Buffer.from([0xff, 0xd9])];

/**
 * Tells whether there is an end after the first scan (T.81 B.1.1.3). A thumbnail in the metadata has an end of its own.
 */
function hasJpegEnd(bytes: Buffer): boolean {
  let offset = 2;
  while (offset + 4 <= bytes.length && bytes[offset] === 0xff) {
    const marker = bytes[offset + 1];
    // A marker may be padded with 0xff.
    if (marker === 0xff) {
      offset++;
      continue;
    }
    if (marker === startOfScan) return bytes.indexOf(endOfImage, offset) >= 0;
    offset += 2 + bytes.readUInt16BE(offset + 2);
  }
  return false;
}

/** Returns where the boxes of ISO 14496-12 end, each of which begins with its length. */
function endOfBoxes(bytes: Buffer): number {
  let offset = 0;
  while (offset + 8 <= bytes.length) {
    const length = bytes.readUInt32BE(offset);
    // 0 reaches to the end; 1 has its length elsewhere, which no photograph needs.
    if (length < 8) return bytes.length;
    offset += length;
  }
  return offset;
}
