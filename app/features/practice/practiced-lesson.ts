import type { Subject } from "../../magazine/subject";

/** Lesson that has exercises. */
export interface PracticedLesson {
  slug: string;
  title: string;
  /** Address of its exercises' page. */
  href: string;
  subject: Subject;
  /** Number of its exercises. */
  count: number;
}
