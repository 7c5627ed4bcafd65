import type { Dispatch, ReactNode } from "react";
import type { Experiment, ExperimentAction, Run } from "./experiment";
import { tableRows } from "./experiment";
import { ExperimentButtons } from "./experiment-buttons";
import type { Timed } from "./model";
import { Prediction, type PredictionQuestion } from "./prediction";
import { type Column, ValueTable } from "./value-table";

interface FrameProps<Settings, State extends Timed, Guess extends string> {
  /** The model's name for screen readers. */
  name: string;
  experiment: Experiment<Settings, State, Guess>;
  dispatch: Dispatch<ExperimentAction<Settings, Guess>>;
  question: PredictionQuestion<Guess>;
  scene: ReactNode;
  caption: ReactNode;
  /** What is going on, in one or two sentences; a screen reader hears each change. */
  sentence: string;
  /** What became of the prediction; null until the run has ended. */
  verdict: { title: string; text: string } | null;
  controls: ReactNode;
  graph: ReactNode;
  graphCaption: ReactNode;
  readings: [name: string, value: string][];
  columns: Column<State>[];
  /** A complete run, shown where no script runs. */
  sample: { scene: ReactNode; run: Run<Settings, State> };
}

/** Frames an experiment: prediction, scene, buttons, controls, graph, readings and a table of values. */
export function ExperimentFrame<Settings, State extends Timed, Guess extends string>(
  props: FrameProps<Settings, State, Guess>,
) {
  const { name, experiment, dispatch, scene, caption, sentence, verdict, controls, graph, graphCaption } = props;
  const { question, readings, columns, sample } = props;
  return (
    <section className="experiment rule-t-2" aria-label={name}>
      <div className="experiment-stage">
        <Prediction experiment={experiment} dispatch={dispatch} question={question} />
        <figure className="@container">
          {scene}
          <figcaption>{caption}</figcaption>
        </figure>
        <ExperimentButtons experiment={experiment} dispatch={dispatch} />
        <div role="status" className="grid min-h-46 content-start gap-8 leading-[1.45]">
          <p className="max-w-[40em]">{sentence}</p>
          {verdict ? (
            <p className="max-w-[40em] rule-l-7/spot bg-tint px-10 py-8">
              <strong className="block pb-2 font-display text-[1.5rem]/[1.05] font-bold">{verdict.title}</strong>{" "}
              {verdict.text}
            </p>
          ) : null}
        </div>
      </div>
      <div className="experiment-desk">
        <div className="grid gap-5">{controls}</div>
        <figure className="@container">
          {graph}
          <figcaption>{graphCaption}</figcaption>
        </figure>
        <dl className="grid grid-cols-[repeat(auto-fill,minmax(8.2rem,1fr))] rule-t-2">
          {readings.map(([label, value]) => (
            <div key={label} className="rule-b-1/hair pt-5 pr-6 pb-6">
              <dt className="caps-label text-mute">{label}</dt>
              <dd className="display-type figures pt-2 text-[1.5rem] whitespace-nowrap">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <details>
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
