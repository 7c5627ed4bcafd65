import type { CollectedResult } from "../../magazine/classroom/collection";
import { pupilName } from "../../magazine/classroom/nicknames";
import { isMarked } from "../../magazine/classroom/result-code";
import { Button } from "../../ui/button";
import type { DoubtfulResult } from "./collecting-rules";

/** Asks about two results of one pupil: from two devices, or one of them from paper. Until it is answered, both count. */
export function Doubt({
  doubt: { added, others },
  onDecide,
}: {
  doubt: DoubtfulResult;
  onDecide: (dropped: readonly CollectedResult[]) => void;
}) {
  const name = pupilName(added.result.who);
  const marked = [added, ...others].filter(({ result }) => isMarked(result));
  const ofDevices = [added, ...others].filter(({ result }) => !isMarked(result));
  const isOfBoth = marked.length > 0 && ofDevices.length > 0;
  return (
    <div className="rule-l-7 pl-7">
      <fieldset className="min-w-0 no-border p-0">
        <legend className="pb-6">
          {isOfBoth
            ? `${name} ka një rezultat nga pajisja e vet dhe një nga letra.`
            : `${name} ka tashmë një rezultat, nga një pajisje tjetër.`}{" "}
          Deri sa të vendosësh, numërohen të dy.
        </legend>
        <div className="flex flex-wrap gap-6">
          <Button onClick={() => onDecide([])}>Mbaji të dyja</Button>
          {isOfBoth ? (
            <>
              <Button onClick={() => onDecide(ofDevices)}>Mbaj atë nga letra</Button>
              <Button onClick={() => onDecide(marked)}>Mbaj atë të pajisjes</Button>
            </>
          ) : (
            <>
              <Button onClick={() => onDecide(others)}>Zëvendësoje</Button>
              <Button onClick={() => onDecide([added])}>Lëre të parin</Button>
            </>
          )}
        </div>
      </fieldset>
    </div>
  );
}
