/** The length of a film and its size, which a pupil sees before loading it. */
import { fileSize } from "../../magazine/file-size";

/** Writes seconds as on a clock: 332 is "5:32". */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Writes length and, where it is known, size: "5:32 · 4,1 MB". */
export function filmFacts({ duration, size }: { duration: number; size?: number | undefined }): string {
  return size === undefined ? clock(duration) : `${clock(duration)} · ${fileSize(size)}`;
}
