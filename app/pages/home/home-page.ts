import type { Library } from "../../library/library";
import { kindOf } from "../../magazine/badge";
import type { Card } from "../../magazine/card";
import { type Chapter, chapterPath, chaptersFrom } from "../../magazine/chapters";
import { homeLatest } from "../../magazine/content";
import type { Subject } from "../../magazine/subject";
import type { Deferred } from "../../ui/deferred";
import { type Imprint, listContents, readImprint } from "../content-lists";
import { type Sky, skyAt, type Today, todayAt } from "./today";

/** A chapter and all its contents. */
export interface IndexedChapter {
  subject: Subject;
  title: string;
  href: string;
  pieces: { href: string; title: string; kind: ReturnType<typeof kindOf> }[];
}

export interface HomePage {
  imprint: Imprint | null;
  sky: Sky;
  /** The number of contents of each department. */
  counts: Record<Subject, number>;
  latest: Card[];
  today: Today;
  index: IndexedChapter[];
}

/** Reads the front page. @param now start of the hour, milliseconds since 1970 */
export function homePage(library: Library, now: number): Deferred<HomePage> {
  const all = listContents(library);
  const cards = all.cards();
  return {
    imprint: readImprint(library, all.contents),
    sky: skyAt(now),
    counts: cards.then((known) => ({
      math: known.filter((card) => card.subject === "math").length,
      physics: known.filter((card) => card.subject === "physics").length,
    })),
    latest: listContents(library, { featured: true }).cards(homeLatest),
    today: todayAt(library, now, cards),
    index: Promise.all([cards, library.categories()]).then(([known, categories]) =>
      firstOfEachId(chaptersFrom(categories)).flatMap((chapter) => {
        const pieces = known
          .filter(({ content }) => content.categoryId === chapter.id)
          .map(({ href, content }) => ({ href, title: content.title, kind: kindOf(content.contentTypeId) }));
        const title = categories.find(({ id }) => id === chapter.id)?.displayName ?? chapter.title;
        return pieces.length === 0 ? [] : [{ subject: chapter.subject, title, href: chapterPath(chapter), pieces }];
      }),
    ),
  };
}

/** Removes a product's chapter whose id another category uses. So no piece is listed twice. */
const firstOfEachId = (all: Chapter[]) =>
  all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index);
