/**
 * Nim with three threads of beads. Each player in turn takes one bead or more from one thread; who takes the last one
 * has won. Each thread is split into groups of 4, 2 and 1; a group has a partner where another thread has one of its
 * size. A player who leaves every group with a partner cannot lose (C. L. Bouton, "Nim, a game with a complete
 * mathematical theory", Annals of Mathematics 3, 1901, pp. 35–39).
 */

/** Beads on the three threads. */
export type Heaps = readonly [number, number, number];

/** Sizes of a group, the largest first. */
export const groups = [4, 2, 1] as const;

/** A take: the index of the thread from 0, and the number of beads. */
export interface Take {
  thread: number;
  beads: number;
}

/** Returns the threads that have a group of this size. */
export const threadsWith = (heaps: Heaps, group: number): number[] =>
  heaps.flatMap((beads, thread) => (beads & group ? [thread] : []));

/** Returns the sum of the groups without a partner; 0 where each has one. */
export const unpaired = ([first, second, third]: Heaps): number => first ^ second ^ third;

/** Returns the heaps after a take. */
export const afterTake = (heaps: Heaps, { thread, beads }: Take): Heaps =>
  heaps.map((count, place) => (place === thread ? count - beads : count)) as unknown as Heaps;

/** Returns the best take. It leaves no group without a partner, or else takes one bead of the fullest thread. */
export function bestTake(heaps: Heaps): Take | null {
  const alone = unpaired(heaps);
  const thread = heaps.findIndex((beads) => (beads ^ alone) < beads);
  if (thread >= 0) return { thread, beads: (heaps[thread] as number) - ((heaps[thread] as number) ^ alone) };
  const most = Math.max(...heaps);
  return most === 0 ? null : { thread: heaps.indexOf(most), beads: 1 };
}
