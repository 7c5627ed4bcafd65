import { createApiLibrary } from "../../../app/library/api-library";
import { contentPath, subjectOf } from "../../../app/magazine/content";
import { fixedPages } from "../../../app/magazine/fixed-pages";
import { indexPart, partNames } from "../../../app/magazine/search/part-names";
import { chapterPages } from "../../../seed/pipeline/magazine/site-pages";
import { isWithoutUse } from "./file-of";
import type { MagazineServer } from "./magazine-server";

/** The page that stands where there is none. */
export const missingPage = "/404";

/** What the front page's script asks the API for, beside the authors; the notebook's asks for exercises. */
const askedByTheFront = [
  "/api/contents?fields=summary",
  "/api/contents?featured=true&fields=summary",
  "/api/categories",
  "/api/glossary",
];

/** Lists what the edition holds: pages to begin with, since links lead on to more, and the API's answers to keep. */
export async function editionAddresses({ ask }: Pick<MagazineServer, "ask">) {
  const library = createApiLibrary(ask);
  const [contents, categories, projects] = await Promise.all([
    library.contents(),
    library.categories(),
    library.projects(),
  ]);
  const lessons = contents.map((content) => {
    const category = categories.find(({ id }) => id === content.categoryId) ?? null;
    return { ...content, path: contentPath(subjectOf(content, category), content.slug) };
  });
  const authors = [...new Set(contents.map(({ authorId }) => authorId))];
  const index = await library.searchPart(indexPart);
  const searchParts = index === null ? [] : [indexPart, ...partNames(index)];
  const practiced = lessons.filter(({ exercises }) => exercises !== undefined);
  return {
    pages: [
      ...[...fixedPages, ...chapterPages, ...lessons.map(({ path }) => path)],
      ...practiced.map(({ path }) => `${path}/ushtrime`),
      ...projects.map(({ slug }) => `/physics/projects/${slug}`),
      missingPage,
    ].filter((path) => !isWithoutUse(path)),
    answers: [
      ...searchParts.map((part) => `/api/search/${part}`),
      ...askedByTheFront,
      ...authors.map((id) => `/api/authors/${id}`),
      ...practiced.map(({ slug }) => `/api/practice/${slug}`),
    ],
  };
}
