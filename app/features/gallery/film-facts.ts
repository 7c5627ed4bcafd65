/** What a pupil is told of a film before it is started: how long it is and how much it costs to load. */
import { fileSize } from "../../magazine/file-size";

/** A length in seconds as a clock shows it: 332 is "5:32". */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Length and, where it is known, size: "5:32 · 4,1 MB". */
export function filmFacts({ duration, size }: { duration: number; size?: number | undefined }): string {
  return size === undefined ? clock(duration) : `${clock(duration)} · ${fileSize(size)}`;
}
