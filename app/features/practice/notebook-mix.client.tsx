import { Button } from "../../ui/button";
import type { MixedExercise } from "./mix";
import { PracticeDesk } from "./practice-desk";
import type { PracticedLesson } from "./practiced-lesson";
import { usePractice } from "./use-practice";

/** Shows a mix of exercises from several lessons, each with the title of its lesson once it is solved. */
export function NotebookMix({
  items,
  lessons,
  onClose,
}: {
  items: readonly MixedExercise[];
  lessons: readonly PracticedLesson[];
  onClose: () => void;
}) {
  const doing = usePractice(items);
  const lesson = lessons.find(({ slug }) => slug === items[doing.state.index]?.slug);
  return (
    <div className={`${lesson?.subject ?? "math"} page-width grid gap-8 rule-t-7 py-8`}>
      <div className="flex flex-wrap items-center justify-between gap-8">
        {/* The lesson's name would tell the method. */}
        {doing.state.solved ? (
          <p>
            Nga mësimi{" "}
            <a className="font-semibold" href={lesson?.href}>
              {lesson?.title}
            </a>
          </p>
        ) : (
          <p>Nga cili mësim është, del pas përgjigjes.</p>
        )}
        <Button measure="min-h-22 px-7 py-4" onClick={onClose}>
          Mbyll përzierjen
        </Button>
      </div>
      <PracticeDesk doing={doing} byStep={false} />
    </div>
  );
}
