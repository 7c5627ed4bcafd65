import { compose, rowSize } from "./story-rows-layout";

/** What stands where a lesson will: its headline, byline, cover and first lines as gray bars. */
export function LessonSkeleton() {
  return (
    <div className="wrap bones screen" role="status">
      <span className="sr-only">Po ngarkohet…</span>
      <div className="bone title" />
      <div className="bone short" />
      <div className="bone cover" />
      <div className="bone" />
      <div className="bone" />
      <div className="bone short" />
    </div>
  );
}

/** Placeholder cards of a list, in the rows that the list will have. */
export function StorySkeletons({ count }: { count: number }) {
  return (
    <div className="list" role="status">
      <span className="sr-only">Po ngarkohet…</span>
      {compose(count).map((form) => (
        <div key={form} className={`row ${form}`}>
          {Array.from({ length: rowSize[form] }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike and never move
            <div key={i} className="story bones">
              <div className="bone picture" />
              <div className="bone" />
              <div className="bone short" />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
