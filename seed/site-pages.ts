import type { Category } from "../app/magazine/category";
import { contentPath, subjectOf } from "../app/magazine/content";
import type { Corpus, WrittenContent } from "./corpus";

/** The pages that stand in `app/routes.ts` by themselves; `tests/worker` asks the Worker for each. */
export const fixedPages = [
  ...["/", "/math", "/physics", "/physics/projects", "/physics/projects/hydraulics"],
  ...["/physics/projects/eco-friendly-cities", "/fjalori", "/about", "/contact", "/privacy", "/terms"],
];

/** How to find the address of a content of this corpus. */
export function addressBook({ categories }: Pick<Corpus, "categories">): (content: WrittenContent) => string {
  const byId = new Map<number, Category>(categories.map((category) => [category.id, category]));
  return ({ fields }) => contentPath(subjectOf(fields, byId.get(fields.categoryId) ?? null), fields.slug);
}

/** The address of every page of the magazine. */
export function sitePages(corpus: Pick<Corpus, "categories" | "contents">): ReadonlySet<string> {
  const { categories, contents } = corpus;
  const chapters = categories.map(({ type, name }) => `/${type}/${name}`);
  return new Set([...fixedPages, ...chapters, ...contents.map(addressBook(corpus))]);
}
