import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { type Category, categoryCover } from "../magazine/category";
import { type Chapter, chapterAt } from "../magazine/chapters";
import { toSubject } from "../pages/back-links";
import { browserLibrary } from "../pages/browser-library";
import { type ChapterPage, chapterMeta, chapterPage, descriptionOf, titleOf } from "../pages/chapter-page";
import { useResolvedTitle } from "../pages/page-head";
import { ignoreUnhandled, resolveAll } from "../pages/resolve-page";
import { ChapterFront, EmptyChapter } from "../ui/chapter-front";
import { Deferred } from "../ui/deferred";
import { StorySkeletons } from "../ui/skeletons";
import { StoryRows } from "../ui/story-rows";

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  resolveAll(chapterPage(context.library, chapterAt(request.url)));

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  ignoreUnhandled(chapterPage(browserLibrary, chapterAt(request.url)));

export const meta = chapterMeta;

export default function ChapterRoute() {
  const { chapter, category, cards } = useLoaderData() as Deferred<ChapterPage> & { chapter: Chapter };
  const { subject, name, placeholders } = chapter;
  const heading = useMemo(() => {
    const titled = (known: Category | null) => ({ title: titleOf(chapter, known) });
    return category instanceof Promise ? category.then(titled) : titled(category);
  }, [chapter, category]);
  useResolvedTitle(heading);
  const front = (known: Category | null, count: number | null) => (
    <ChapterFront
      subject={subject}
      name={name}
      cover={categoryCover(known ?? { name })}
      title={titleOf(chapter, known)}
      description={descriptionOf(chapter, known)}
      count={count}
      back={toSubject[subject]}
    />
  );
  return (
    <div className={subject}>
      <Deferred value={category} fallback={front(null, null)}>
        {(known) => front(known, cards instanceof Promise ? null : cards.length)}
      </Deferred>
      <div className="page-width">
        <Deferred value={cards} fallback={<StorySkeletons count={placeholders} />}>
          {(known) =>
            known.length === 0 ? <EmptyChapter /> : <StoryRows cards={known} level={2} mirror={subject === "math"} />
          }
        </Deferred>
      </div>
    </div>
  );
}
