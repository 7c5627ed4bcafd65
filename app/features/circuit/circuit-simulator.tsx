import "./circuit.css";
import { lazy, type ReactNode, Suspense } from "react";
import { usePlace } from "./levels/level-address";
import { Levels } from "./levels/levels-view";
import type { SimulatorSettings } from "./levels/simulator-settings";

const Laboratory = lazy(() => import("./laboratory/laboratory-view.client"));

/**
 * The electricity simulator: five levels, and a free laboratory, which also opens shared circuits.
 *
 * @param settings the editor's settings, from the content's `gameData`
 * @param head title and author, shown until the pupil starts.
 * @param introduction the content's own text.
 */
export function CircuitSimulator({
  settings,
  head,
  introduction,
}: {
  settings: SimulatorSettings;
  head: ReactNode;
  introduction: ReactNode;
}) {
  const [place, goTo] = usePlace();
  if (place !== "laboratory") {
    return (
      <Levels
        {...{ settings, head, introduction }}
        level={place === "list" ? null : place}
        onLevel={(level) => goTo(level ?? "list")}
        onLaboratory={() => goTo("laboratory")}
      />
    );
  }
  return (
    <Suspense fallback={<LaboratoryIsComing />}>
      <Laboratory onLeave={() => goTo("list")} />
    </Suspense>
  );
}

function LaboratoryIsComing() {
  return (
    <section className="page-width pb-gutter">
      <h1 className="text-[1.5rem]/[1.1] aside:text-[2.4rem]">Laboratori</h1>
      <p role="status">Laboratori po hapet…</p>
    </section>
  );
}
