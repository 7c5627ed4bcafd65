import type { ButtonHTMLAttributes, Dispatch, ReactNode } from "react";
import { Choice } from "../../play/choice";
import { useReducedMotion } from "../../play/use-reduced-motion";
import { Button } from "../../ui/button";
import { canRun, type Experiment, type ExperimentAction } from "./experiment";

interface ButtonsProps<Settings, State, Guess> {
  experiment: Experiment<Settings, State, Guess>;
  /** Dispatches the action, or asks for a prediction first. */
  run: (action: ExperimentAction<Settings, Guess>) => void;
  dispatch: Dispatch<ExperimentAction<Settings, Guess>>;
}

/** Renders the buttons that start, stop and reset a run. @param children other controls beside the scene */
export function RunButtons<Settings, State, Guess>({
  experiment,
  run,
  dispatch,
  children,
}: ButtonsProps<Settings, State, Guess> & { children?: ReactNode }) {
  const reducedMotion = useReducedMotion();
  const { phase } = experiment;
  const running = phase === "running";
  const startable = canRun(experiment);
  return (
    <div className="experiment-run flex flex-wrap gap-4 print:hidden">
      {reducedMotion ? (
        <ToTheEnd {...{ experiment, run, dispatch }} primary />
      ) : (
        <SmallButton
          primary={startable || running}
          leading
          aria-disabled={!startable && !running}
          onClick={() => (running ? dispatch({ type: "pause" }) : run({ type: "play", now: performance.now() }))}
        >
          <span
            className={`size-[0.9em] flex-none bg-current ${running ? pauseSign : playSign} ${phase === "ready" ? "" : "max-bar:hidden"}`}
            aria-hidden="true"
          />
          {running ? "Ndalo" : phase === "paused" ? "Vazhdo" : "Nis"}
        </SmallButton>
      )}
      {children}
      <SmallButton
        primary={phase === "ended"}
        quiet={phase !== "ended"}
        aria-disabled={phase === "ready"}
        onClick={() => (phase === "ready" ? undefined : dispatch({ type: "reset" }))}
      >
        Nga e para
      </SmallButton>
    </div>
  );
}

/** Renders the buttons for single steps, the end of the run, and slow motion. */
export function MoreButtons<Settings, State, Guess>(props: ButtonsProps<Settings, State, Guess>) {
  const { experiment, run, dispatch } = props;
  const reducedMotion = useReducedMotion();
  return (
    <div className="flex flex-wrap items-center gap-x-10 gap-y-5">
      <SmallButton aria-disabled={!canRun(experiment)} onClick={() => run({ type: "step" })}>
        Një hap
      </SmallButton>
      {reducedMotion ? null : (
        <>
          <ToTheEnd {...props} />
          <Choice
            type="checkbox"
            checked={experiment.slow}
            onChange={(event) => dispatch({ type: "slow", slow: event.target.checked })}
          >
            4 herë më ngadalë
          </Choice>
        </>
      )}
    </div>
  );
}

function ToTheEnd<Settings, State, Guess>({
  experiment,
  run,
  primary = false,
}: ButtonsProps<Settings, State, Guess> & { primary?: boolean }) {
  const able = canRun(experiment) || experiment.phase === "running";
  return (
    <SmallButton
      primary={primary && able}
      leading={primary}
      aria-disabled={!able}
      onClick={() => run({ type: "finish" })}
    >
      Deri në fund
    </SmallButton>
  );
}

const playSign = "[clip-path:polygon(10%_0,100%_50%,10%_100%)]";
const pauseSign = "[clip-path:polygon(5%_0,38%_0,38%_100%,5%_100%,5%_0,62%_0,95%_0,95%_100%,62%_100%,62%_0)]";

/**
 * Button 46 pixels high that shares a row of the phone with two others.
 *
 * @param leading makes it the widest of its row where there is room @param quiet takes its frame, not its place
 */
export function SmallButton({
  leading = false,
  quiet = false,
  ...button
}: ButtonHTMLAttributes<HTMLButtonElement> & { primary?: boolean; leading?: boolean; quiet?: boolean }) {
  return (
    <Button
      measure={`min-h-27 gap-4 px-4 py-4 text-[0.88rem]/[1.1] ${leading ? "aside:min-w-70" : ""}`}
      className={`max-columns:flex-auto whitespace-nowrap aria-disabled:hover:bg-transparent ${quiet ? unframed : ""}`}
      {...button}
    />
  );
}

/** Twice its own class, to win over the button's frame. */
const unframed = "[&&]:border-transparent [&&]:underline [&&]:aria-disabled:no-underline";
