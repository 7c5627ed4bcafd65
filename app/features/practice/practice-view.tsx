import { useEffect, useRef } from "react";
import type { Practice } from "../../magazine/practice/exercise";
import { PracticeDesk } from "./practice-desk";
import { usePractice } from "./use-practice";
import { Workbook } from "./workbook";
import "./practice.css";

/** The exercises of a lesson: one at a time where script runs, all as a workbook where it does not. */
export function PracticeView({
  practice: { slug, exercises },
  first,
}: {
  practice: Practice;
  /** Name of the exercise that is shown first; the first of the ladder where it has no such one. */
  first: string | null;
}) {
  const index = exercises.findIndex(({ id }) => id === first);
  const items = exercises.map((exercise) => ({ slug, exercise }));
  const doing = usePractice(items, Math.max(index, 0));
  const desk = useRef<HTMLDivElement>(null);
  // Its place in the workbook, to which such a link leads without script, goes when the desk opens it.
  useEffect(() => {
    if (doing.alive && first !== null && location.hash === `#${first}`) desk.current?.scrollIntoView();
  }, [doing.alive, first]);
  return (
    <>
      <div ref={desk} className="practice page-width rule-t-7 pt-8">
        <PracticeDesk doing={doing} />
      </div>
      {doing.alive ? null : <Workbook exercises={exercises} />}
    </>
  );
}
