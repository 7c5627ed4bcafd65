import type { Library } from "../library/library";
import type { Subject } from "../magazine/category";
import { contentPath } from "../magazine/content";
import type { Practice } from "../magazine/practice/exercise";

/** The exercises of a lesson, and the lesson they belong to. */
export interface PracticePage {
  practice: Practice;
  title: string;
  lesson: string;
}

/** @returns null where the department has no such lesson, or the lesson no exercises */
export async function practicePage(
  library: Library,
  { subject, slug }: { subject: Subject; slug: string },
): Promise<PracticePage | null> {
  const [contents, practice] = await Promise.all([library.contents(), library.practice(slug)]);
  const content = contents.find((each) => each.slug === slug);
  if (content === undefined || practice === null) return null;
  const category = await library.category(content.categoryId);
  // Where its category is lost nobody knows the department: the exercises are read wherever they are asked for.
  if (category !== null && category.type !== subject) return null;
  return { practice, title: content.title, lesson: contentPath(subject, slug) };
}
