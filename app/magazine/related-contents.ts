/**
 * Chooses the related contents of each content of a chapter.
 *
 * The nearness of two contents comes from their texts: first a link from one to the other (4 if this one links there,
 * 3 if that one links here), then each glossary term that both explain (1 over the number of contents that use it),
 * then the place in the list (at most 0.1). At least one lesson of the chapter must offer each content, so that a link
 * leads to it: only a lesson's page shows its related contents.
 */
import { type Content, relatedCount } from "./content";

const linkThere = 4;
const linkHere = 3;
const neighbour = 0.1;

type Linked = Pick<Content, "slug" | "content" | "categoryId" | "contentTypeId">;

const isLesson = ({ contentTypeId }: Linked) => contentTypeId === 1;

/** Lists the nearest contents of the same category, by the content's slug, nearest first. */
export function relatedContents(contents: readonly Linked[]): Map<string, string[]> {
  const terms = new Map(contents.map((each) => [each, new Set(addresses(each.content, /href="\/fjalori#([^"]+)"/g))]));
  const usedBy = new Map<string, number>();
  for (const used of terms.values()) for (const term of used) usedBy.set(term, (usedBy.get(term) ?? 0) + 1);

  const near = new Map<string, string[]>();
  for (const category of new Set(contents.map(({ categoryId }) => categoryId))) {
    const chapter = contents.filter(({ categoryId }) => categoryId === category);
    const links = chapter.map(({ content }) => new Set(addresses(content, /href="\/(?:math|physics)\/([a-z0-9-]+)"/g)));
    const nearness = (from: number, to: number): number => {
      const [a, b] = [chapter[from] as Linked, chapter[to] as Linked];
      let sum = neighbour / Math.abs(from - to);
      if (links[from]?.has(b.slug)) sum += linkThere;
      if (links[to]?.has(a.slug)) sum += linkHere;
      for (const term of terms.get(a) ?? []) if (terms.get(b)?.has(term)) sum += 1 / (usedBy.get(term) ?? 1);
      return sum;
    };
    offers(chapter.map(isLesson), nearness).forEach((offered, index) => {
      near.set(
        chapter[index]?.slug ?? "",
        offered.map((other) => chapter[other]?.slug ?? ""),
      );
    });
  }
  return near;
}

const addresses = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, name = ""]) => name);

/**
 * Chooses the nearest contents for each content. Each is offered at least once by one that shows its related contents.
 *
 * @param shows whether each content shows them
 */
function offers(shows: readonly boolean[], nearness: (from: number, to: number) => number): number[][] {
  const places = [...shows.keys()];
  const byNearness = (from: number) => (a: number, b: number) => nearness(from, b) - nearness(from, a) || a - b;
  const chosen = places.map((from) =>
    places
      .filter((to) => to !== from)
      .sort(byNearness(from))
      .slice(0, relatedCount),
  );
  const times = places.map((to) => chosen.filter((offered, from) => shows[from] && offered.includes(to)).length);
  for (const left of places.filter((to) => times[to] === 0)) {
    // Since each content offers two, some other is offered twice. It is replaced where the loss of nearness is least.
    const swaps = chosen.flatMap((offered, from) =>
      from === left || !shows[from]
        ? []
        : offered
            .filter((other) => (times[other] ?? 0) > 1)
            .map((other) => ({ from, other, cost: nearness(from, other) - nearness(from, left) })),
    );
    const [best] = swaps.sort((a, b) => a.cost - b.cost || a.from - b.from || a.other - b.other);
    if (best === undefined) continue;
    const kept = (chosen[best.from] ?? []).filter((other) => other !== best.other);
    chosen[best.from] = [...kept, left].sort(byNearness(best.from));
    times[best.other] = (times[best.other] ?? 0) - 1;
    times[left] = 1;
  }
  return chosen;
}
