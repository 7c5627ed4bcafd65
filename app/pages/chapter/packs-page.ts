import type { Library } from "../../library/library";
import { type Pack, packOfChapter, packOfTeacher, teacherPackName } from "../../magazine/pack";
import { readChapters } from "./chapter-page";

/** Reads the pack of one chapter, or a teacher's; null if there is no such pack. */
export async function pack(library: Library, name: string): Promise<Pack | null> {
  const chapters = await readChapters(library);
  if (name === teacherPackName) return packOfTeacher(chapters, await library.contents());
  const chapter = chapters.find((each) => each.name === name);
  return chapter === undefined ? null : packOfChapter(chapter, await library.contents({ categoryId: chapter.id }));
}

/** Lists the packs of all chapters, and a teacher's. */
export async function packsPage(library: Library): Promise<{ packs: Pack[] }> {
  const [chapters, contents] = await Promise.all([readChapters(library), library.contents()]);
  return {
    packs: [...chapters.map((chapter) => packOfChapter(chapter, contents)), packOfTeacher(chapters, contents)],
  };
}
