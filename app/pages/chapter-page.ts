import type { Library } from "../library/library";
import type { Card } from "../magazine/card";
import type { Category } from "../magazine/category";
import type { Chapter } from "../magazine/chapters";
import type { Deferred } from "../ui/deferred";
import { listContents } from "./content-lists";

export interface ChapterPage {
  chapter: Chapter;
  /** `null` where no category has the chapter's name: the page falls back on its own heading. */
  category: Category | null;
  cards: Card[];
}

/** A chapter's page finds its category by name and its contents by id (product 6.8, 6.9). */
export function chapterPage(library: Library, chapter: Chapter) {
  return {
    chapter,
    category: library.categories().then((all) => all.find(({ name }) => name === chapter.name) ?? null),
    cards: listContents(library, { categoryId: chapter.id }, chapter.subject).cards(),
  } satisfies Deferred<ChapterPage>;
}
