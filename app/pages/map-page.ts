import type { Library } from "../library/library";
import type { Card } from "../magazine/card";
import type { IdeaMap } from "../magazine/idea-map";
import { allBefore } from "../magazine/needs";
import type { Subject } from "../magazine/subject";
import type { Deferred } from "../ui/deferred";
import { listContents } from "./content-lists";

/** A lesson on the map. */
interface MappedIdea extends Omit<IdeaMap["places"][number], "slug" | "step"> {
  name: string;
  href: string;
  subject: Subject;
  /** The address of its cover. */
  cover: string;
  /** The ideas of the lessons that it needs. */
  after: string[];
  /** The addresses of all lessons before it, those that it needs through others too. */
  ancestors: string[];
  /** Its places on the paths: the number of the path, from 1, and its own there, from 1. */
  stops: { path: number; stop: number }[];
}

/** A path with the titles of its lessons. */
interface WalkedPath extends Omit<IdeaMap["paths"][number], "lessons"> {
  lessons: { href: string; subject: Subject; title: string; cover: string; why: string }[];
}

export interface DrawnMap extends Pick<IdeaMap, "width" | "height" | "rule" | "cover" | "key"> {
  steps: MappedIdea[][];
  paths: WalkedPath[];
}

export interface MapPage {
  /** null in an edition published before the map existed. */
  map: DrawnMap | null;
}

/** Reads the map of ideas by steps, and the paths through it. Lessons that are not listed are left out. */
export function mapPage(library: Library): Deferred<MapPage> {
  return {
    map: Promise.all([library.ideaMap(), listContents(library).cards()]).then(
      ([map, cards]) => map && drawMap(map, cards),
    ),
  };
}

/** Joins the map with the lessons that it places. */
export function drawMap({ places, paths, ...size }: IdeaMap, cards: readonly Card[]): DrawnMap {
  const known = new Map(cards.map((card) => [card.content.slug, card]));
  const ideaOf = (slug: string): string[] => {
    const content = known.get(slug)?.content;
    return content === undefined ? [] : [content.idea ?? content.title];
  };
  const contents = cards.map(({ content }) => content);
  const placed = new Set(places.map(({ slug }) => slug));
  const hrefOf = (slug: string): string[] => {
    const card = known.get(slug);
    return card === undefined || !placed.has(slug) ? [] : [card.href];
  };
  const walked = paths.map((path) => ({
    ...path,
    lessons: path.lessons.flatMap(({ lesson, why }) => {
      const card = known.get(lesson);
      if (card === undefined) return [];
      const { href, subject, content } = card;
      return [{ href, subject, title: content.title, cover: content.imageUrl, why }];
    }),
  }));
  const steps: MappedIdea[][] = [];
  for (const { slug, step, ...place } of places) {
    const card = known.get(slug);
    if (card === undefined) continue;
    const { href, subject, content } = card;
    const ancestors = [...allBefore(contents, slug)].flatMap(hrefOf);
    // Counted as the list below counts: a lesson that is not listed takes no number.
    const stops = walked.flatMap(({ lessons }, path) => {
      const stop = lessons.findIndex((lesson) => lesson.href === href) + 1;
      return stop === 0 ? [] : [{ path: path + 1, stop }];
    });
    const idea = { ...place, name: content.idea ?? content.title, href, subject, cover: content.imageUrl };
    const column = steps[step] ?? [];
    column.push({ ...idea, ancestors, stops, after: (content.needs ?? []).flatMap(ideaOf) });
    steps[step] = column;
  }
  return { ...size, steps: steps.map((column) => column ?? []), paths: walked };
}
