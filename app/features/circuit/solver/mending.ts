/** Finds why a circuit has no current, by repairing single branches and solving again. */
import { type Branch, type Solution, solve } from "./circuit-solver";

/** Repair of one branch: it conducts, it is removed, or its source is turned round. */
export type Mending = "close" | "remove" | "turn";

/** Tells whether a circuit does what it should. */
export type Works = (solution: Solution) => boolean;

/** Tells whether a current flows without a short circuit. A wire across a battery is no repair. */
export const flows: Works = ({ readings, shorted }) =>
  shorted.length === 0 && [...readings.values()].some(({ current }) => current !== 0);

/** Returns a branch as a wire between the same ends. */
const closed = ({ id, from, to }: Branch): Branch => ({ kind: "wire", id, from, to });

/** @returns the repair of this branch that alone makes the circuit work, or `null` */
export function mendingOf(branches: readonly Branch[], id: string, works: Works): Mending | null {
  const branch = branches.find((other) => other.id === id);
  if (!branch) return null;
  const swapped = (replacement: readonly Branch[]) =>
    works(solve(branches.flatMap((other) => (other === branch ? replacement : [other]))));
  if (branch.kind !== "wire" && branch.kind !== "cell" && swapped([closed(branch)])) return "close";
  if (branch.kind !== "cell" && swapped([])) return "remove";
  if (branch.kind === "cell" && swapped([{ ...branch, from: branch.to, to: branch.from }])) return "turn";
  return null;
}

/** Lists the branches each of which, closed alone, makes the circuit work. */
export function gapsThatStop(branches: readonly Branch[], candidates: readonly Branch[], works: Works): string[] {
  return candidates
    .filter((candidate) =>
      works(solve([...branches.filter((branch) => branch.id !== candidate.id), closed(candidate)])),
    )
    .map(({ id }) => id);
}

/** Tells whether the circuit works once all of these branches conduct. */
export function worksClosed(branches: readonly Branch[], ids: readonly string[], works: Works): boolean {
  return works(solve(branches.map((branch) => (ids.includes(branch.id) ? closed(branch) : branch))));
}
