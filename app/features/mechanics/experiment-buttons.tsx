import { type ButtonHTMLAttributes, type Dispatch, useRef } from "react";
import { Choice } from "../../play/choice";
import { useReducedMotion } from "../../play/use-reduced-motion";
import { Button } from "../../ui/button";
import { canRun, type Experiment, type ExperimentAction } from "./experiment";

/** Plays, pauses, steps, finishes and resets a run. Before a prediction its buttons move the focus to the question. */
export function ExperimentButtons<Settings, State, Guess>({
  experiment,
  dispatch,
}: {
  experiment: Experiment<Settings, State, Guess>;
  dispatch: Dispatch<ExperimentAction<Settings, Guess>>;
}) {
  const row = useRef<HTMLDivElement>(null);
  const reducedMotion = useReducedMotion();
  const { phase, slow } = experiment;
  const running = phase === "running";
  const startable = canRun(experiment);
  const run = (action: ExperimentAction<Settings, Guess>) => {
    if (phase !== "ready" || startable) dispatch(action);
    else row.current?.parentElement?.querySelector<HTMLInputElement>(".prediction input")?.focus();
  };
  return (
    <div className="flex flex-wrap items-center gap-6" ref={row}>
      {reducedMotion ? null : (
        <RunButton
          primary={startable || running}
          aria-disabled={!startable && !running}
          onClick={() => (running ? dispatch({ type: "pause" }) : run({ type: "play", now: performance.now() }))}
        >
          <span className={`size-[0.9em] bg-current ${running ? pauseSign : playSign}`} aria-hidden="true" />
          {running ? "Ndalo" : phase === "paused" ? "Vazhdo" : "Nis"}
        </RunButton>
      )}
      <RunButton aria-disabled={!startable} onClick={() => run({ type: "step" })}>
        Një hap
      </RunButton>
      <RunButton
        primary={reducedMotion && (startable || running)}
        aria-disabled={!startable && !running}
        onClick={() => run({ type: "finish" })}
      >
        Deri në fund
      </RunButton>
      <RunButton
        primary={phase === "ended"}
        aria-disabled={phase === "ready"}
        onClick={() => (phase === "ready" ? undefined : dispatch({ type: "reset" }))}
      >
        Nga e para
      </RunButton>
      {reducedMotion ? null : (
        <Choice
          type="checkbox"
          checked={slow}
          onChange={(event) => dispatch({ type: "slow", slow: event.target.checked })}
        >
          4 herë më ngadalë
        </Choice>
      )}
    </div>
  );
}

const playSign = "[clip-path:polygon(10%_0,100%_50%,10%_100%)]";
const pauseSign = "[clip-path:polygon(5%_0,38%_0,38%_100%,5%_100%,5%_0,62%_0,95%_0,95%_100%,62%_100%,62%_0)]";

function RunButton(props: ButtonHTMLAttributes<HTMLButtonElement> & { primary?: boolean }) {
  return (
    <Button
      measure="min-h-31 px-6 py-9 text-[1rem]/[1.1]"
      className="flex-[1_1_7.6rem] whitespace-nowrap aria-disabled:hover:bg-transparent"
      {...props}
    />
  );
}
