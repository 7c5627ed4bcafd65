/** What a pupil or a teacher opens by a code: an assignment, or a ready set that becomes one. */
import type { Practice } from "../practice/exercise";
import { type AssignedItem, assignedItems, type ClassLesson, isShowable, lessonsOfAssignment } from "./assigned-items";
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
  if (!isShowable(read.assignment)) return { ok: false, fault: "newer" };
  return { ok: true, work: { code: read.code, assignment: read.assignment } };
}

/** Returns the lessons whose exercises a work needs, of those that the edition has. */
export const lessonsOfWork = (work: Work, lessons: readonly ClassLesson[]): ClassLesson[] =>
  "ready" in work
    ? lessons.filter(({ id }) => id === work.ready.content)
    : lessonsOfAssignment(work.assignment, lessons);

/** Returns a name for a ready set; empty for an assignment, which its teacher names. */
export const titleOfWork = (work: Work, lessons: readonly ClassLesson[]): string =>
  "ready" in work
    ? [readySetTitles[work.ready.set], ...lessonsOfWork(work, lessons).map(({ title }) => title)].join(": ")
    : "";

/** Finds the assignment of a work, and its exercises. @param practices of its lessons */
export function openedWork(
  work: Work,
  lessons: readonly ClassLesson[],
  practices: readonly Practice[],
): { assignment: Assignment; items: AssignedItem[] } {
  const bySlug = new Map(practices.map((practice) => [practice.slug, practice]));
  const [lesson] = lessonsOfWork(work, lessons);
  const assignment =
    "ready" in work ? assignmentOfReadySet(work.ready, bySlug.get(lesson?.slug ?? "") ?? null) : work.assignment;
  return { assignment, items: assignedItems(assignment, lessons, bySlug) };
}
