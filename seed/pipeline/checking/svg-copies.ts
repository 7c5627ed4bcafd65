/** How often a drawing draws copies of its own parts. Copies of copies multiply: 12 rows of ten are 10¹² shapes. */

/** Copies that a phone draws at once; our own drawings have at most a few hundred. */
export const mostCopies = 5000;

const tag = /<(\/?)(?:[\w.-]+:)?([\w-]+)((?:[^"'<>]|"[^"]*"|'[^']*')*?)(\/?)>/g;
const ownId = /\sid\s*=\s*["']([^"']+)["']/;
const copied = /(?:href\s*=\s*["']\s*#([^"']+)["'])|(?:url\(\s*["']?#([^"')]+)["']?\s*\))/g;

/**
 * Counts the copies that a drawing asks for, those inside copies too.
 *
 * @returns at most one more than `mostCopies`; so for a copy that holds itself
 */
export function copiesIn(svg: string): number {
  const { parts, drawn } = partsOf(svg.replace(/<!--[\s\S]*?-->/g, ""));
  const counts = new Map<string, number>();
  const sum = (targets: readonly string[]): number => {
    let total = 0;
    for (const target of targets) {
      total += 1 + count(target);
      if (total > mostCopies) return mostCopies + 1;
    }
    return total;
  };
  const count = (id: string): number => {
    const known = counts.get(id);
    if (known !== undefined) return known;
    // While it is counted, a copy of itself is too much.
    counts.set(id, mostCopies + 1);
    const found = sum(parts.get(id) ?? []);
    counts.set(id, found);
    return found;
  };
  return sum(drawn);
}

/** What each part with a name copies, itself or in what it holds; and what the whole drawing copies. */
function partsOf(svg: string): { parts: Map<string, string[]>; drawn: string[] } {
  const parts = new Map<string, string[]>();
  const drawn: string[] = [];
  const open: (string | undefined)[] = [];
  for (const [, closes, , attributes = "", closed] of svg.matchAll(tag)) {
    if (closes) {
      open.pop();
      continue;
    }
    const id = ownId.exec(attributes)?.[1];
    if (id !== undefined && !parts.has(id)) parts.set(id, []);
    const targets = [...attributes.matchAll(copied)].map(([, href, url]) => href ?? url ?? "");
    const holders = [...open, id].filter((name) => name !== undefined);
    for (const name of new Set(holders)) parts.get(name)?.push(...targets);
    drawn.push(...targets);
    if (!closed) open.push(id);
  }
  return { parts, drawn };
}

/** What is told of it, and what to do. */
export const copiesWords = (address: string): [message: string, hint: string] => [
  `„${address}“ vizaton kopje brenda kopjeve, më shumë se ${mostCopies}: telefoni nuk e vizaton dot.`,
  "Ruaje si PNG, ose zëvendëso kopjet („clones“) me vetë format.",
];
