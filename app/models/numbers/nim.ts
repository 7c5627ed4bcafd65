/**
 * Nim with three threads of beads: whoever is to play takes one bead or more from one thread; who takes the last one has won.
 * Each thread is split into groups of 4, 2 and 1; a group has a partner where another thread has one of its size. Who
 * leaves every group with a partner cannot lose (C. L. Bouton, "Nim, a game with a complete mathematical theory", Annals
 * of Mathematics 3, 1901, pp. 35–39).
 */

/** Beads on the three threads. */
export type Heaps = readonly [number, number, number];

/** Sizes of a group, the largest first. */
export const groups = [4, 2, 1] as const;

/** A take: the place of the thread from 0, and how many beads. */
export interface Take {
  thread: number;
  beads: number;
}

/** The threads that have a group of this size. */
export const threadsWith = (heaps: Heaps, group: number): number[] =>
  heaps.flatMap((beads, thread) => (beads & group ? [thread] : []));

/** The sum of the groups without a partner; 0 where each has one. */
export const unpaired = ([first, second, third]: Heaps): number => first ^ second ^ third;

/** The heaps after a take. */
export const afterTake = (heaps: Heaps, { thread, beads }: Take): Heaps =>
  heaps.map((count, place) => (place === thread ? count - beads : count)) as unknown as Heaps;

/** Tells what a player who makes no mistake takes: what leaves no group alone, or else one bead of the fullest thread. */
export function bestTake(heaps: Heaps): Take | null {
  const alone = unpaired(heaps);
  const thread = heaps.findIndex((beads) => (beads ^ alone) < beads);
  if (thread >= 0) return { thread, beads: (heaps[thread] as number) - ((heaps[thread] as number) ^ alone) };
  const most = Math.max(...heaps);
  return most === 0 ? null : { thread: heaps.indexOf(most), beads: 1 };
}
