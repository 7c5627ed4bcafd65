import type { MetaFunction } from "@remix-run/cloudflare";
import type { Library } from "../../library/library";
import type { Card } from "../../magazine/card";
import { type Category, categoryPicture } from "../../magazine/category";
import { type Chapter, chaptersFrom } from "../../magazine/chapters";
import type { Deferred } from "../../ui/deferred";
import { listContents } from "../content-lists";
import { describePage } from "../head/page-head";
import { chapterData } from "../head/structured-data";
import type { ContentAddress } from "../loaders/content-address";

export interface ChapterPage {
  chapter: Chapter;
  /** `null` if no category has the chapter's name; the page then shows its own heading. */
  category: Category | null;
  cards: Card[];
}

/** Reads a chapter's page: its category by name, its contents by id (product 6.8, 6.9). */
export function chapterPage(library: Library, chapter: Chapter) {
  return {
    chapter,
    category: library.categories().then((all) => all.find(({ name }) => name === chapter.name) ?? null),
    cards: listContents(library, { categoryId: chapter.id }, chapter.subject).cards(),
  } satisfies Deferred<ChapterPage>;
}

/** Reads every chapter. If nothing can be read, returns only those of the product, because every page names them. */
export const readChapters = (library: Library): Promise<Chapter[]> =>
  library.categories().then(chaptersFrom, () => chaptersFrom([]));

/** Reads every chapter. It is null if menu and footer need only the product's chapters, with the product's words. */
export async function changedChapters(library: Library): Promise<Chapter[] | null> {
  const all = await readChapters(library);
  const standard = chaptersFrom([]);
  const same = all.every(({ name, menu }, index) => name === standard[index]?.name && menu === standard[index]?.menu);
  return same ? null : all;
}

/** Finds the chapter of an address; null if there is none. */
export async function chapterAtAddress(library: Library, { subject, slug }: ContentAddress): Promise<Chapter | null> {
  const all = chaptersFrom(await library.categories({ type: subject }));
  return all.find((chapter) => chapter.subject === subject && chapter.name === slug) ?? null;
}

/** Returns a chapter's title. Mathematics takes it from its category, physics has its own (product 6.8, 6.9). */
export const titleOf = ({ subject, title }: Chapter, category: Category | null): string =>
  category?.title ?? (subject === "math" ? (category?.displayName ?? title) : title);

export const descriptionOf = ({ description = "" }: Chapter, category: Category | null): string =>
  category?.description || description;

/** Returns the head of a chapter's page. */
export const chapterMeta: MetaFunction = ({ data }) => {
  const page = data as Deferred<ChapterPage> & { chapter: Chapter };
  if (page === undefined) return [];
  const { chapter, category } = page;
  const known = category instanceof Promise ? null : category;
  const title = titleOf(chapter, known);
  return describePage({
    title,
    description:
      chapter.subject === "math"
        ? descriptionOf(chapter, known)
        : `${title}: mësime, modele dhe kuize të fizikës në shqip.`,
    picture: known === null ? chapter.name : categoryPicture(known),
    data: () => chapterData(title, chapter.subject),
  });
};
