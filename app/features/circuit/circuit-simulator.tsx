import "./circuit.css";
import { lazy, type ReactNode, Suspense, useEffect, useReducer } from "react";
import type { Notice } from "../../play/toast/toast";
import { useNoticeOf } from "../../play/toast/use-notice-of";
import { circuitMark } from "./laboratory/circuit-hash";
import { CircuitBench } from "./levels/level-bench.client";
import { CircuitSuccess } from "./levels/level-success.client";
import type { Verdict } from "./levels/level-verdict";
import { CircuitIntro } from "./levels/levels-intro";
import { levelOf, openCircuit, reduceCircuit, successDelay } from "./levels/levels-rules";
import type { CircuitSettings } from "./levels/simulator-settings";

const Laboratory = lazy(() => import("./laboratory/laboratory-view.client"));

/**
 * The electricity simulator.
 *
 * @param settings what the editor set, read from the content's `gameData`
 * @param introduction title, author and text, shown until the pupil starts.
 */
export function CircuitSimulator({ settings, introduction }: { settings: CircuitSettings; introduction: ReactNode }) {
  const [state, send] = useReducer(reduceCircuit, settings, openCircuit);
  useNoticeOf(state.news, ({ what }) =>
    what.code === "tested" ? testNotice(what.verdict, levelOf(state).title) : null,
  );

  useEffect(() => {
    if (!state.passing) return;
    const timer = setTimeout(() => send({ type: "succeed" }), successDelay);
    return () => clearTimeout(timer);
  }, [state.passing]);

  useEffect(() => {
    const enter = () => {
      if (window.location.hash.startsWith(circuitMark)) send({ type: "enter-laboratory" });
    };
    enter();
    window.addEventListener("hashchange", enter);
    return () => window.removeEventListener("hashchange", enter);
  }, []);

  switch (state.phase) {
    case "intro":
      return (
        <CircuitIntro
          settings={state.settings}
          introduction={introduction}
          onStart={() => send({ type: "start" })}
          onLaboratory={() => send({ type: "enter-laboratory" })}
        />
      );
    case "simulator":
      return <CircuitBench state={state} send={send} />;
    case "success":
      return <CircuitSuccess state={state} send={send} />;
    case "laboratory":
      return (
        <Suspense fallback={<LaboratoryIsComing />}>
          <Laboratory onLeave={() => send({ type: "leave-laboratory" })} />
        </Suspense>
      );
  }
}

/** The notice on a test (product 4.4). */
function testNotice({ passed }: Verdict, title: string): Notice {
  if (passed) {
    const description = `You've successfully completed the ${title} challenge!`;
    return { title: "Circuit Complete!", description, lang: "en" };
  }
  const description = "Your circuit doesn't meet the requirements. Try again!";
  return { title: "Circuit Incomplete", description, variant: "destructive", lang: "en" };
}

function LaboratoryIsComing() {
  return (
    <section className="wrap circuit">
      <p role="status">Laboratori po hapet…</p>
    </section>
  );
}
