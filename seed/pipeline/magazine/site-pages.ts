import type { Category } from "../../../app/magazine/category";
import { chapterPath, chapters } from "../../../app/magazine/chapters";
import { contentPath, subjectOf } from "../../../app/magazine/content";
import { fixedPages } from "../../../app/magazine/fixed-pages";
import { quizPages as quizzes } from "../../../app/magazine/quiz-pages";
import type { FindingList } from "../checking/finding";
import type { JsonSource } from "../checking/json-source";
import type { Corpus, WrittenContent } from "./read-magazine";

/** Addresses of the built-in chapters and quizzes; `tests/worker` requests each. */
export const chapterPages: readonly string[] = chapters.map(chapterPath);
export const quizPages: readonly string[] = quizzes.map(({ subject, slug }) => `/${subject}/${slug}`);

/** Addresses whose code plays one piece only: no other piece can be shown there. */
const playedPages = new Map([
  ["/math/number-ninja", "number-ninja"],
  ["/physics/mechanics", "classical-mechanics"],
  ["/physics/electricity-simulator", "electricity-simulator"],
]);

/** Reports two pages at one address. They are of chapters, pieces or the site's own; a reader could open only one. */
export function reportTakenAddresses(corpus: Corpus, source: JsonSource, findings: FindingList): void {
  const taken = new Map(fixedPages.map((page) => [page, "një faqe e revistës"]));
  const address = addressBook(corpus);
  const report = (path: (string | number)[], page: string) => {
    const message = `Te ${page} është tashmë ${taken.get(page) ?? "diçka që luhet"}.`;
    findings.error(source.position(path), message, "Jepi një emër tjetër: dy faqe nuk kanë dot një adresë.");
  };
  for (const [index, { type, name, displayName }] of corpus.categories.entries()) {
    const page = `/${type}/${name}`;
    if (taken.has(page) || playedPages.has(page)) report(["categories", index, "name"], page);
    taken.set(page, `kapitulli „${displayName}“`);
  }
  for (const written of corpus.contents) {
    const { slug, title } = written.fields;
    const page = address(written);
    const played = playedPages.get(page);
    // A duplicate slug has a finding of its own.
    const isOther =
      taken.has(page) && !corpus.contents.some((other) => other !== written && other.fields.slug === slug);
    if (isOther || (played !== undefined && played !== slug)) report([...written.path, "slug"], page);
    taken.set(page, `„${title}“`);
  }
}

/** Returns a function that gives the address of a content of this corpus. */
export function addressBook({ categories }: Pick<Corpus, "categories">): (content: WrittenContent) => string {
  const byId = new Map<number, Category>(categories.map((category) => [category.id, category]));
  return ({ fields }) => contentPath(subjectOf(fields, byId.get(fields.categoryId) ?? null), fields.slug);
}

/** Returns the address of every page of the magazine. */
export function sitePages(corpus: Pick<Corpus, "categories" | "contents">): ReadonlySet<string> {
  const { categories, contents } = corpus;
  const chapters = categories.map(({ type, name }) => `/${type}/${name}`);
  return new Set([...fixedPages, ...chapters, ...contents.map(addressBook(corpus))]);
}
