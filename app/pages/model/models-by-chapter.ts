import type { Chapter } from "../../magazine/chapters";
import { type Content, contentPath } from "../../magazine/content";
import { stillsIn } from "../../magazine/model-stills";
import type { PlacedModel } from "./placed-model";

export interface ModelsOfChapter {
  chapter: Pick<Chapter, "name" | "title" | "menu" | "subject">;
  models: PlacedModel[];
}

/** Lists the models of a content, in the order of its body. */
export function modelsIn(content: Content, { subject }: Pick<Chapter, "subject">): PlacedModel[] {
  const lesson = { title: content.title, href: contentPath(subject, content.slug) };
  return stillsIn(content.content).map((still) => ({ ...still, lesson }));
}

/** Lists every model by chapter, without chapters that have none. */
export function modelsByChapter(contents: readonly Content[], chapters: readonly Chapter[]): ModelsOfChapter[] {
  const found = chapters.map((chapter) => ({
    chapter: { name: chapter.name, title: chapter.title, menu: chapter.menu, subject: chapter.subject },
    models: contents
      .filter(({ categoryId }) => categoryId === chapter.id)
      .flatMap((content) => modelsIn(content, chapter)),
  }));
  return found.filter(({ models }) => models.length > 0);
}
