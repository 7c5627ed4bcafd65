import type { Library } from "../../library/library";
import type { PublishedHour } from "../../magazine/classroom/published-hour";
import { contentPath } from "../../magazine/content";
import type { Subject } from "../../magazine/subject";
import type { ContentAddress } from "../loaders/content-address";

/** The plan of a lesson's hour, and its lesson. */
export interface HourPage {
  subject: Subject;
  slug: string;
  title: string;
  /** The address of its cover. */
  image: string;
  lesson: string;
  hour: PublishedHour;
}

/** @returns null if the department has no such lesson, or the edition no plan of it */
export async function hourPage(library: Library, address: ContentAddress | null): Promise<HourPage | null> {
  if (address === null) return null;
  const { subject, slug } = address;
  const [contents, hour] = await Promise.all([library.contents(), library.hour(slug)]);
  const content = contents.find((each) => each.slug === slug);
  if (content === undefined || hour === null) return null;
  const category = await library.category(content.categoryId);
  // If its category is unreadable, its department is unknown; both departments then show the plan.
  if (category !== null && category.type !== subject) return null;
  const { title, imageUrl } = content;
  return { subject, slug, title, image: imageUrl, lesson: contentPath(subject, slug), hour };
}
