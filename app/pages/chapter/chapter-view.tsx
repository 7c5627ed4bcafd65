import { type ReactNode, useMemo } from "react";
import { type Category, categoryCover } from "../../magazine/category";
import type { Chapter } from "../../magazine/chapters";
import { StorySkeletons } from "../../ui/absence/skeletons";
import { ChapterFront, EmptyChapter } from "../../ui/chapter-front";
import { Deferred } from "../../ui/deferred";
import { PaperOfFronts } from "../../ui/paper-of-fronts";
import { StoryRows } from "../../ui/story/story-rows";
import { toSubject } from "../back-links";
import { useResolvedTitle } from "../head/page-head";
import { type ChapterPage, descriptionOf, titleOf } from "./chapter-page";

export type ShownChapter = Deferred<ChapterPage> & {
  chapter: Chapter;
  /** The size of its pack as text; null or undefined if it is not known. */
  size?: string | null | Promise<string | null>;
};

/** Shows the page of a chapter. @param pack replaces the link to the download of its pack */
export function ChapterView({ page, pack }: { page: ShownChapter; pack?: ReactNode }) {
  const { chapter, category, cards, size = null } = page;
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
      size={size instanceof Promise ? null : size}
      pack={pack}
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
      <PaperOfFronts />
    </div>
  );
}
