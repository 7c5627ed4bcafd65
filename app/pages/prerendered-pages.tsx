/** Makes the pages of `magazine/prerendered.ts` from an edition's records, without a `Library`, for the seed. */
import type { ReactElement } from "react";
import { toCard } from "../magazine/card";
import type { Category } from "../magazine/category";
import { chaptersFrom } from "../magazine/chapters";
import { type Content, summariseContent } from "../magazine/content";
import type { GlossaryEntry } from "../magazine/glossary";
import type { IdeaMap } from "../magazine/idea-map";
import type { PrerenderedPage } from "../magazine/prerendered";
import { GlossaryBody } from "../ui/glossary-list";
import { glossaryLetters } from "./glossary-page";
import { MapBody } from "./map-body";
import { drawMap } from "./map-page";
import { ModelsBody } from "./model/models-body";
import { modelsByChapter } from "./model/models-by-chapter";

interface Records {
  categories: readonly Category[];
  /** The contents that are public, with their bodies. */
  contents: readonly Content[];
  glossary: readonly GlossaryEntry[];
  ideaMap?: IdeaMap;
}

/** Returns what stands inside the article of each page. Without a map, that page is left out. */
export function prerenderedPages({
  categories,
  contents,
  glossary,
  ideaMap,
}: Records): [PrerenderedPage, ReactElement][] {
  const known = new Map(categories.map((category) => [category.id, category]));
  const cards = contents.map((content) =>
    toCard(summariseContent(content, []), null, known.get(content.categoryId) ?? null),
  );
  return [
    ["fjalori", <GlossaryBody key="fjalori" letters={glossaryLetters(glossary, cards)} />],
    ["modelet", <ModelsBody key="modelet" chapters={modelsByChapter(contents, chaptersFrom(categories))} />],
    ...(ideaMap === undefined
      ? []
      : [["harta", <MapBody key="harta" map={drawMap(ideaMap, cards)} />] satisfies [PrerenderedPage, ReactElement]]),
  ];
}
