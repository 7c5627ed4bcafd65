import type { Library } from "../../library/library";
import { compareAlbanian } from "../../magazine/albanian";
import { contentPath, subjectOf } from "../../magazine/content";
import { isOfClass } from "../../magazine/idea-map";
import type { Subject } from "../../magazine/subject";

/** The plans of a class's year, in the order of its path; or those of no class, by title. */
interface HourList {
  /** The name of the path, an anchor of the page. */
  name: string;
  title: string;
  /** The cover of its first lesson, which a screen shows where it has room. */
  cover?: string;
  hours: { href: string; title: string; subject: Subject }[];
}

/** Lists the plans of all lessons: a list a class, then the others. None in an edition without plans. */
export async function hourLists(library: Library): Promise<{ lists: HourList[] }> {
  const [contents, categories, map] = await Promise.all([
    library.contents(),
    library.categories(),
    // Without the map every plan stands in the last list.
    library.ideaMap().catch(() => null),
  ]);
  const planned = contents.filter(({ hasHour }) => hasHour);
  const known = new Map(categories.map((category) => [category.id, category]));
  const covers = new Map(planned.map(({ slug, imageUrl }) => [slug, imageUrl]));
  const hours = new Map(
    planned.map((content) => {
      const { slug, title, categoryId } = content;
      const subject = subjectOf(content, known.get(categoryId) ?? null);
      return [slug, { href: `${contentPath(subject, slug)}/ora`, title, subject }];
    }),
  );
  const classes = (map?.paths ?? [])
    .filter(({ name }) => isOfClass(name))
    .map(({ name, title, lessons }) => ({ name, title, slugs: lessons.map(({ lesson }) => lesson) }));
  const inClass = new Set(classes.flatMap(({ slugs }) => slugs));
  const others = planned
    .filter(({ slug }) => !inClass.has(slug))
    .sort((a, b) => compareAlbanian(a.title, b.title))
    .map(({ slug }) => slug);
  const lists = [...classes, { name: "te-tjera", title: "Mësime të tjera", slugs: others }].map(
    ({ slugs, ...list }) => ({
      ...list,
      cover: slugs.flatMap((slug) => covers.get(slug) ?? [])[0],
      hours: slugs.flatMap((slug) => hours.get(slug) ?? []),
    }),
  );
  return { lists: lists.filter((list) => list.hours.length > 0) };
}
