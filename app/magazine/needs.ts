/** Rules of the map of ideas: which lesson needs which (docs/decisions/023). */

/** A lesson with the slugs of the lessons that must be understood before it. */
export interface Needing {
  slug: string;
  needs?: readonly string[];
}

/** Finds a cycle of needs. @returns its slugs, the first one again at the end; null if there is none */
export function circleOf(lessons: readonly Needing[]): string[] | null {
  const needsOf = bySlug(lessons);
  const sound = new Set<string>();
  const search = (slug: string, way: string[]): string[] | null => {
    if (way.includes(slug)) return [...way.slice(way.indexOf(slug)), slug];
    if (sound.has(slug)) return null;
    for (const need of needsOf.get(slug) ?? []) {
      const circle = search(need, [...way, slug]);
      if (circle !== null) return circle;
    }
    sound.add(slug);
    return null;
  };
  for (const { slug } of lessons) {
    const circle = search(slug, []);
    if (circle !== null) return circle;
  }
  return null;
}

/** Counts the steps before each lesson; 0 if it needs none. Needs that are not in the list do not count. */
export function stepsOf(lessons: readonly Needing[]): Map<string, number> {
  const needsOf = bySlug(lessons);
  const steps = new Map<string, number>();
  const stepOf = (slug: string): number => {
    const known = steps.get(slug);
    if (known !== undefined) return known;
    // Stops at a cycle: the seed allows none, but an edition may come from elsewhere.
    steps.set(slug, 0);
    const before = (needsOf.get(slug) ?? []).filter((need) => needsOf.has(need)).map(stepOf);
    const step = before.length === 0 ? 0 : 1 + Math.max(...before);
    steps.set(slug, step);
    return step;
  };
  for (const { slug } of lessons) stepOf(slug);
  return steps;
}

/** Lists all lessons that must be understood before a lesson, directly or indirectly. */
export function allBefore(lessons: readonly Needing[], slug: string): Set<string> {
  const needsOf = bySlug(lessons);
  const found = new Set<string>();
  const collect = (each: string): void => {
    for (const need of needsOf.get(each) ?? []) {
      if (found.has(need)) continue;
      found.add(need);
      collect(need);
    }
  };
  collect(slug);
  return found;
}

/** Finds a need that another need already implies; the map would draw it twice. */
export function impliedNeed(lessons: readonly Needing[], { needs = [] }: Needing): { need: string; by: string } | null {
  for (const need of needs) {
    const by = needs.find((other) => other !== need && allBefore(lessons, other).has(need));
    if (by !== undefined) return { need, by };
  }
  return null;
}

const bySlug = (lessons: readonly Needing[]) => new Map(lessons.map(({ slug, needs = [] }) => [slug, needs]));
