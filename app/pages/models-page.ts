import type { Library } from "../library/library";
import { type Chapter, chapters } from "../magazine/chapters";
import { contentPath } from "../magazine/content";
import { type ModelStill, stillsIn } from "../magazine/model-stills";

/** A model with the lesson that it belongs to. */
export interface PlacedModel extends ModelStill {
  lesson: { title: string; href: string };
}

export interface ModelsOfChapter {
  chapter: Pick<Chapter, "name" | "title" | "subject">;
  models: PlacedModel[];
}

/** Every model of the magazine by chapter; chapters without one are left out. */
export async function modelsPage(library: Library): Promise<{ chapters: ModelsOfChapter[] }> {
  const contents = await library.wholeContents();
  const found = chapters.map(({ id, name, title, subject }) => ({
    chapter: { name, title, subject },
    models: contents
      .filter(({ categoryId }) => categoryId === id)
      .flatMap((content) => {
        const lesson = { title: content.title, href: contentPath(subject, content.slug) };
        return stillsIn(content.content).map((still) => ({ ...still, lesson }));
      }),
  }));
  return { chapters: found.filter(({ models }) => models.length > 0) };
}

/** One model by its name, with its chapter's subject; null where no lesson holds it. */
export async function modelPage(
  library: Library,
  name: string,
): Promise<(PlacedModel & Pick<Chapter, "subject">) | null> {
  const { chapters: all } = await modelsPage(library);
  for (const { chapter, models } of all) {
    const model = models.find((each) => each.name === name);
    if (model !== undefined) return { ...model, subject: chapter.subject };
  }
  return null;
}
