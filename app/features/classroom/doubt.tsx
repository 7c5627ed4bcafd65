import type { CollectedResult } from "../../magazine/classroom/collection";
import { pupilName } from "../../magazine/classroom/nicknames";
import { Button } from "../../ui/button";
import type { DoubtfulResult } from "./collecting-rules";

/** Asks about two results of one pupil from two devices. Until it is answered, both count. */
export function Doubt({
  doubt: { added, others },
  onDecide,
}: {
  doubt: DoubtfulResult;
  onDecide: (dropped: readonly CollectedResult[]) => void;
}) {
  const name = pupilName(added.result.who);
  return (
    <div className="rule-l-7 pl-7">
      <fieldset className="min-w-0 no-border p-0">
        <legend className="pb-6">
          {name} ka tashmë një rezultat, nga një pajisje tjetër. Deri sa të vendosësh, numërohen të dy.
        </legend>
        <div className="flex flex-wrap gap-6">
          <Button onClick={() => onDecide([])}>Mbaji të dyja</Button>
          <Button onClick={() => onDecide(others)}>Zëvendësoje</Button>
          <Button onClick={() => onDecide([added])}>Lëre të parin</Button>
        </div>
      </fieldset>
    </div>
  );
}
