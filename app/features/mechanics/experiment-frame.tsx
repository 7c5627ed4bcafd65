import { createContext, type Dispatch, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { ModelQuestion, ModelReadings } from "../../play/model-desk";
import { useMediaQuery } from "../../play/use-media-query";
import type { Experiment, ExperimentAction, Run } from "./experiment";
import { canRun, tableRows } from "./experiment";
import { MoreButtons, RunButtons } from "./experiment-buttons";
import { ExperimentTalk, type ExperimentVerdict } from "./experiment-talk";
import type { Timed } from "./model";
import { type Column, ValueTable } from "./value-table";

interface FrameProps<Settings, State extends Timed, Guess extends string> {
  /** The model's name for screen readers. */
  name: string;
  experiment: Experiment<Settings, State, Guess>;
  dispatch: Dispatch<ExperimentAction<Settings, Guess>>;
  question: { text: ReactNode; choices: [Guess, string][] };
  scene: ReactNode;
  graph: ReactNode;
  /** Legend of the marks in both pictures. */
  caption: ReactNode;
  /** Description of the state in one or two sentences; a screen reader speaks each change. */
  sentence: string;
  /** Result of the prediction; null until the run has ended. */
  verdict: ExperimentVerdict | null;
  /** Control beside the start button, for a quick change in the scene. */
  atHand?: ReactNode;
  /** Two sliders, close to the pictures. */
  sliders: ReactNode;
  /** Third picture, smaller than scene and graph. */
  bars?: ReactNode;
  /** Settings that are changed less often. */
  more?: ReactNode;
  readings: [name: string, value: string][];
  columns: Column<State>[];
  /** Complete run, shown if no script runs. */
  sample: { scene: ReactNode; run: Run<Settings, State> };
}

/** Number of the figure in its lesson, such as „Fig. 3“; empty if it is no figure. */
export const FigureNumber = createContext("");

/** The window of the variant `aside`, where the buttons stand below the pictures and beside the sliders. */
const wideWindow = "(min-width: 62rem)";

/** Lays out an experiment. Question, scene and graph are in one view, with sliders, read-outs and a table of values. */
export function ExperimentFrame<Settings, State extends Timed, Guess extends string>(
  props: FrameProps<Settings, State, Guess>,
) {
  const { name, experiment, dispatch, question, scene, graph, caption, sentence, verdict } = props;
  const { atHand, sliders, bars, more, readings, columns, sample } = props;
  const { phase, guess } = experiment;
  const figure = useContext(FigureNumber);
  const isWide = useMediaQuery(wideWindow);
  const frame = useRef<HTMLElement>(null);
  const [needsGuess, setNeedsGuess] = useState(false);
  useEffect(() => {
    if (guess !== null) setNeedsGuess(false);
  }, [guess]);
  const run = (action: ExperimentAction<Settings, Guess>) => {
    if (phase === "ready" && !canRun(experiment)) {
      setNeedsGuess(true);
      frame.current?.querySelector("input")?.focus();
      return;
    }
    if (phase === "ready") showWhole(frame.current);
    dispatch(action);
  };
  // In the order of sight on either window, so that the Tab key follows it.
  const buttons = (
    <RunButtons experiment={experiment} run={run} dispatch={dispatch}>
      {atHand}
    </RunButtons>
  );
  return (
    <section ref={frame} className="experiment" aria-label={name}>
      <ExperimentTalk
        open={phase === "ready"}
        thought={question.choices.find(([choice]) => choice === guess)?.[1]}
        needsGuess={needsGuess}
        sentence={sentence}
        verdict={verdict}
      >
        <ModelQuestion
          {...question}
          name={name}
          guess={guess}
          className={phase === "ready" ? "" : "invisible"}
          onGuess={(chosen) => dispatch({ type: "guess", guess: chosen })}
        />
      </ExperimentTalk>
      <div className="experiment-stage">
        {isWide ? null : buttons}
        <div className="experiment-scene @container">{scene}</div>
        <div className="experiment-graph @container">{graph}</div>
      </div>
      <div className="experiment-amounts grid grid-cols-2 content-start gap-x-12 [&_span]:text-[1.3rem]">{sliders}</div>
      {isWide ? buttons : null}
      <div className="experiment-readings aside:[&>dl]:flex aside:[&>dl>div]:flex-1">
        <ModelReadings readings={readings} />
      </div>
      {bars ? <div className="experiment-bars print:hidden">{bars}</div> : null}
      {more ? <div className="experiment-choices print:hidden">{more}</div> : null}
      <div className="experiment-steps print:hidden">
        <MoreButtons experiment={experiment} run={run} dispatch={dispatch} />
      </div>
      <p className="experiment-caption max-w-[44em] text-[0.9rem]/[1.4] text-mute">
        {figure === "" ? null : <b className="mr-[0.3em] text-ink">{figure}</b>} {caption}
      </p>
      <details className="experiment-wide">
        <summary className="min-h-27.5 cursor-pointer py-6 font-semibold">Tabela e vlerave, çdo gjysmë sekonde</summary>
        <ValueTable caption={`${name}: vlerat deri tani`} columns={columns} states={tableRows(experiment.run)} />
      </details>
      <noscript>
        <p>Modeli lëviz me JavaScript. Pa të, ja një provë e plotë, e llogaritur me të njëjtat ligje.</p>
        <figure className="@container">{sample.scene}</figure>
        <ValueTable caption={`${name}: një provë e plotë`} columns={columns} states={tableRows(sample.run)} />
      </noscript>
    </section>
  );
}

/** Scrolls question, scene and graph into the window if a part is outside. */
function showWhole(frame: HTMLElement | null): void {
  const stage = frame?.querySelector(".experiment-stage");
  if (!frame || !stage) return;
  // A wide window draws no box around the pictures.
  const bottom = Math.max(...[stage, ...stage.children].map((part) => part.getBoundingClientRect().bottom));
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (frame.getBoundingClientRect().top >= bar && bottom <= window.innerHeight) return;
  frame.scrollIntoView({ block: "start" });
}
