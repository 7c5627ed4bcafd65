/** A chapter's page as the Worker makes it: it knows what this build makes pages of, and its bytes. */
import { type PackSizes, packBytes } from "../features/offline/pack-rules";
import type { Library } from "../library/library";
import type { Chapter } from "../magazine/chapters";
import { fileSize } from "../magazine/file-size";
import { packOfChapter } from "../magazine/pack";
import { chapterPage } from "./chapter-page";

/** `worker/commands/pack-graph.ts` writes it into the Worker alone. */
declare const PACK_FILES: PackSizes | null | undefined;

/** Says how large a chapter's pack is; null where this build does not know its own files, as in development. */
async function packSize(library: Library, chapter: Chapter): Promise<string | null> {
  if (typeof PACK_FILES === "undefined" || PACK_FILES === null) return null;
  const contents = await library.contents({ categoryId: chapter.id });
  return fileSize(packBytes(packOfChapter(chapter, contents), PACK_FILES));
}

/** Reads a chapter's page with its pack's size. It is told before the pack is taken. */
export const sizedChapterPage = (library: Library, chapter: Chapter) => ({
  ...chapterPage(library, chapter),
  size: packSize(library, chapter),
});
