/**
 * What each page shows, as a function `(library, params) → page`.
 *
 * A field may still be on its way: the server settles all of them before it renders, the browser shows a field
 * as soon as it is there. So both read a page by the same function.
 */

import type { ContentFilter, Library } from "../library/library";
import type { Author } from "../magazine/author";
import { type Card, toCard } from "../magazine/card";
import type { Category, Subject } from "../magazine/category";
import { type Content, type ContentSummary, contentPath, homeLatest, relatedContents } from "../magazine/content";
import { relatedExcerpt } from "../magazine/excerpt";
import { byLetter, type GlossaryEntry, type GlossaryLetter } from "../magazine/glossary";
import type { Project, ProjectSummary } from "../magazine/project";

/** A page some of whose fields may still be on their way. */
export type Arriving<Page> = { [Field in keyof Page]: Page[Field] | Promise<Page[Field]> };

/** Waits for every field of a page. */
export async function settle<Page extends object>(page: Arriving<Page>): Promise<Page> {
  const fields = await Promise.all(Object.entries(page).map(async ([name, value]) => [name, await value] as const));
  return Object.fromEntries(fields) as Page;
}

/** How many pieces the 'latest' lists of a department show, and how many chapters physics shows. */
const latestCount = 6;
const physicsCategoryCount = 6;

/** Date of the last publication and number of contents (product 14.4). */
interface Folio {
  publishedAt: string;
  pieces: number;
}

/** A chapter in a department's list of contents. */
interface Chapter {
  category: Category;
  pieces: number;
}

export interface HomePage {
  /** `null` where nobody knows when it was published. */
  folio: Folio | null;
  /** Pieces in each department. */
  counts: Record<Subject, number>;
  latest: Card[];
}

export function homePage(library: Library): Arriving<HomePage> {
  const all = pieces(library);
  return {
    folio: folio(library, all.contents),
    counts: all
      .cards((content) => content)
      .then((cards) => ({
        math: cards.filter((card) => card.subject === "math").length,
        physics: cards.filter((card) => card.subject === "physics").length,
      })),
    latest: pieces(library, { featured: true }).cards(homeLatest),
  };
}

export interface SubjectPage {
  folio: Folio | null;
  chapters: Chapter[];
  latest: Card[];
}

/** The front of mathematics: its chapters, and the first six pieces of a category of type math. */
export function mathPage(library: Library): Arriving<SubjectPage> {
  const all = pieces(library);
  return {
    folio: folio(library, all.contents),
    chapters: chapters(library, "math", all.contents),
    latest: all.cards((contents, categories) =>
      contents.filter(({ categoryId }) => categories.get(categoryId)?.type === "math").slice(0, latestCount),
    ),
  };
}

/** The front of physics: up to six chapters, and the first six pieces with a category id from 1 to 6. */
export function physicsPage(library: Library): Arriving<SubjectPage> {
  const all = pieces(library, {}, "physics");
  return {
    folio: folio(library, all.contents),
    chapters: chapters(library, "physics", all.contents).then((found) => found.slice(0, physicsCategoryCount)),
    latest: all.cards((contents) =>
      contents.filter(({ categoryId }) => categoryId >= 1 && categoryId <= 6).slice(0, latestCount),
    ),
  };
}

export interface CategoryPage {
  /** `null` where no category has this name: the page falls back on its own heading. */
  category: Category | null;
  cards: Card[];
}

/** A chapter's page finds its category by name and its contents by id (product 6.8, 6.9). */
export function categoryPage(
  library: Library,
  { subject, name, id }: { subject: Subject; name: string; id: number },
): Arriving<CategoryPage> {
  return {
    category: library.categories().then((all) => all.find((category) => category.name === name) ?? null),
    cards: pieces(library, { categoryId: id }, subject).cards((contents) => contents),
  };
}

/** A card at the end of a lesson. */
interface Related {
  id: number;
  title: string;
  href: string;
  text: string;
}

export interface LessonPage {
  /** `null` where there is no such piece. */
  lesson: Content | null;
  /** Whether the piece belongs to the other department, and so is not found in this one. */
  elsewhere: boolean;
  author: Author | null;
  category: Category | null;
  related: Related[];
}

/**
 * A lesson, a tool or a quiz: the piece itself first, then what hangs on it; its category only once it is known.
 *
 * @param params `authorId` names who signs it, whatever the piece says
 */
export function lessonPage(
  library: Library,
  { subject, slug, authorId }: { subject: Subject; slug: string; authorId?: number },
): Arriving<LessonPage> {
  const lesson = library.content(slug);
  const category = lesson.then((content) => content && library.category(content.categoryId));
  return {
    lesson,
    // Where its category is lost nobody knows the subject: the piece is read wherever it is asked for.
    elsewhere: category.then((known) => known !== null && known.type !== subject),
    author: lesson.then((content) => content && signer(library, authorId ?? content.authorId)),
    category,
    related: lesson.then((content) => (content ? related(library, content, subject) : [])),
  };
}

