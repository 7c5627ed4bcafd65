import type { Library } from "../../library/library";
import type { Author } from "../../magazine/author";
import { kindName, kindOf } from "../../magazine/badge";
import type { Category } from "../../magazine/category";
import { type Content, contentPath, relatedContents } from "../../magazine/content";
import { withEllipsis } from "../../magazine/excerpt";
import type { Subject } from "../../magazine/subject";
import type { Deferred } from "../../ui/deferred";
import { readAuthor } from "../content-lists";
import type { ContentAddress } from "../loaders/content-address";
import { isElsewhere } from "../loaders/content-summary";

/** The card of another piece at the end of a content. */
interface Related {
  id: number;
  /** Its kind, in Albanian. */
  kind: string;
  title: string;
  href: string;
  text: string;
  image: string;
  /** Reading time in minutes. */
  duration: number;
}

/** The page of a content: a lesson, a game or a quiz. */
export interface ContentPage {
  /** `null` if there is none at this address. */
  content: Content | null;
  /** Whether it belongs to the other department. Then this one responds with its not-found page. */
  elsewhere: boolean;
  author: Author | null;
  category: Category | null;
  related: Related[];
}

/** Tells whether a content is played as a quiz (product 5.1). */
export const isQuiz = (content: Pick<Content, "contentTypeId"> | null): boolean =>
  content !== null && kindOf(content.contentTypeId) === "quiz";

/** Reads the page of a content. It reads the category once the category's id is known (product 7.3). */
export function contentPage(
  library: Library,
  { subject, slug, authorId }: ContentAddress,
): Deferred<ContentPage> & { content: Promise<Content | null>; author: Promise<Author | null> } {
  const content = library.content(slug);
  const category = content.then((found) => found && library.category(found.categoryId));
  return {
    content,
    elsewhere: category.then((known) => isElsewhere(known, subject)),
    author: content.then((found) => found && readAuthor(library, authorId ?? found.authorId)),
    category,
    related: content.then((found) => (found ? readRelated(library, found, subject) : [])),
  };
}

/** Tells whether a page with resolved fields shows its content. */
export function isFound({ content, elsewhere }: Pick<ContentPage, "content" | "elsewhere">): boolean {
  return content !== null && !elsewhere;
}

/** The slug of the lesson on refraction, which has a route of its own. */
export const refractionSlug = "perthyerja-dhe-reflektimi-i-drites";

/** Reads the refraction page: content and category from the lists, by slug (product 7.7). */
export function refractionPage(library: Library): Deferred<ContentPage> {
  const listed = Promise.all([library.contents(), library.categories()]).then(([contents, categories]) => {
    const summary = contents.find(({ slug }) => slug === refractionSlug);
    return summary ? { summary, category: categories.find(({ id }) => id === summary.categoryId) ?? null } : null;
  });
  return {
    content: listed.then((found) => found && library.content(found.summary.slug)),
    elsewhere: false,
    author: listed.then((found) => found && readAuthor(library, found.summary.authorId)),
    category: listed.then((found) => found?.category ?? null),
    related: listed.then((found) => (found ? readRelated(library, found.summary, "physics") : [])),
  };
}

async function readRelated(
  library: Library,
  current: Pick<Content, "id" | "categoryId">,
  subject: Subject,
): Promise<Related[]> {
  const sameCategory = await library.contents({ categoryId: current.categoryId });
  return relatedContents(sameCategory, current).map(
    ({ id, title, slug, contentTypeId, excerpt, imageUrl, duration }) => ({
      id,
      kind: kindName({ slug, contentTypeId }),
      title,
      href: contentPath(subject, slug),
      text: withEllipsis(excerpt),
      image: imageUrl,
      duration,
    }),
  );
}
