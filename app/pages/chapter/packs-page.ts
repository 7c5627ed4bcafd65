import type { Library } from "../../library/library";
import { type Pack, packOfChapter } from "../../magazine/pack";
import { readChapters } from "./chapter-page";

/** Reads the pack of one chapter; null if there is no such chapter. */
export async function pack(library: Library, name: string): Promise<Pack | null> {
  const chapter = (await readChapters(library)).find((each) => each.name === name);
  return chapter === undefined ? null : packOfChapter(chapter, await library.contents({ categoryId: chapter.id }));
}

/** Lists every chapter with the data of its pack. */
export async function packsPage(library: Library): Promise<{ packs: Pack[] }> {
  const [chapters, contents] = await Promise.all([readChapters(library), library.contents()]);
  return { packs: chapters.map((chapter) => packOfChapter(chapter, contents)) };
}
