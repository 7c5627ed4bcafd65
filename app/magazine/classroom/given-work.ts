/** What a pupil or a teacher opens by a code: an assignment, or a ready set that becomes one. */
import type { Practice } from "../practice/exercise";
import type { AskedQuestions } from "./asked-questions";
import {
  type AssignedItem,
  assignedItems,
  type ClassLesson,
  hasWork,
  lessonsOfAssignment,
  type WorkTexts,
  withAllQuestions,
} from "./assigned-items";
import type { Assignment } from "./assignment";
import { readAssignment } from "./assignment-code";
import { assignmentOfReadySet, type ReadySet, readReadySet, readyCodeLength, readySetTitles } from "./ready-sets";
import { cleanSigns } from "./signs";

/** Work as its code tells it. */
export type Work = { assignment: Assignment } | { ready: ReadySet };

export type GivenWork = Work & {
  /** Clean signs. */
  code: string;
};

type ReadWork = { ok: true; work: GivenWork } | { ok: false; fault: "newer" | "damaged" };

/** Reads a code as it was typed or stands in an address. Eight signs are a ready set. */
export function readWork(text: string): ReadWork {
  if (cleanSigns(text)?.length === readyCodeLength) {
    const read = readReadySet(text);
    return read.ok ? { ok: true, work: { code: read.code, ready: read.ready } } : read;
  }
  const read = readAssignment(text);
  if (!read.ok) return read;
  if (!hasWork(read.assignment)) return { ok: false, fault: "damaged" };
  return { ok: true, work: { code: read.code, assignment: read.assignment } };
}

/** Returns the lessons and quizzes that a work needs, of those that the edition has, with what is needed of each. */
export const lessonsOfWork = (work: Work, lessons: readonly ClassLesson[]): ReturnType<typeof lessonsOfAssignment> =>
  "ready" in work
    ? lessons
        .filter(({ id }) => id === work.ready.content)
        .map((lesson) => ({ lesson, needs: new Set(["practices"] as const) }))
    : lessonsOfAssignment(work.assignment, lessons);

/** Returns a name for a ready set; empty for an assignment, which its teacher names. */
export const titleOfWork = (work: Work, lessons: readonly ClassLesson[]): string =>
  "ready" in work
    ? [readySetTitles[work.ready.set], ...lessonsOfWork(work, lessons).map(({ lesson }) => lesson.title)].join(": ")
    : "";

/** How a page reads the published texts of lessons and quizzes. */
export interface WorkReader {
  /** Loads what reads them. It and its readings reject without a network. */
  loadLibrary: () => Promise<{
    practice: (slug: string) => Promise<Practice | null>;
    questions: (slug: string) => Promise<AskedQuestions | null>;
  }>;
}

/** What was read, and the lessons of which something could not be read. */
type ReadTexts = WorkTexts & { missing: readonly ClassLesson[] };

/** Reads what a work needs. It never rejects. */
export async function readTexts(
  work: Work,
  lessons: readonly ClassLesson[],
  { loadLibrary }: WorkReader,
): Promise<ReadTexts> {
  const read = lessonsOfWork(work, lessons).map(async ({ lesson, needs }) => {
    try {
      const library = await loadLibrary();
      const [practice, questions] = await Promise.all([
        needs.has("practices") ? library.practice(lesson.slug) : null,
        needs.has("questions") ? library.questions(lesson.slug) : null,
      ]);
      return { lesson, practice, questions };
    } catch {
      return { lesson };
    }
  });
  const texts = await Promise.all(read);
  return {
    practices: texts.flatMap(({ practice }) => practice ?? []),
    questions: texts.flatMap(({ questions }) => questions ?? []),
    missing: texts.flatMap(({ lesson, practice }) => (practice === undefined ? [lesson] : [])),
  };
}

/** Finds the assignment of a work, and its items. */
export function openedWork(
  work: Work,
  lessons: readonly ClassLesson[],
  texts: WorkTexts,
): { assignment: Assignment; items: AssignedItem[] } {
  const assignment =
    "ready" in work
      ? assignmentOfReadySet(work.ready, practiceOf(work.ready.content, lessons, texts))
      : withAllQuestions(work.assignment, lessons, texts);
  return { assignment, items: assignedItems(assignment, lessons, texts) };
}

function practiceOf(content: number, lessons: readonly ClassLesson[], { practices }: WorkTexts): Practice | null {
  const lesson = lessons.find(({ id }) => id === content);
  return practices.find(({ slug }) => slug === lesson?.slug) ?? null;
}
