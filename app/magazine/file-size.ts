import { formatNumber } from "./albanian";

/**
 * Writes the size of a file for a link. It is `184 KB` (thousands of bytes, rounded up), from a million on `5,2 MB`.
 */
export function fileSize(bytes: number): string {
  const [value, unit] =
    bytes < 1_000_000 ? [formatNumber(Math.ceil(bytes / 1000)), "KB"] : [formatNumber(bytes / 1_000_000, 1), "MB"];
  return `${value}\u00a0${unit}`;
}
