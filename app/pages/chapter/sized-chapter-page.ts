/** Makes a chapter's page in the Worker. The Worker knows the page files of this build and their bytes. */
import { type PackSizes, packBytes } from "../../features/offline/pack-rules";
import type { Library } from "../../library/library";
import type { Chapter } from "../../magazine/chapters";
import { fileSize } from "../../magazine/file-size";
import { packOfChapter } from "../../magazine/pack";
import { chapterPage } from "./chapter-page";

/** `worker/commands/pack-graph.ts` writes it into the Worker alone. */
declare const PACK_FILES: PackSizes | null | undefined;

/** Returns the size of a chapter's pack. It is null if this build does not know its own files, as in development. */
async function packSize(library: Library, chapter: Chapter): Promise<string | null> {
  if (typeof PACK_FILES === "undefined" || PACK_FILES === null) return null;
  const contents = await library.contents({ categoryId: chapter.id });
  return fileSize(packBytes(packOfChapter(chapter, contents), PACK_FILES));
}

/** Reads a chapter's page with its pack's size, which the page shows before the download. */
export const sizedChapterPage = (library: Library, chapter: Chapter) => ({
  ...chapterPage(library, chapter),
  size: packSize(library, chapter),
});
