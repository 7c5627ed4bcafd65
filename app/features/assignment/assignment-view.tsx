import { useEffect, useState } from "react";
import type { ClassLesson } from "../../magazine/classroom/assigned-items";
import type { Practice } from "../../magazine/practice/exercise";
import { useHash } from "../../play/use-hash";
import { Button } from "../../ui/button";
import { CodeField } from "./code-field";
import type { ExerciseParts } from "./exercise-parts";
import "./assignment.css";

interface Props {
  lessons: readonly ClassLesson[];
  /** Fetches the exercises of a lesson; rejects without a network. */
  readPractice: (slug: string) => Promise<Practice | null>;
  /** Loads what shows exercises. The server shows none, since the assignment stands behind the # of the address. */
  loadParts: () => Promise<ExerciseParts>;
}

interface Loaded {
  /** The code of an assignment that was begun in this tab. */
  halfDone: string | null;
  AssignmentOfHash: typeof import("./opened-assignment.client").AssignmentOfHash;
  parts: ExerciseParts;
}

/** Asks for the code of an assignment, and opens the one of the address's hash. */
export function AssignmentView({ lessons, readPractice, loadParts }: Props) {
  const hash = useHash();
  const [loaded, setLoaded] = useState<Loaded | "failed" | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once, and at each press of „again“.
  useEffect(() => {
    setLoaded(null);
    Promise.all([import("./opened-assignment.client"), loadParts()]).then(
      ([{ AssignmentOfHash, halfDoneCode }, parts]) => setLoaded({ AssignmentOfHash, halfDone: halfDoneCode(), parts }),
      () => setLoaded("failed"),
    );
  }, [tries]);
  if (loaded === "failed") {
    return (
      <div role="status" className="grid justify-items-start gap-8">
        <p>Detyra nuk u hap dot: rrjeti mungon.</p>
        <Button onClick={() => setTries(tries + 1)}>Provo përsëri</Button>
      </div>
    );
  }
  if (hash === null || hash === "") return <CodeField halfDone={loaded?.halfDone ?? null} />;
  if (loaded === null) return <p role="status">Detyra po hapet…</p>;
  return <loaded.AssignmentOfHash {...{ hash, lessons, readPractice }} parts={loaded.parts} />;
}
