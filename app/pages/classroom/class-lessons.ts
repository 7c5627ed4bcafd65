import type { Library } from "../../library/library";
import { compareAlbanian } from "../../magazine/albanian";
import type { ClassLesson } from "../../magazine/classroom/assigned-items";

/** Lists the lessons with exercises for the pages of the class, by subject and title. */
export async function classLessons(library: Library): Promise<{ lessons: ClassLesson[] }> {
  const [contents, categories] = await Promise.all([library.contents(), library.categories()]);
  const subjectOf = new Map(categories.map(({ id, type }) => [id, type]));
  const lessons = contents.flatMap(({ id, slug, title, categoryId, exercises: count }): ClassLesson[] => {
    const subject = subjectOf.get(categoryId);
    return count === undefined || subject === undefined ? [] : [{ id, slug, title, subject, count }];
  });
  return {
    lessons: lessons.sort((a, b) => a.subject.localeCompare(b.subject) || compareAlbanian(a.title, b.title)),
  };
}
