import { createApiLibrary } from "../../../app/library/api-library";
import { contentPath, subjectOf } from "../../../app/magazine/content";
import { fixedPages } from "../../../app/magazine/fixed-pages";
import { indexPart, partNames } from "../../../app/magazine/search/part-names";
import { chapterPages } from "../../../seed/pipeline/magazine/site-pages";
import { isWithoutUse } from "./file-of";
import type { MagazineServer } from "./magazine-server";

/** The address of the not-found page. */
export const missingPage = "/404";

/** The API requests of the front page's script, beside the authors. The notebook's script requests exercises. */
const askedByTheFront = [
  "/api/contents?fields=summary",
  "/api/contents?featured=true&fields=summary",
  "/api/categories",
  "/api/glossary",
];

/** Lists the addresses of an edition. First come pages, whose links lead to more, then the API responses to store. */
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
  const shown = lessons.filter(({ contentTypeId, form, excerpt }) => contentTypeId === 1 && !form && excerpt !== "");
  return {
    pages: [
      ...[...fixedPages, ...chapterPages, ...lessons.map(({ path }) => path)],
      ...practiced.map(({ path }) => `${path}/ushtrime`),
      ...lessons.flatMap(({ path, hasHour }) => (hasHour ? `${path}/ora` : [])),
      ...shown.map(({ path }) => `${path}/ne-ekran`),
      ...projects.map(({ slug }) => `/physics/projects/${slug}`),
      missingPage,
    ].filter((path) => !isWithoutUse(path)),
    answers: [
      ...searchParts.map((part) => `/api/search/${part}`),
      ...askedByTheFront,
      ...authors.map((id) => `/api/authors/${id}`),
      ...practiced.map(({ slug }) => `/api/practice/${slug}`),
      ...lessons.flatMap(({ slug, hasQuestions }) => (hasQuestions ? `/api/questions/${slug}` : [])),
    ],
  };
}
