/** Tells whether a picture's file is cut off. A broken download or a USB stick pulled out too early does that. */

/** Message and hint about such a picture. */
export const cutOff = (name: string): [message: string, hint: string] => [
  `„${name}“ nuk lexohet deri në fund: është e prerë.`,
  "Merre përsëri nga vendi ku e gjete, ose hape e ruaje përsëri.",
];

/** Tells whether the file is cut off. @param type as `measureImage` names it */
export const isCutOff = (type: string, bytes: Buffer): boolean => endOfPicture(type, bytes) > bytes.length;

/**
 * Returns where the picture's own bytes end. A phone may append a film to its photograph, with the place where it was
 * taken.
 *
 * @param type as `measureImage` names it
 * @returns an offset beyond the last byte if the file is cut off
 */
export function endOfPicture(type: string, bytes: Buffer): number {
  switch (type) {
    case "jpg":
      return endOfJpeg(bytes);
    case "png":
      return endOfPng(bytes);
    case "webp":
      return bytes.readUInt32LE(4) + 8;
    case "avif":
      return endOfBoxes(bytes);
    default:
      return bytes.length;
  }
}

const [startOfScan, endOfImage] = [0xda, Buffer.from([0xff, 0xd9])];
const beyond = Number.POSITIVE_INFINITY;

/**
 * Returns the end of a JPEG. It is the first end marker after the first scan (T.81 B.1.1.3). A thumbnail in the
 * metadata has an end of its own.
 */
function endOfJpeg(bytes: Buffer): number {
  let offset = 2;
  while (offset + 4 <= bytes.length && bytes[offset] === 0xff) {
    const marker = bytes[offset + 1];
    // A marker may be padded with 0xff.
    if (marker === 0xff) {
      offset++;
      continue;
    }
    if (marker === startOfScan) {
      const end = bytes.indexOf(endOfImage, offset);
      return end < 0 ? beyond : end + endOfImage.length;
    }
    offset += 2 + bytes.readUInt16BE(offset + 2);
  }
  return beyond;
}

/** Returns the end of a PNG. It is that of its chunk IEND (ISO 15948, 5.3: length, type, data, four bytes of CRC). */
function endOfPng(bytes: Buffer): number {
  let offset = 8;
  while (offset + 12 <= bytes.length) {
    const next = offset + 12 + bytes.readUInt32BE(offset);
    if (bytes.toString("latin1", offset + 4, offset + 8) === "IEND") return next;
    offset = next;
  }
  return beyond;
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
