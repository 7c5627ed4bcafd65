/**
 * Counts the copies of its own parts that a drawing contains. Copies of copies multiply: 12 rows of ten are 10¹²
 * shapes.
 */

/** The most copies that a phone can draw. Our own drawings have at most a few hundred. */
export const mostCopies = 5000;

const tag = /<(\/?)(?:[\w.-]+:)?([\w-]+)((?:[^"'<>]|"[^"]*"|'[^']*')*?)(\/?)>/g;
const ownId = /\sid\s*=\s*["']([^"']+)["']/;
const copied = /(?:href\s*=\s*["']\s*#([^"']+)["'])|(?:url\(\s*["']?#([^"')]+)["']?\s*\))/g;

/**
 * Counts the copies of a drawing, including those inside copies.
 *
 * @returns at most one more than `mostCopies`, also for a copy that contains itself
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
    // While a part is counted, a copy of itself counts as too many.
    counts.set(id, mostCopies + 1);
    const found = sum(parts.get(id) ?? []);
    counts.set(id, found);
    return found;
  };
  return sum(drawn);
}

/**
 * Returns the ids that each named part copies, itself or inside it. It returns those that the whole drawing copies too.
 */
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

/** Message and hint about such a drawing. */
export const copiesWords = (address: string): [message: string, hint: string] => [
  `„${address}“ vizaton kopje brenda kopjeve, më shumë se ${mostCopies}: telefoni nuk e vizaton dot.`,
  "Ruaje si PNG, ose zëvendëso kopjet („clones“) me vetë format.",
];
