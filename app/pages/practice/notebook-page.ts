import type { PracticedLesson } from "../../features/practice/practiced-lesson";
import type { Library } from "../../library/library";
import { contentPath } from "../../magazine/content";

/** Lists the lessons that have exercises, in the file's order. */
export async function notebookPage(library: Library): Promise<{ lessons: PracticedLesson[] }> {
  const [contents, categories] = await Promise.all([library.contents(), library.categories()]);
  const subjectOf = new Map(categories.map(({ id, type }) => [id, type]));
  const lessons = contents.flatMap(({ slug, title, categoryId, exercises }) => {
    const subject = subjectOf.get(categoryId);
    if (exercises === undefined || subject === undefined) return [];
    return [{ slug, title, href: `${contentPath(subject, slug)}/ushtrime`, subject, count: exercises }];
  });
  return { lessons };
}
