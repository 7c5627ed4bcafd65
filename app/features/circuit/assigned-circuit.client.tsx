/** The laboratory with the task of an assignment. Its own judgement says whether the task is solved. */
import { useEffect, useState } from "react";
import type { CircuitTaskPart } from "../../magazine/classroom/assigned-items";
import { type AssignedActivityProps, begunWork } from "../../magazine/classroom/item-work";
import { judgedWork } from "../../magazine/classroom/judged-work";
import { Arrow } from "../../ui/arrow";
import { Button } from "../../ui/button";
import { forgetTask } from "./laboratory/kept-board";
import Laboratory from "./laboratory/laboratory-view.client";
import { readLink, writeTaskLink } from "./laboratory/link/circuit-link";
import type { Task } from "./laboratory/task/task";
import "./circuit.css";

/** Returns the task of a link; null if it has none. */
function taskIn(link: string): Task | null {
  const opened = readLink(link);
  return opened.ok ? (opened.tasks?.[0] ?? null) : null;
}

/** Shows a task of the laboratory until it is solved; without help it keeps the last answer and tells no verdict. */
export function AssignedCircuit({
  part,
  hasHelp,
  nextWords,
  work,
  onWork,
  onNext,
}: AssignedActivityProps<CircuitTaskPart>) {
  const [task] = useState(() => {
    const found = taskIn(part.link);
    // The board of whoever had the device before is no board of this pupil.
    if (found !== null && work === null) forgetTask(writeTaskLink(found));
    return found;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: begun once, so that a reload finds the board.
  useEffect(() => {
    if (task !== null && work === null) onWork(begunWork);
  }, []);
  if (task === null) {
    return <p className="max-w-[36em] rule-l-7 pl-7">Kjo detyrë qarku nuk hapet dot: thuaja mësuesit.</p>;
  }
  const isDone = work !== null && work.end !== "open";
  return (
    <>
      {/* The laboratory is as wide as a page inside its own margins. */}
      <div className="-mx-gutter">
        <Laboratory
          assigned={{
            task,
            hasVerdicts: hasHelp,
            onAnswer: (isRight) => onWork(judgedWork(work, isRight, hasHelp)),
          }}
        />
      </div>
      <div className="grid justify-items-start gap-6">
        <p role="status">{isDone && !hasHelp ? "Përgjigjja u ruajt. Mund ta ndryshosh deri në fund." : null}</p>
        {isDone ? (
          <Button primary onClick={onNext}>
            {nextWords}
            <Arrow />
          </Button>
        ) : null}
      </div>
    </>
  );
}
