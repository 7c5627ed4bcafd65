/** Finds where a page changed, by its blocks of text before and after. */
import { diffArrays } from "diff";

export interface ChangedPlaces {
  /** Indexes of the page's blocks that the other page lacks. */
  changed: number[];
  /** Index of the block at the first change: one that changed, or the one after what is missing here. */
  first: number;
}

/** From so many changed blocks on, the page counts as another one. */
const mostChanges = 500;

/** Compares the blocks of two pages. @returns null where they are equal, or where they share too little */
export function changedPlaces(
  before: string[],
  after: string[],
): { before: ChangedPlaces; after: ChangedPlaces } | null {
  const parts = diffArrays(before, after, { maxEditLength: mostChanges });
  const at = { before: 0, after: 0 };
  const changed: Record<keyof typeof at, number[]> = { before: [], after: [] };
  let first: typeof at | null = null;
  for (const { added, removed, value } of parts ?? []) {
    if (added || removed) first ??= { ...at };
    for (const _ of value) {
      if (removed) changed.before.push(at.before);
      if (added) changed.after.push(at.after);
      if (!added) at.before++;
      if (!removed) at.after++;
    }
  }
  if (first === null) return null;
  return {
    before: { changed: changed.before, first: Math.min(first.before, before.length - 1) },
    after: { changed: changed.after, first: Math.min(first.after, after.length - 1) },
  };
}
