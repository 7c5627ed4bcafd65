import type { Subject } from "../../magazine/category";

/** A lesson that has exercises. */
export interface PracticedLesson {
  slug: string;
  title: string;
  /** Address of its exercises. */
  href: string;
  subject: Subject;
  /** How many exercises it has. */
  count: number;
}
