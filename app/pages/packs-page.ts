import { type PackFiles, packBytes } from "../features/offline/pack-rules";
import type { Library } from "../library/library";
import type { Chapter } from "../magazine/chapters";
import { type Pack, packOfChapter } from "../magazine/pack";
import { chapterPage, readChapters } from "./chapter-page";

/** What this build makes pages of, and its bytes: `worker/commands/pack-graph.ts` writes it into the Worker alone. */
declare const PACK_FILES: PackFiles | null | undefined;

/** What a pupil may take along of one chapter; null where there is no such chapter. */
export async function pack(library: Library, name: string): Promise<Pack | null> {
  const chapter = (await readChapters(library)).find((each) => each.name === name);
  return chapter === undefined ? null : packOfChapter(chapter, await library.contents({ categoryId: chapter.id }));
}

/** Every chapter as it may be taken along. */
export async function packsPage(library: Library): Promise<{ packs: Pack[] }> {
  const [chapters, contents] = await Promise.all([readChapters(library), library.contents()]);
  return { packs: chapters.map((chapter) => packOfChapter(chapter, contents)) };
}

/** Bytes of a chapter's pack; null where this build does not know its own files, as in development. */
async function packSize(library: Library, chapter: Chapter): Promise<number | null> {
  if (typeof PACK_FILES === "undefined" || PACK_FILES === null) return null;
  const contents = await library.contents({ categoryId: chapter.id });
  return packBytes(packOfChapter(chapter, contents), PACK_FILES);
}

/** Reads a chapter's page with the size of its pack, which is told before it is taken. */
export const sizedChapterPage = (library: Library, chapter: Chapter) => ({
  ...chapterPage(library, chapter),
  size: packSize(library, chapter),
});
