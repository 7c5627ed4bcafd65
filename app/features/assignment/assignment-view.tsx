import { useEffect, useState } from "react";
import type { WorkSources } from "../../play/opened-work";
import { useHash } from "../../play/use-hash";
import { Button } from "../../ui/button";
import { CodeField } from "./code-field";
import type { ExerciseParts } from "./exercise-parts";
import "./assignment.css";

interface Props extends WorkSources {
  /** Loads what shows exercises. The server shows none, since the assignment stands behind the # of the address. */
  loadParts: () => Promise<ExerciseParts>;
}

interface Loaded {
  /** The code of an assignment that was begun in this tab. */
  halfDone: string | null;
  AssignmentOfHash: typeof import("./opened-assignment.client").AssignmentOfHash;
  /** Null until the address has a code: without one no exercise is near. */
  parts: ExerciseParts | null;
}

/** Asks for the code of an assignment, and opens the one of the address's hash. */
export function AssignmentView({ loadParts, ...sources }: Props) {
  const hash = useHash();
  const [loaded, setLoaded] = useState<Loaded | "failed" | null>(null);
  const [tries, setTries] = useState(0);
  const isOpened = hash !== null && hash !== "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded for the first code, and at each press of „again“.
  useEffect(() => {
    let isCurrent = true;
    Promise.all([import("./opened-assignment.client"), isOpened ? loadParts() : null]).then(
      ([{ AssignmentOfHash, halfDoneCode }, parts]) =>
        isCurrent && setLoaded({ AssignmentOfHash, halfDone: halfDoneCode(), parts }),
      () => isCurrent && setLoaded("failed"),
    );
    return () => {
      isCurrent = false;
    };
  }, [tries, isOpened]);
  if (hash === null || hash === "") {
    return <CodeField halfDone={loaded === null || loaded === "failed" ? null : loaded.halfDone} />;
  }
  if (loaded === "failed") {
    return (
      <div role="status" className="grid justify-items-start gap-8">
        <p>Detyra nuk u hap dot: rrjeti mungon.</p>
        <Button
          onClick={() => {
            setLoaded(null);
            setTries(tries + 1);
          }}
        >
          Provo përsëri
        </Button>
      </div>
    );
  }
  if (loaded === null || loaded.parts === null) return <p role="status">Detyra po hapet…</p>;
  return <loaded.AssignmentOfHash {...{ hash, ...sources }} parts={loaded.parts} />;
}
