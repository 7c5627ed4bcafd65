import { useEffect, useState } from "react";
import type { ClassLesson } from "../../magazine/classroom/assigned-items";
import { type GivenWork, lessonsOfWork, openedWork, readWork } from "../../magazine/classroom/given-work";
import type { Practice } from "../../magazine/practice/exercise";
import { Button } from "../../ui/button";
import { assignmentRecord } from "./assignment-memory";
import { AssignmentWork } from "./assignment-work";
import { CodeField } from "./code-field";
import type { ExerciseParts } from "./exercise-parts";

export interface OpenedProps {
  lessons: readonly ClassLesson[];
  /** Fetches the exercises of a lesson; rejects without a network. */
  readPractice: (slug: string) => Promise<Practice | null>;
  parts: ExerciseParts;
}

const faults = {
  damaged: "Këtë kod nuk e njoh: kontrollo shenjat. O dhe 0, I dhe 1 janë njësoj.",
  newer: "Kjo detyrë u bë me një Prizëm më të re: rifreskoje faqen kur të kesh rrjet.",
};

/** Opens the assignment of a hash, or says why there is none. */
export function AssignmentOfHash({ hash, ...props }: OpenedProps & { hash: string }) {
  const halfDone = halfDoneCode();
  const read = readWork(hash);
  if (!read.ok) return <CodeField fault={faults[read.fault]} halfDone={halfDone} />;
  return <OpenedAssignment key={read.work.code} work={read.work} {...props} />;
}

/** Returns the code of an assignment that was begun in this tab; null if there is none. */
export const halfDoneCode = (): string | null => assignmentRecord.read()?.code ?? null;

type Opening = ReturnType<typeof openedWork> | "reading" | { missing: readonly string[] };

function OpenedAssignment({ work, lessons, readPractice, parts }: OpenedProps & { work: GivenWork }) {
  const [opening, setOpening] = useState<Opening>("reading");
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an assignment is opened once, and at each press of „again“.
  useEffect(() => {
    let isCurrent = true;
    setOpening("reading");
    openItems(work, lessons, readPractice).then((opened) => isCurrent && setOpening(opened));
    return () => {
      isCurrent = false;
    };
  }, [tries]);
  if (opening === "reading") return <p role="status">Detyra po hapet…</p>;
  if ("missing" in opening) return <Missing titles={opening.missing} onAgain={() => setTries(tries + 1)} />;
  if (opening.items.every(({ exercise }) => exercise === null)) {
    return <CodeField fault="Ushtrimet e kësaj detyre nuk janë më në këtë botim." halfDone={null} />;
  }
  return <AssignmentWork {...opening} code={work.code} parts={parts} />;
}

async function openItems(
  work: GivenWork,
  lessons: readonly ClassLesson[],
  readPractice: OpenedProps["readPractice"],
): Promise<Opening> {
  const needed = lessonsOfWork(work, lessons);
  const found = await Promise.allSettled(needed.map(({ slug }) => readPractice(slug)));
  const missing = needed.filter((_, index) => found[index]?.status === "rejected");
  if (missing.length > 0) return { missing: missing.map(({ title }) => title) };
  const practices = found.flatMap((each) => (each.status === "fulfilled" ? (each.value ?? []) : []));
  return openedWork(work, lessons, practices);
}

/** Says that exercises are not on the device and cannot be fetched. */
function Missing({ titles, onAgain }: { titles: readonly string[]; onAgain: () => void }) {
  const names = titles.map((title) => `‚${title}‘`).join(", ");
  return (
    <div role="status" className="grid max-w-[36em] justify-items-start gap-8">
      <p className="rule-l-7 pl-7">
        {titles.length === 1 ? `Ushtrimet e mësimit ${names}` : `Ushtrimet e mësimeve ${names}`} nuk janë në këtë
        pajisje dhe rrjeti mungon. Merri kur të kesh rrjet; ose punoni dy veta.
      </p>
      <Button onClick={onAgain}>Provo përsëri</Button>
    </div>
  );
}
