import type { Subject } from "../../magazine/subject";

/** Lesson that has exercises. */
export interface PracticedLesson {
  slug: string;
  title: string;
  /** Address of its exercises' page. */
  href: string;
  subject: Subject;
  /** Address of its cover. */
  cover: string;
  /** Number of its exercises. */
  count: number;
}

/** Lesson for a notebook that is still empty. Its address opens its first exercise without a picture. */
export interface FirstLesson extends PracticedLesson {
  /** HTML of that question with numbers, sanitised at publication. */
  question: string;
}
