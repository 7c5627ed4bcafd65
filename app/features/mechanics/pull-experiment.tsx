import { quantity } from "../../play/quantity";
import { Slider } from "../../play/slider";
import { completeRun, statesOf } from "./experiment";
import { ExperimentFrame } from "./experiment-frame";
import { isWithin } from "./kept-prediction";
import { maxRunTime } from "./model";
import { acceleration, type PullOutcome, type PullSettings, type PullState, pullEnergy, pullModel } from "./pull-model";
import { PullScene } from "./pull-scene";
import { pullChoices, pulled, pullSentence, pullVerdict } from "./pull-words";
import { useExperiment } from "./use-experiment";
import type { Column } from "./value-table";
import { VelocityGraph } from "./velocity-graph";

const initialSettings: PullSettings = { force: 10, mass: 4 };
const forceRange = { min: 0, max: 12, step: 1, digits: 0, unit: "N" };
const massRange = { min: 1, max: 6, step: 0.5, digits: 1, unit: "kg" };
const fits = ({ force, mass }: PullSettings) => isWithin(forceRange, force) && isWithin(massRange, mass);
/** Run of the page's worked problem, the first line for comparison. */
const problem = completeRun(pullModel, { force: 10, mass: 2 });

/** Experiment on the second law: the acceleration follows from force and mass. */
export function PullExperiment() {
  const [experiment, dispatch] = useExperiment<PullSettings, PullState, PullOutcome>(pullModel, {
    name: "forca-masa",
    settings: initialSettings,
    choices: pullChoices,
    fits,
    previous: problem,
  });
  const { settings, run } = experiment;
  const { current } = run;
  const previous = experiment.previous ?? problem;
  const moving = experiment.phase === "running" || experiment.phase === "paused";
  const set = (changes: Partial<PullSettings>) => dispatch({ type: "set", settings: changes });
  const columns: Column<PullState>[] = [
    { name: "t", unit: "s", value: ({ time }) => quantity(time, 2, "") },
    { name: "s", unit: "m", value: ({ x }) => quantity(x, 2, "") },
    { name: "v", unit: "m/s", value: ({ v }) => quantity(v, 2, "") },
    { name: "punë", unit: "J", value: ({ work }) => quantity(work, 1, "") },
  ];
  return (
    <ExperimentFrame
      name="Forca, masa dhe nxitimi"
      experiment={experiment}
      dispatch={dispatch}
      question={{
        text: <>Parashiko: si del vija e re pranë të hollës ({pulled(previous.settings)})?</>,
        choices: pullChoices,
      }}
      scene={<PullScene run={run} settings={settings} />}
      caption={`Pista është pa fërkim. Në vizatim: shigjeta e plotë është forca, ajo bosh shpejtësia; pikat, vendi çdo gjysmë sekonde. Në grafik pjerrësia e vijës është nxitimi; vija e hollë: ${pulled(previous.settings)}.`}
      sentence={pullSentence(experiment)}
      verdict={pullVerdict(experiment)}
      sliders={
        <>
          <Slider
            name="pull-force"
            label={
              <>
                Forca <i>F</i>
              </>
            }
            range={forceRange}
            value={settings.force}
            onChange={(force) => set({ force })}
          />
          <Slider
            name="pull-mass"
            label={
              <>
                Masa <i>m</i>
              </>
            }
            range={massRange}
            value={settings.mass}
            disabled={moving}
            onChange={(mass) => set({ mass })}
          />
        </>
      }
      graph={
        <VelocityGraph
          seconds={maxRunTime}
          speeds={[0, 24]}
          step={8}
          lines={[{ points: statesOf(run).map(({ time, v }) => [time, v] as const), main: true }]}
          previous={[statesOf(previous).map(({ time, v }) => [time, v] as const)]}
        />
      }
      readings={[
        ["Koha", quantity(current.time, 2, "s")],
        ["Nxitimi", experiment.guess === null ? "?" : quantity(acceleration(settings), 2, "m/s²")],
        ["Shpejtësia", quantity(current.v, 2, "m/s")],
        ["Vendi", quantity(current.x, 2, "m")],
        ["Puna e forcës", quantity(current.work, 1, "J")],
        ["Energji kinetike", quantity(pullEnergy(current, settings), 1, "J")],
      ]}
      columns={columns}
      sample={{ run: problem, scene: <PullScene run={problem} settings={problem.settings} /> }}
    />
  );
}
