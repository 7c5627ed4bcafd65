/** Orders the rows of the list of problems, and names each by a key of its own. */
import type { Problem } from "../server/workspace";

/** Severities from the top of the list to its end. */
export const order: readonly Problem["severity"][] = ["error", "warning", "advice"];

/** Returns the problems, errors first, each with its key. Equal problems have keys of their own, or React keeps old rows. */
export function problemRows(problems: readonly Problem[]): (Problem & { key: string })[] {
  const seen = new Map<string, number>();
  return [...problems]
    .sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity))
    .map((problem) => {
      const name = `${problem.file} ${problem.path} ${problem.line} ${problem.column} ${problem.message}`;
      const nth = (seen.get(name) ?? 0) + 1;
      seen.set(name, nth);
      return { ...problem, key: `${name} ${nth}` };
    });
}
