import type { Library } from "../../library/library";
import type { Chapter } from "../../magazine/chapters";
import { modelsOf } from "../../magazine/content";
import { readChapters } from "../chapter/chapter-page";
import { type ModelsOfChapter, modelsByChapter, modelsIn } from "./models-by-chapter";
import type { PlacedModel } from "./placed-model";

/** Reads every model of the magazine, by chapter. */
export async function modelsPage(library: Library): Promise<{ chapters: ModelsOfChapter[] }> {
  const [contents, chapters] = await Promise.all([library.wholeContents(), readChapters(library)]);
  return { chapters: modelsByChapter(contents, chapters) };
}

/** Finds a model by its name, with its chapter's subject. It is null if no lesson holds it. */
export async function modelPage(
  library: Library,
  name: string,
): Promise<(PlacedModel & Pick<Chapter, "subject">) | null> {
  const [listed, chapters] = await Promise.all([library.contents(), readChapters(library)]);
  const holder = listed.find(({ models }) => models?.includes(name));
  // Lists published before they named models give the models by their bodies. That is 2 MB instead of one.
  const named = listed.some(({ models }) => models !== undefined);
  const content = holder
    ? await library.content(holder.slug)
    : named
      ? null
      : (await library.wholeContents()).find((each) => modelsOf(each).includes(name));
  const chapter = chapters.find(({ id }) => id === content?.categoryId);
  if (!content || chapter === undefined) return null;
  const model = modelsIn(content, chapter).find((each) => each.name === name);
  return model === undefined ? null : { ...model, subject: chapter.subject };
}
