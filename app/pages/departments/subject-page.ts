import type { Library } from "../../library/library";
import type { Card } from "../../magazine/card";
import { chaptersFrom, chaptersOf } from "../../magazine/chapters";
import type { Deferred } from "../../ui/deferred";
import { type CountedCategory, countCategories, type Imprint, listContents, readImprint } from "../content-lists";

/** Number of contents in the 'latest' list of a department (product 6.6). */
const latestCount = 6;

/** The front of a department. */
export interface SubjectPage {
  imprint: Imprint | null;
  categories: CountedCategory[];
  latest: Card[];
}

/** Reads the front of mathematics. It has its chapters, and the first six contents of a category of type math. */
export function mathPage(library: Library): Deferred<SubjectPage> {
  const all = listContents(library);
  return {
    imprint: readImprint(library, all.contents),
    categories: countCategories(library, "math", all.contents),
    latest: all.cards((contents, categories) =>
      contents.filter(({ categoryId }) => categories.get(categoryId)?.type === "math").slice(0, latestCount),
    ),
  };
}

/**
 * Reads the front of physics. It has its chapters, and the first six contents whose category id is that of a chapter.
 */
export function physicsPage(library: Library): Deferred<SubjectPage> {
  const all = listContents(library, {}, "physics");
  const chapters = library.categories().then((all) => chaptersOf("physics", chaptersFrom(all)));
  return {
    imprint: readImprint(library, all.contents),
    categories: countCategories(library, "physics", all.contents),
    latest: chapters.then((known) => {
      const ids = new Set(known.map(({ id }) => id));
      return all.cards((contents) => contents.filter(({ categoryId }) => ids.has(categoryId)).slice(0, latestCount));
    }),
  };
}
