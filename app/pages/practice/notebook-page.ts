import type { FirstLesson, PracticedLesson } from "../../features/practice/practiced-lesson";
import type { Library } from "../../library/library";
import { contentPath } from "../../magazine/content";
import { stepsOf } from "../../magazine/needs";
import { drawNumbers, filledIn } from "../../magazine/practice/draw";

export interface NotebookPage {
  lessons: PracticedLesson[];
  /** Lessons to begin with, easiest first. */
  first: FirstLesson[];
}

/** Lists the lessons that have exercises, in the file's order, and three to begin with. */
export async function notebookPage(library: Library): Promise<NotebookPage> {
  const [contents, categories] = await Promise.all([library.contents(), library.categories()]);
  const subjectOf = new Map(categories.map(({ id, type }) => [id, type]));
  const lessons = contents.flatMap(({ slug, title, categoryId, exercises, imageUrl }) => {
    const subject = subjectOf.get(categoryId);
    if (exercises === undefined || subject === undefined) return [];
    return [
      { slug, title, href: `${contentPath(subject, slug)}/ushtrime`, subject, cover: imageUrl, count: exercises },
    ];
  });
  const steps = stepsOf(contents);
  const stepOf = ({ slug }: PracticedLesson) => steps.get(slug) ?? 0;
  const first = await Promise.all(easiest(lessons, stepOf).map((lesson) => withQuestion(library, lesson)));
  return { lessons, first: first.flatMap((lesson) => lesson ?? []) };
}

/** Chooses two lessons of mathematics around one of physics, those that need the fewest lessons before them. */
function easiest(lessons: readonly PracticedLesson[], stepOf: (lesson: PracticedLesson) => number): PracticedLesson[] {
  const sorted = [...lessons].sort((a, b) => stepOf(a) - stepOf(b));
  const [first, third] = sorted.filter(({ subject }) => subject === "math");
  const second = sorted.find(({ subject }) => subject === "physics");
  return [first, second, third].flatMap((lesson) => lesson ?? []);
}

/** @returns null if its exercises cannot be read: they are only suggested */
async function withQuestion(library: Library, lesson: PracticedLesson): Promise<FirstLesson | null> {
  const practice = await library.practice(lesson.slug).catch(() => null);
  // A question about a picture says nothing without it.
  const exercise = practice?.exercises.find(({ figures }) => figures === undefined);
  if (exercise === undefined) return null;
  const href = `${lesson.href}?u=${exercise.id}`;
  return { ...lesson, href, question: filledIn(exercise.question, exercise, drawNumbers(exercise, "1") ?? {}) };
}
