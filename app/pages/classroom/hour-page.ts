import type { Library } from "../../library/library";
import type { PublishedHour } from "../../magazine/classroom/published-hour";
import { contentPath } from "../../magazine/content";
import type { Subject } from "../../magazine/subject";
import type { ContentAddress } from "../loaders/content-address";
import { summaryAt } from "../loaders/content-summary";

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
  const [content, hour] = await Promise.all([summaryAt(library, address), library.hour(slug)]);
  if (content === null || hour === null) return null;
  const { title, imageUrl } = content;
  return { subject, slug, title, image: imageUrl, lesson: contentPath(subject, slug), hour };
}
