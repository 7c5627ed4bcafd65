import { type Dispatch, type ReactNode, useId, useRef } from "react";
import { useReducedMotion } from "../../play/use-reduced-motion";
import { canRun, type Experiment, type ExperimentAction, type Run, tableRows } from "./experiment";
import type { Timed } from "./model";
import { type Column, ValueTable } from "./value-table";

interface Question<Guess> {
  text: ReactNode;
  choices: [Guess, string][];
}

interface FrameProps<Settings, State extends Timed, Guess extends string> {
  /** What the model is called for somebody who does not see it. */
  name: string;
  experiment: Experiment<Settings, State, Guess>;
  dispatch: Dispatch<ExperimentAction<Settings, Guess>>;
  question: Question<Guess>;
  scene: ReactNode;
  caption: ReactNode;
  /** What is going on, in one or two sentences; spoken when it changes. */
  sentence: string;
  /** What became of the prediction; null until the run is over. */
  verdict: { title: string; text: string } | null;
  controls: ReactNode;
  graph: ReactNode;
  graphCaption: ReactNode;
  readings: [name: string, value: string][];
  columns: Column<State>[];
  /** A whole run, for where no script runs. */
  sample: { scene: ReactNode; run: Run<Settings, State> };
}

/** What surrounds every model: the prediction, the buttons, the values, and the same in words and in a table. */
export function ExperimentFrame<Settings, State extends Timed, Guess extends string>(
  props: FrameProps<Settings, State, Guess>,
) {
  const {
    name,
    experiment,
    dispatch,
    scene,
    caption,
    sentence,
    verdict,
    controls,
    graph,
    graphCaption,
    columns,
    sample,
  } = props;
  return (
    <section className="mech" aria-label={name}>
      <div className="mech-stage">
        <Prediction experiment={experiment} dispatch={dispatch} question={props.question} />
        <figure className="mech-figure mech-live">
          {scene}
          <figcaption className="cap">{caption}</figcaption>
        </figure>
        <Buttons experiment={experiment} dispatch={dispatch} />
        <div role="status" className="mech-said">
          <p>{sentence}</p>
          {verdict ? (
            <p className="mech-verdict">
              <strong>{verdict.title}</strong> {verdict.text}
            </p>
          ) : null}
        </div>
      </div>
      <div className="mech-desk">
        <div className="mech-dials">{controls}</div>
        <figure className="mech-figure mech-live">
          {graph}
          <figcaption className="cap">{graphCaption}</figcaption>
        </figure>
        <dl className="mech-readings">
          {props.readings.map(([label, value]) => (
            <div key={label}>
              <dt className="lab mute">{label}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <details className="mech-table">
        <summary>Tabela e vlerave, çdo gjysmë sekonde</summary>
        <ValueTable caption={`${name}: vlerat deri tani`} columns={columns} states={tableRows(experiment.run)} />
      </details>
      <noscript>
        <p>Modeli lëviz me JavaScript. Pa të, ja një provë e plotë, e llogaritur me të njëjtat ligje.</p>
        <figure className="mech-figure">{sample.scene}</figure>
        <ValueTable caption={`${name}: një provë e plotë`} columns={columns} states={tableRows(sample.run)} />
      </noscript>
    </section>
  );
}

function Prediction<Settings, State, Guess extends string>({
  experiment,
  dispatch,
  question,
}: Pick<FrameProps<Settings, State & Timed, Guess>, "dispatch" | "question"> & {
  experiment: Experiment<Settings, State, Guess>;
}) {
  const group = useId();
  const open = experiment.phase === "ready";
  return (
    <fieldset className="mech-guess">
      <legend>{question.text}</legend>
      <div>
        {question.choices.map(([guess, text]) => (
          <label key={guess} className="tick">
            <input
              type="radio"
              name={group}
              checked={experiment.guess === guess}
              aria-disabled={!open}
              onChange={() => dispatch({ type: "guess", guess })}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Buttons<Settings, State, Guess>({
  experiment,
  dispatch,
}: {
  experiment: Experiment<Settings, State, Guess>;
  dispatch: Dispatch<ExperimentAction<Settings, Guess>>;
}) {
  const row = useRef<HTMLDivElement>(null);
  const reducedMotion = useReducedMotion();
  const { phase } = experiment;
  const may = canRun(experiment);
  /** Before a prediction the buttons lead to it. */
  const toGuess = () => row.current?.parentElement?.querySelector<HTMLInputElement>(".mech-guess input")?.focus();
  const run = (action: ExperimentAction<Settings, Guess>) => () => {
    if (phase === "ready" && !may) toGuess();
    else dispatch(action);
  };
  const running = phase === "running";
  return (
    <div className="acts mech-buttons" ref={row}>
      {reducedMotion ? null : (
        <button
          type="button"
          className="btn go mech-play"
          aria-disabled={!may && !running}
          onClick={() => (running ? dispatch({ type: "pause" }) : run({ type: "play", now: performance.now() })())}
        >
          <span className={running ? "mech-sign-pause" : "mech-sign-play"} aria-hidden="true" />
          {running ? "Ndalo" : phase === "paused" ? "Vazhdo" : "Nis"}
        </button>
      )}
      <button type="button" className="btn" aria-disabled={!may} onClick={run({ type: "step" })}>
        Një hap
      </button>
      <button
        type="button"
        className={reducedMotion ? "btn go" : "btn"}
        aria-disabled={!may && !running}
        onClick={run({ type: "finish" })}
      >
        Deri në fund
      </button>
      <button
        type="button"
        className={phase === "ended" ? "btn go" : "btn"}
        aria-disabled={phase === "ready"}
        onClick={() => (phase === "ready" ? undefined : dispatch({ type: "reset" }))}
      >
        Nga e para
      </button>
      {reducedMotion ? null : (
        <label className="tick">
          <input
            type="checkbox"
            checked={experiment.slow}
            onChange={(event) => dispatch({ type: "slow", slow: event.target.checked })}
          />
          4 herë më ngadalë
        </label>
      )}
    </div>
  );
}
