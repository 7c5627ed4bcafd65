/** Lists every lesson, game, quiz and project with its address and dates. The site map and the feed use it. */
import type { Library } from "../../library/library";
import { contentPath, subjectOf } from "../../magazine/content";
import type { Dates } from "../../magazine/dates";
import { touchModelNames } from "../../magazine/lesson-markup";
import { projectPath } from "../../magazine/project-address";

export interface DatedPiece {
  /** Kind and slug, which identify the piece whatever its address: `content/graviteti`. */
  name: string;
  path: string;
  title: string;
  text: string;
  /** Path of its picture; empty if it has none. */
  image: string;
  /** Its author; null for a project, whose list does not name one. */
  authorId: number | null;
  chapterId: number | null;
  chapter: string | null;
  /** Names of its models that have a page of their own. */
  models: readonly string[];
  /** Path and last change of its exercises; null if it has none. */
  practice: { path: string; changed: string } | null;
  /** Path and last change of the plan of its hour; null if it has none. */
  hour: { path: string; changed: string } | null;
  published: string;
  changed: string;
}

/** Tells whether a model has a page of its own. */
const isTouched = (name: string) => (touchModelNames as readonly string[]).includes(name);

/** Returns the dates of publication and last change; if unknown, the date of the edition. */
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
    const changeOf = (kind: string) => datesOf(dates, `${kind}/${content.slug}`, publishedAt).changed;
    return {
      ...{ name: `content/${content.slug}`, path, title: content.title, text: content.excerpt },
      ...{ image: content.imageUrl, authorId: content.authorId, models: content.models?.filter(isTouched) ?? [] },
      ...{ chapterId: content.categoryId, chapter: category?.displayName ?? null },
      practice: content.exercises === undefined ? null : { path: `${path}/ushtrime`, changed: changeOf("practice") },
      hour: content.hasHour ? { path: `${path}/ora`, changed: changeOf("hour") } : null,
      ...datesOf(dates, `content/${content.slug}`, publishedAt),
    };
  });
  const practical = projects.map(
    ({ slug, title, description, image }): DatedPiece => ({
      ...{ name: `project/${slug}`, path: projectPath(slug), title, text: description, image },
      ...{ authorId: null, chapterId: null, chapter: null, models: [], practice: null, hour: null },
      ...datesOf(dates, `project/${slug}`, publishedAt),
    }),
  );
  return [...written, ...practical];
}
