import type { Category } from "../../../app/magazine/category";
import { chapterPath, chapters } from "../../../app/magazine/chapters";
import { contentPath, subjectOf } from "../../../app/magazine/content";
import { quizPages as quizzes } from "../../../app/magazine/quiz-pages";
import type { FindingList } from "../checking/finding";
import type { JsonSource } from "../checking/json-source";
import type { Corpus, WrittenContent } from "./read-magazine";

/** The pages that stand in `app/routes.ts` by themselves; `tests/worker` asks the Worker for each. */
export const fixedPages = [
  ...["/", "/math", "/physics", "/physics/projects", "/physics/projects/hydraulics"],
  ...[
    "/physics/projects/eco-friendly-cities",
    "/fjalori",
    "/harta",
    "/merre-me-vete",
    "/about",
    "/contact",
    "/privacy",
    "/terms",
  ],
];

/** The addresses of chapters and of quizzes that have a page; `tests/worker` asks the Worker for each. */
export const chapterPages: readonly string[] = chapters.map(chapterPath);
export const quizPages: readonly string[] = quizzes.map(({ subject, slug }) => `/${subject}/${slug}`);

/** A chapter or a quiz without a page of its own would be published where no reader comes. */
export function reportPagelessEntries(corpus: Corpus, source: JsonSource, findings: FindingList): void {
  const address = addressBook(corpus);
  for (const [at, { type, name }] of corpus.categories.entries()) {
    if (chapterPages.includes(`/${type}/${name}`)) continue;
    const message = `Kategoria „${name}“ nuk ka ende faqe te /${type}/${name}.`;
    findings.error(
      source.position(["categories", at, "name"]),
      message,
      "Një kategori e re kërkon edhe app/magazine/chapters.ts.",
    );
  }
  for (const written of corpus.contents) {
    if (written.fields.contentTypeId !== 3 || quizPages.includes(address(written))) continue;
    const message = `Kuizi „${written.fields.slug}“ nuk luhet dot: te ${address(written)} nuk ka faqe kuizi.`;
    findings.error(
      source.position([...written.path, "slug"]),
      message,
      "Një kuiz i ri kërkon edhe app/magazine/quiz-pages.ts.",
    );
  }
}

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
