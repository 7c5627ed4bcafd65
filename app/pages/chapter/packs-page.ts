import type { Library } from "../../library/library";
import { categoryCover } from "../../magazine/category";
import { chaptersFrom } from "../../magazine/chapters";
import { type ListedPack, type Pack, packOfChapter, packOfTeacher, teacherPackName } from "../../magazine/pack";
import { readChapters } from "./chapter-page";

/** Reads the pack of one chapter, or a teacher's; null if there is no such pack. */
export async function pack(library: Library, name: string): Promise<Pack | null> {
  const chapters = await readChapters(library);
  if (name === teacherPackName) return packOfTeacher(chapters, await library.contents());
  const chapter = chapters.find((each) => each.name === name);
  return chapter === undefined ? null : packOfChapter(chapter, await library.contents({ categoryId: chapter.id }));
}

/** Lists the packs of all chapters, and a teacher's. */
export async function packsPage(library: Library): Promise<{ packs: ListedPack[] }> {
  const [categories, contents] = await Promise.all([library.categories().catch(() => []), library.contents()]);
  const chapters = chaptersFrom(categories);
  const packs = chapters.map((chapter) => ({
    ...packOfChapter(chapter, contents),
    cover: categoryCover(categories.find(({ name }) => name === chapter.name) ?? chapter),
  }));
  return { packs: [...packs, packOfTeacher(chapters, contents)] };
}
