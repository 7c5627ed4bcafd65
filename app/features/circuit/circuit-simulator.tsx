import "./circuit.css";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { circuitInHash } from "./laboratory/circuit-hash";
import { Levels } from "./levels/levels-view";
import type { SimulatorSettings } from "./levels/simulator-settings";

const Laboratory = lazy(() => import("./laboratory/laboratory-view.client"));

/**
 * The electricity simulator: five levels, and a free laboratory that a shared circuit opens too.
 *
 * @param settings what the editor set, read from the content's `gameData`
 * @param introduction title, author and text, shown until the pupil starts.
 */
export function CircuitSimulator({ settings, introduction }: { settings: SimulatorSettings; introduction: ReactNode }) {
  const [inLaboratory, setInLaboratory] = useState(false);
  useEffect(() => {
    const enter = () => {
      if (circuitInHash() !== null) setInLaboratory(true);
    };
    enter();
    window.addEventListener("hashchange", enter);
    return () => window.removeEventListener("hashchange", enter);
  }, []);
  if (!inLaboratory) return <Levels {...{ settings, introduction }} onLaboratory={() => setInLaboratory(true)} />;
  return (
    <Suspense fallback={<LaboratoryIsComing />}>
      <Laboratory onLeave={() => setInLaboratory(false)} />
    </Suspense>
  );
}

function LaboratoryIsComing() {
  return (
    <section className="page-width pb-gutter">
      <p role="status">Laboratori po hapet…</p>
    </section>
  );
}
