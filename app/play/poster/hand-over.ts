import { saveFile } from "../save-file";

/** What became of a poster: it was shared, left alone by the pupil, or written as a file. */
export type HandedOver = "shared" | "left" | "saved";

/**
 * Gives a file to the pupil. The device shares it where it can, and asks with whom; else the browser saves it.
 */
export async function handOver(file: File): Promise<HandedOver> {
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "left";
      // In a frame of another site, or when the press is long past, sharing is refused.
    }
  }
  saveFile(file);
  return "saved";
}
