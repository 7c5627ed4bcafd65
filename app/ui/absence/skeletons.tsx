import { compose, rowSize } from "../story/story-rows-layout";
import { AbsenceSheet } from "./absence-sheet";
import { Awaiting } from "./awaiting";
import { Bone } from "./bone";
import "../story/lists.css";

/** Shows placeholder cards of a list, in the rows of the later list. */
export function StorySkeletons({ count }: { count: number }) {
  return (
    <div role="status">
      <AbsenceSheet />
      <Awaiting />
      {compose(count).map((form) => (
        <div key={form} className={`story-row ${form}`}>
          {Array.from({ length: rowSize[form] }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike and never move
            <div key={i} className="story gap-10">
              <Bone className={pictures[i === 0 ? form : "triple"]} />
              <Bone />
              <Bone className="h-[1em] w-[55%]" />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The shapes of the pictures that are loading. */
const pictures = {
  spread: "aspect-[3/2]",
  band: "aspect-[5/1]",
  triple: "aspect-[5/2]",
  pair: "aspect-[5/2]",
};
