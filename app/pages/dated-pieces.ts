/** Every lesson, game, quiz and project with its address and dates: for the map of the site and the feed. */
import type { Library } from "../library/library";
import { contentPath, subjectOf } from "../magazine/content";
import type { Dates } from "../magazine/dates";
import { touchModelNames } from "../magazine/lesson-markup";
import { projectPath } from "../magazine/project-address";

export interface DatedPiece {
  /** Kind and slug, by which it stays the same piece whatever its address: `content/graviteti`. */
  name: string;
  path: string;
  title: string;
  text: string;
  /** Path of its picture; empty where it has none. */
  image: string;
  /** Who signs it; null for a project, whose list does not say. */
  authorId: number | null;
  chapterId: number | null;
  chapter: string | null;
  /** Names of its models that open alone. */
  models: readonly string[];
  /** Path and last change of its exercises; null where it has none. */
  practice: { path: string; changed: string } | null;
  published: string;
  changed: string;
}

/** Whether a model has a page of its own. */
const isTouched = (name: string) => (touchModelNames as readonly string[]).includes(name);

/** When it was published and changed; the day of the edition where that is not known. */
function datesOf(dates: Readonly<Record<string, Dates>>, name: string, publishedAt: string) {
  const { published = publishedAt, changed = published } = dates[name] ?? {};
  return { published, changed };
}

/** Reads every piece, in the file's order, contents first. */
export async function datedPieces(library: Library): Promise<DatedPiece[]> {
  const [contents, categories, projects, dates, publishedAt] = await Promise.all([
    library.contents(),
    library.categories(),
    library.projects(),
    library.dates(),
    library.publishedAt(),
  ]);
  const written = contents.map((content): DatedPiece => {
    const category = categories.find(({ id }) => id === content.categoryId) ?? null;
    const path = contentPath(subjectOf(content, category), content.slug);
    const { changed } = datesOf(dates, `practice/${content.slug}`, publishedAt);
    return {
      ...{ name: `content/${content.slug}`, path, title: content.title, text: content.excerpt },
      ...{ image: content.imageUrl, authorId: content.authorId, models: content.models?.filter(isTouched) ?? [] },
      ...{ chapterId: content.categoryId, chapter: category?.displayName ?? null },
      practice: content.exercises === undefined ? null : { path: `${path}/ushtrime`, changed },
      ...datesOf(dates, `content/${content.slug}`, publishedAt),
    };
  });
  const practical = projects.map(
    ({ slug, title, description, image }): DatedPiece => ({
      ...{ name: `project/${slug}`, path: projectPath(slug), title, text: description, image },
      ...{ authorId: null, chapterId: null, chapter: null, models: [], practice: null },
      ...datesOf(dates, `project/${slug}`, publishedAt),
    }),
  );
  return [...written, ...practical];
}
