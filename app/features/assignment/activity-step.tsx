import { type ComponentType, useEffect, useState } from "react";
import { type ActivityPart, nameOfKind } from "../../magazine/classroom/assigned-items";
import type { AssignedActivityProps } from "../../magazine/classroom/item-work";
import { Button } from "../../ui/button";
import type { ExerciseParts } from "./exercise-parts";

type Activity = ComponentType<AssignedActivityProps<ActivityPart>>;

/** Shows a game or a circuit of an assignment. Its script comes when a pupil reaches it. */
export function ActivityStep({
  activity,
  parts,
  nth,
  ...props
}: Omit<AssignedActivityProps<ActivityPart>, "part"> & { activity: ActivityPart; parts: ExerciseParts; nth: string }) {
  const [loaded, setLoaded] = useState<{ Activity: Activity } | "failed" | null>(null);
  const [tries, setTries] = useState(0);
  const name = nameOfKind(activity.kind);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded when it is reached, and at each press of „again“.
  useEffect(() => {
    let isCurrent = true;
    const load: () => Promise<unknown> = activity.kind === "game" ? parts.loadGame : parts.loadCircuit;
    load().then(
      (found) => isCurrent && setLoaded({ Activity: found as Activity }),
      () => isCurrent && setLoaded("failed"),
    );
    return () => {
      isCurrent = false;
    };
  }, [tries]);
  return (
    <div className="py-10">
      <h2 className="caps-label pb-8 text-deep">
        {nth} · {name}
      </h2>
      {loaded === null ? <p role="status">{name} po hapet…</p> : null}
      {loaded === "failed" ? (
        <div role="status" className="grid max-w-[36em] justify-items-start gap-8">
          <p className="rule-l-7 pl-7">
            Kjo pjesë nuk është në këtë pajisje dhe rrjeti mungon. Lëre për më vonë, ose provo përsëri.
          </p>
          <Button
            onClick={() => {
              setLoaded(null);
              setTries(tries + 1);
            }}
          >
            Provo përsëri
          </Button>
        </div>
      ) : null}
      {loaded !== null && loaded !== "failed" ? <loaded.Activity part={activity} {...props} /> : null}
    </div>
  );
}
