import type { Library } from "../../library/library";
import type { Chapter } from "../../magazine/chapters";
import { type ContentSummary, modelsOf } from "../../magazine/content";
import { touchModelNames } from "../../magazine/lesson-markup";
import { readChapters } from "../chapter/chapter-page";
import { type ModelsOfChapter, modelsByChapter, modelsIn } from "./models-by-chapter";
import type { PlacedModel } from "./placed-model";

/** Reads every model of the magazine, by chapter. */
export async function modelsPage(library: Library): Promise<{ chapters: ModelsOfChapter[] }> {
  const [contents, chapters] = await Promise.all([library.wholeContents(), readChapters(library)]);
  return { chapters: modelsByChapter(contents, chapters) };
}

/** A model that is offered after another. Its own title would cost reading its lesson, so it has the lesson's. */
export interface FurtherModel extends Pick<Chapter, "subject"> {
  name: string;
  /** The title of its lesson. */
  lesson: string;
}

export interface ModelPage extends PlacedModel, Pick<Chapter, "subject"> {
  /** The models after it in the list, three at most. */
  further: FurtherModel[];
}

/** Finds a model by its name, with its chapter's subject. It is null if no lesson holds it. */
export async function modelPage(library: Library, name: string): Promise<ModelPage | null> {
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
  return model === undefined
    ? null
    : { ...model, subject: chapter.subject, further: modelsAfter(name, listed, chapters) };
}

/** Models that stand alone on a page. Experiments of mechanics do not. */
const standing: ReadonlySet<string> = new Set(touchModelNames);

/** Lists the next three models in the order of the list of models, which begins again at its end. */
function modelsAfter(name: string, contents: readonly ContentSummary[], chapters: readonly Chapter[]): FurtherModel[] {
  const all = chapters.flatMap(({ id, subject }) =>
    contents
      .filter(({ categoryId }) => categoryId === id)
      .flatMap(({ title, models = [] }) =>
        models.filter((each) => standing.has(each)).map((each) => ({ name: each, lesson: title, subject })),
      ),
  );
  const place = all.findIndex((each) => each.name === name);
  return [...all.slice(place + 1), ...all.slice(0, Math.max(0, place))].slice(0, 3);
}
