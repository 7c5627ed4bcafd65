/**
 * Which pieces of a chapter lead on from which.
 *
 * Near is what the texts themselves say: a link from one to the other (4 where this one leads there, 3 where that one
 * leads here), then the terms of the glossary that both explain (the rarer in the magazine the more: one over the pieces
 * that use it), then the place in the list (at most a tenth). Every piece is offered by another one of its chapter, so
 * that no lesson is a dead end which nothing leads to.
 */
import { type Content, relatedCount } from "./content";

const linkThere = 4;
const linkHere = 3;
const neighbour = 0.1;

type Piece = Pick<Content, "slug" | "content" | "categoryId">;

/** The slugs of the nearest pieces of the same category, nearest first, for each piece by its slug. */
export function nearestPieces(pieces: readonly Piece[]): Map<string, string[]> {
  const terms = new Map(pieces.map((piece) => [piece, new Set(addresses(piece.content, /href="\/fjalori#([^"]+)"/g))]));
  const usedBy = new Map<string, number>();
  for (const used of terms.values()) for (const term of used) usedBy.set(term, (usedBy.get(term) ?? 0) + 1);

  const near = new Map<string, string[]>();
  for (const category of new Set(pieces.map(({ categoryId }) => categoryId))) {
    const chapter = pieces.filter(({ categoryId }) => categoryId === category);
    const links = chapter.map(({ content }) => new Set(addresses(content, /href="\/(?:math|physics)\/([a-z0-9-]+)"/g)));
    const nearness = (from: number, to: number): number => {
      const [a, b] = [chapter[from] as Piece, chapter[to] as Piece];
      let sum = neighbour / Math.abs(from - to);
      if (links[from]?.has(b.slug)) sum += linkThere;
      if (links[to]?.has(a.slug)) sum += linkHere;
      for (const term of terms.get(a) ?? []) if (terms.get(b)?.has(term)) sum += 1 / (usedBy.get(term) ?? 1);
      return sum;
    };
    offers(chapter.length, nearness).forEach((offered, at) => {
      near.set(
        chapter[at]?.slug ?? "",
        offered.map((other) => chapter[other]?.slug ?? ""),
      );
    });
  }
  return near;
}

const addresses = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, name = ""]) => name);

/** For each of `count` pieces the places of the nearest others, so chosen that each is offered at least once. */
function offers(count: number, nearness: (from: number, to: number) => number): number[][] {
  const places = [...Array(count).keys()];
  const byNearness = (from: number) => (a: number, b: number) => nearness(from, b) - nearness(from, a) || a - b;
  const chosen = places.map((from) =>
    places
      .filter((to) => to !== from)
      .sort(byNearness(from))
      .slice(0, relatedCount),
  );
  const times = places.map((to) => chosen.filter((offered) => offered.includes(to)).length);
  for (const left of places.filter((to) => times[to] === 0)) {
    // Two offers for each piece and one piece left out: some other is offered twice, and gives way where it costs least.
    const swaps = chosen.flatMap((offered, from) =>
      from === left
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
