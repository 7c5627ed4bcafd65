import type { Library } from "../../library/library";
import { contentPath } from "../../magazine/content";
import type { Practice } from "../../magazine/practice/exercise";
import type { Subject } from "../../magazine/subject";
import type { ContentAddress } from "../loaders/content-address";
import { summaryAt } from "../loaders/content-summary";

/** The exercises of a lesson, and their lesson. */
export interface PracticePage {
  subject: Subject;
  slug: string;
  practice: Practice;
  title: string;
  /** The address of its cover. */
  image: string;
  lesson: string;
}

/** @returns null if the department has no such lesson, or the lesson has no exercises */
export async function practicePage(library: Library, address: ContentAddress | null): Promise<PracticePage | null> {
  if (address === null) return null;
  const { subject, slug } = address;
  const [content, practice] = await Promise.all([summaryAt(library, address), library.practice(slug)]);
  if (content === null || practice === null || practice.exercises.length === 0) return null;
  return { subject, slug, practice, title: content.title, image: content.imageUrl, lesson: contentPath(subject, slug) };
}
