import { isGone } from "../../magazine/classroom/assigned-items";
import { type GivenWork, readWork } from "../../magazine/classroom/given-work";
import { codeFaults, MissingExercises, useOpenedWork, type WorkSources } from "../../play/opened-work";
import { assignmentRecord } from "./assignment-memory";
import { AssignmentWork } from "./assignment-work";
import { CodeField } from "./code-field";
import type { ExerciseParts } from "./exercise-parts";

interface OpenedProps extends WorkSources {
  parts: ExerciseParts;
}

/** Opens the assignment of a hash, or says why there is none. */
export function AssignmentOfHash({ hash, ...props }: OpenedProps & { hash: string }) {
  const halfDone = halfDoneCode();
  const read = readWork(hash);
  if (!read.ok) return <CodeField fault={codeFaults[read.fault]} halfDone={halfDone} />;
  return <OpenedAssignment key={read.work.code} work={read.work} {...props} />;
}

/** Returns the code of an assignment that was begun in this tab; null if there is none. */
export const halfDoneCode = (): string | null => assignmentRecord.read()?.code ?? null;

function OpenedAssignment({ work, parts, ...sources }: OpenedProps & { work: GivenWork }) {
  const { opening, again } = useOpenedWork(work, sources);
  if (opening === "reading") return <p role="status">Detyra po hapet…</p>;
  if ("missing" in opening) {
    const otherwise = "Merri kur të kesh rrjet; ose punoni dy veta.";
    return <MissingExercises titles={opening.missing} otherwise={otherwise} onAgain={again} />;
  }
  if (opening.items.every(isGone)) {
    return <CodeField fault={codeFaults.gone} halfDone={null} />;
  }
  return <AssignmentWork {...opening} code={work.code} parts={parts} />;
}
