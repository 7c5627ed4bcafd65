import type { Practice } from "../../magazine/practice/exercise";
import { PracticeDesk } from "./practice-desk";
import { usePractice } from "./use-practice";
import { Workbook } from "./workbook";
import "./practice.css";

/** The exercises of a lesson: one at a time where script runs, all as a workbook where it does not. */
export function PracticeView({ practice: { slug, exercises } }: { practice: Practice }) {
  const doing = usePractice(exercises.map((exercise) => ({ slug, exercise })));
  return (
    <>
      <div className="practice page-width rule-t-7 pt-8">
        <PracticeDesk doing={doing} />
      </div>
      {doing.alive ? null : <Workbook exercises={exercises} />}
    </>
  );
}
