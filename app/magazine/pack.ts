/** A pack: of a chapter, or a teacher's. It has the pages that belong to it, each with its transfer size in bytes. */
import { type Chapter, chapterPath, packPath } from "./chapters";
import { type ContentSummary, contentPath } from "./content";
import { searchIndexPath } from "./search/part-names";
import { searchPath } from "./search-path";

interface PackPage {
  address: string;
  /** Transfer size with pictures, without scripts and style sheets. It is 0 if published before it was measured. */
  bytes: number;
  /**
   * The files that the page needs besides. It is a route of the site, `lesson` for a text that loads its models;
   * missing for data.
   */
  route?: string;
  /** The number of its models. */
  models?: number;
}

export interface Pack {
  /** Name of the chapter, or the teacher's. */
  chapter: string;
  title: string;
  /** Department of the chapter; missing for a teacher's. */
  subject?: Chapter["subject"];
  /** Address of its first page. */
  front: string;
  lessons: number;
  pages: PackPage[];
}

/** A pack in the list of packs. */
export interface ListedPack extends Pack {
  /** Address of its chapter's picture; missing for a teacher's. */
  cover?: string;
}

/** Bytes of a list of contents and of the notebook: frame, words, titles. */
const frontBytes = 4_000;
/** Bytes of the drawings in a chapter's page, its own and its first story's; the pack has their files too. */
const drawnBytes = 6_000;
/** Bytes of the search index, and of one content's texts in it. */
const indexBytes = 94_000;
const soughtBytes = 2_400;

/** Bytes of the questions for a class: the mean of a quiz, and of a lesson's models. */
const questionsBytes = { quiz: 6_000, lesson: 500 };

/** Returns the route name by which a build lists the files of a content. */
function routeOf({ contentTypeId }: ContentSummary, address: string): string {
  if (contentTypeId === 1) return "lesson";
  return contentTypeId === 3 ? "quiz" : address.slice(address.lastIndexOf("/") + 1);
}

/**
 * Lists the pages of a chapter's pack. They are its front, its contents, their exercises and questions for a class, the notebook, the assignment, and the parts
 * of the search.
 */
export function packOfChapter(chapter: Chapter, contents: readonly ContentSummary[]): Pack {
  const own = contents.filter(({ categoryId }) => categoryId === chapter.id);
  const pages = own.flatMap((content): PackPage[] => {
    const address = contentPath(chapter.subject, content.slug);
    const { bytes, exercises, extras } = content;
    const page = { address, bytes: bytes?.page ?? 0, route: routeOf(content, address), models: extras?.models ?? 0 };
    const asked = {
      address: `/api/questions/${content.slug}`,
      bytes: questionsBytes[content.contentTypeId === 3 ? "quiz" : "lesson"],
    };
    const questions = content.hasQuestions ? [asked] : [];
    if (exercises === undefined) return [page, ...questions];
    const half = Math.round((bytes?.exercises ?? 0) / 2);
    const practice = { address: `${address}/ushtrime`, bytes: half, route: "practice" };
    return [page, practice, { address: `/api/practice/${content.slug}`, bytes: half }, ...questions];
  });
  const fronts = [
    { address: chapterPath(chapter), bytes: frontBytes + drawnBytes, route: "chapter" },
    { address: packPath(chapter), bytes: frontBytes, route: "chapter-pack" },
    { address: "/fletorja", bytes: frontBytes, route: "notebook" },
    { address: "/detyra", bytes: frontBytes, route: "assignment" },
    { address: searchPath, bytes: frontBytes, route: "search" },
    { address: searchIndexPath, bytes: indexBytes + own.length * soughtBytes },
  ];
  const lessons = own.filter(({ contentTypeId }) => contentTypeId === 1).length;
  return {
    chapter: chapter.name,
    title: chapter.title,
    subject: chapter.subject,
    front: chapterPath(chapter),
    lessons,
    pages: [...fronts, ...pages],
  };
}

/** Bytes of the list of lessons with exercises in a page of a teacher. */
const lessonListBytes = 3_000;

/** Bytes of the drawings of cards. */
const cardsBytes = 2_000;

/** Pages that a teacher works with. Exercises of lessons come with the packs of chapters. */
const teacherPages: readonly PackPage[] = [
  { address: "/mesuesi", bytes: frontBytes, route: "teacher" },
  { address: "/mesuesi/detyre", bytes: frontBytes + lessonListBytes, route: "new-assignment" },
  { address: "/mesuesi/test", bytes: frontBytes + lessonListBytes, route: "paper-test" },
  { address: "/klasa", bytes: frontBytes + lessonListBytes, route: "class" },
  { address: "/klasa/kartela", bytes: frontBytes + cardsBytes, route: "cards" },
];

/** Name of the teacher's pack, beside those of the chapters. */
export const teacherPackName = "mesuesi";

/** Bytes of the plan of an hour, with the pictures of its exercises: the mean of 47. */
const hourBytes = 8_900;

/** Lists the pages of the teacher's pack: the class with the reader of codes, and the plan of every lesson. */
export function packOfTeacher(chapters: readonly Chapter[], contents: readonly ContentSummary[]): Pack {
  const plans = contents.flatMap(({ slug, categoryId, hasHour }): PackPage[] => {
    const chapter = chapters.find(({ id }) => id === categoryId);
    if (!hasHour || chapter === undefined) return [];
    return [{ address: `${contentPath(chapter.subject, slug)}/ora`, bytes: hourBytes, route: "hour" }];
  });
  return {
    chapter: teacherPackName,
    title: "Për mësuesin",
    front: "/mesuesi",
    lessons: 0,
    pages: [...teacherPages, ...plans],
  };
}
