import { type ReactNode, useEffect, useRef } from "react";
import type { Practice } from "../../magazine/practice/exercise";
import { usePrinting } from "../../play/use-printing";
import { useDrawingsAhead } from "./figure-parts";
import { PracticeDesk } from "./practice-desk";
import { usePractice } from "./use-practice";
import { Workbook } from "./workbook";
import "./practice.css";

/** Shows a lesson's exercises. With script they come one at a time; without it, and on paper, all as a workbook. */
export function PracticeView({
  practice: { slug, exercises },
  first,
  children,
}: {
  practice: Practice;
  /** Id of the exercise that is shown first. If there is no such one, the first is shown. */
  first: string | null;
  /** What follows the exercise. It stands before the workbook, so that it stays where it is when the workbook goes. */
  children: ReactNode;
}) {
  const index = exercises.findIndex(({ id }) => id === first);
  const items = exercises.map((exercise) => ({ slug, exercise }));
  const doing = usePractice(items, Math.max(index, 0));
  useDrawingsAhead(
    [...new Set(exercises.flatMap(({ figures = [] }) => figures.map(({ drawing }) => drawing)))],
    doing.alive,
  );
  const printing = usePrinting();
  const exerciseArea = useRef<HTMLDivElement>(null);
  // Without script the hash leads to the exercise in the workbook. The desk replaces the workbook, so scroll to it.
  useEffect(() => {
    if (doing.alive && first !== null && location.hash === `#${first}`) exerciseArea.current?.scrollIntoView();
  }, [doing.alive, first]);
  return (
    // The workbook goes once the page is alive. The page's height keeps the foot off the screen: it moved by 0.06.
    <div className="practice-page">
      <div ref={exerciseArea} className="practice page-width rule-t-7 pt-8 print:hidden">
        <PracticeDesk doing={doing} />
      </div>
      {children}
      {doing.alive && !printing ? null : <Workbook exercises={exercises} printing={printing} />}
    </div>
  );
}
