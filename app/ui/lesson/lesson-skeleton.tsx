import { AbsenceSheet } from "../absence/absence-sheet";
import { Awaiting } from "../absence/awaiting";
import { Bone } from "../absence/bone";

/** Shows a loading lesson: headline, byline, cover and first lines as gray bars. */
export function LessonSkeleton() {
  return (
    <div className="page-width grid content-start gap-10 pt-act" role="status">
      <AbsenceSheet />
      <Awaiting />
      <Bone className="h-[clamp(3rem,9vw,7rem)] max-w-[80%]" />
      <Bone className="h-[1em] w-[55%]" />
      <Bone className="h-[clamp(14rem,40vw,30rem)]" />
      <Bone />
      <Bone />
      <Bone className="h-[1em] w-[55%]" />
    </div>
  );
}
