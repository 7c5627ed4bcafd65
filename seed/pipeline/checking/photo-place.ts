/** Marks of Exif 2.32 metadata: in JPEG and AVIF, in WebP, in PNG. */
const mark = /Exif\0\0|EXIF|eXIf/g;
/** Tag of the GPS metadata. */
const gpsEntry = 0x8825;

/** Tells whether a photograph holds the place where it was taken. A folder on a public GitHub would publish that. */
export function tellsPlace(bytes: Buffer): boolean {
  // An AVIF has the mark a second time in its list of parts.
  return [...bytes.toString("latin1").matchAll(mark)].some(({ index }) => namesGps(bytes.subarray(index + 4)));
}

/** Tells whether the first table of the metadata, in TIFF format, has a GPS tag. */
function namesGps(after: Buffer): boolean {
  const starts = ["II*\0", "MM\0*"].map((mark) => after.subarray(0, 16).indexOf(mark, 0, "latin1"));
  const start = starts.find((offset) => offset >= 0);
  if (start === undefined) return false;
  const notes = after.subarray(start);
  const isLittle = starts[0] === start;
  const short = (offset: number) =>
    offset + 2 > notes.length ? 0 : isLittle ? notes.readUInt16LE(offset) : notes.readUInt16BE(offset);
  const table = notes.length < 8 ? 0 : isLittle ? notes.readUInt32LE(4) : notes.readUInt32BE(4);
  return Array.from({ length: short(table) }, (_, i) => short(table + 2 + i * 12)).includes(gpsEntry);
}
