/** Reads data of the contents that several pages show: cards, counts, bylines. */
import type { ContentFilter, Library } from "../library/library";
import type { Author } from "../magazine/author";
import { type Card, toCard } from "../magazine/card";
import type { Category } from "../magazine/category";
import type { ContentSummary } from "../magazine/content";
import type { Subject } from "../magazine/subject";

/** Date of the last publication and number of contents (product 14.4). */
export interface Imprint {
  publishedAt: string;
  count: number;
}

/** A category and the number of its contents. */
export interface CountedCategory {
  category: Category;
  count: number;
}

/**
 * Reads the contents that pass a filter, and makes cards of some of them.
 *
 * @param listedBy the department whose page lists them; it is used if a content's category is unknown (product 5.7)
 */
export function listContents(library: Library, filter: ContentFilter = {}, listedBy: Subject | null = null) {
  const contents = library.contents(filter);
  const categories = library.categories().then((all) => new Map(all.map((category) => [category.id, category])));
  return {
    contents,
    async cards(
      choose: (contents: ContentSummary[], categories: Map<number, Category>) => ContentSummary[] = (all) => all,
    ): Promise<Card[]> {
      const known = await categories;
      const chosen = choose(await contents, known);
      const authorIds = [...new Set(chosen.map(({ authorId }) => authorId))];
      const authors = new Map(
        await Promise.all(authorIds.map(async (id) => [id, await readAuthor(library, id)] as const)),
      );
      return chosen.map((content) =>
        toCard(content, authors.get(content.authorId) ?? null, known.get(content.categoryId) ?? null, listedBy),
      );
    },
  };
}

/** Reads the author of a content. An unreadable author counts as unknown, so that the page is still shown. */
export const readAuthor = (library: Library, id: number): Promise<Author | null> =>
  library.author(id).catch(() => null);

/** Reads the imprint; `null` if the date of publication is unknown. */
export async function readImprint(library: Library, contents: Promise<ContentSummary[]>): Promise<Imprint | null> {
  const [publishedAt, all] = await Promise.all([library.publishedAt().catch(() => null), contents]);
  return publishedAt === null ? null : { publishedAt, count: all.length };
}

/** Counts the contents of each category of a department. */
export async function countCategories(
  library: Library,
  type: Subject,
  contents: Promise<ContentSummary[]>,
): Promise<CountedCategory[]> {
  const [categories, all] = await Promise.all([library.categories({ type }), contents]);
  return categories.map((category) => ({
    category,
    count: all.filter((content) => content.categoryId === category.id).length,
  }));
}