/** Whether a page that has arrived whole shows its lesson. */
export function isFound({ lesson, elsewhere }: LessonPage): boolean {
  return lesson !== null && !elsewhere;
}

/**
 * The page on refraction finds its lesson and its category in the lists, by slug (product 7.7). It reads the body when
 * the lesson is known.
 */
export function refractionPage(library: Library, slug: string): Arriving<LessonPage> {
  const found = Promise.all([library.contents(), library.categories()]).then(([contents, categories]) => {
    const summary = contents.find((content) => content.slug === slug);
    return summary ? { summary, category: categories.find(({ id }) => id === summary.categoryId) ?? null } : null;
  });
  return {
    lesson: found.then((piece) => piece && library.content(piece.summary.slug)),
    elsewhere: false,
    author: found.then((piece) => piece && signer(library, piece.summary.authorId)),
    category: found.then((piece) => piece?.category ?? null),
    related: found.then((piece) => (piece ? related(library, piece.summary, "physics") : [])),
  };
}

async function related(
  library: Library,
  current: Pick<Content, "id" | "categoryId">,
  subject: Subject,
): Promise<Related[]> {
  const sameCategory = await library.contents({ categoryId: current.categoryId });
  return relatedContents(sameCategory, current).map(({ id, title, slug, excerpt }) => ({
    id,
    title,
    href: contentPath(subject, slug),
    text: relatedExcerpt(excerpt),
  }));
}

/** Who signs a piece. A byline is no reason to lose the page: an author that cannot be read is unknown. */
const signer = (library: Library, id: number): Promise<Author | null> => library.author(id).catch(() => null);

async function folio(library: Library, contents: Promise<ContentSummary[]>): Promise<Folio | null> {
  const [publishedAt, all] = await Promise.all([library.publishedAt().catch(() => null), contents]);
  return publishedAt === null ? null : { publishedAt, pieces: all.length };
}

async function chapters(library: Library, type: Subject, contents: Promise<ContentSummary[]>): Promise<Chapter[]> {
  const [categories, all] = await Promise.all([library.categories({ type }), contents]);
  return categories.map((category) => ({
    category,
    pieces: all.filter((content) => content.categoryId === category.id).length,
  }));
}

export interface GlossaryPage {
  letters: GlossaryLetter<GlossaryEntry & { lessons: { href: string; title: string }[] }>[];
}

/** The glossary in Albanian order, each term with the lessons that teach it by name. */
export function glossaryPage(library: Library): Arriving<GlossaryPage> {
  const all = pieces(library).cards((contents) => contents);
  return {
    letters: Promise.all([library.glossary(), all]).then(([entries, cards]) => {
      const titles = new Map(cards.map(({ href, content }) => [href, content.title]));
      return byLetter(
        entries.map((entry) => ({
          ...entry,
          lessons: entry.taughtIn.flatMap((href) => {
            const title = titles.get(href);
            return title === undefined ? [] : [{ href, title }];
          }),
        })),
      );
    }),
  };
}

export interface ProjectsPage {
  projects: ProjectSummary[];
}

export function projectsPage(library: Library): Arriving<ProjectsPage> {
  return { projects: library.projects() };
}

export interface ProjectPageData {
  /** `null` where there is no such project. */
  project: Project | null;
  author: Author | null;
  /** The one after it in the list, which is round; `null` where there is no other. */
  other: ProjectSummary | null;
}

export function projectPage(library: Library, slug: string): Arriving<ProjectPageData> {
  const project = library.project(slug);
  return {
    project,
    author: project.then((known) => known && signer(library, known.authorId)),
    other: library.projects().then((all) => {
      const at = all.findIndex((each) => each.slug === slug);
      const next = all[(at + 1) % all.length];
      return next && next.slug !== slug ? next : null;
    }),
  };
}

/** The pieces that pass a filter, and a way to turn some of them into cards. @param listedBy the page's department */
function pieces(library: Library, filter: ContentFilter = {}, listedBy: Subject | null = null) {
  const contents = library.contents(filter);
  const categories = library.categories().then((all) => new Map(all.map((category) => [category.id, category])));
  return {
    contents,
    async cards(
      choose: (contents: ContentSummary[], categories: Map<number, Category>) => ContentSummary[],
    ): Promise<Card[]> {
      const known = await categories;
      const chosen = choose(await contents, known);
      const authorIds = [...new Set(chosen.map(({ authorId }) => authorId))];
      const authors = new Map(await Promise.all(authorIds.map(async (id) => [id, await signer(library, id)] as const)));
      return chosen.map((content) =>
        toCard(content, authors.get(content.authorId) ?? null, known.get(content.categoryId) ?? null, listedBy),
      );
    },
  };
}
