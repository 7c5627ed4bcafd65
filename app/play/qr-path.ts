import { encode } from "uqr";

/** A QR code as one path on a square. */
export interface QrPath {
  /** Side of the square, four modules of white on each side included, as ISO/IEC 18004 requires. */
  size: number;
  /** The dark modules, each a square of side 1. */
  path: string;
}

/** Draws a text as a QR code. @param level of error correction: L for a wall, M for the screen of a phone in a hand */
export function qrPath(text: string, level: "L" | "M"): QrPath {
  const { data, size } = encode(text, { ecc: level, border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dark.join("") };
}
