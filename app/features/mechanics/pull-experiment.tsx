import { Dial } from "./dial";
import { track, wholeRun } from "./experiment";
import { ExperimentFrame } from "./experiment-frame";
import { longestRun } from "./model";
import {
  acceleration,
  constantForce,
  type PullOutcome,
  type PullSettings,
  type PullState,
  pulledEnergy,
} from "./pull-model";
import { PullScene } from "./pull-scene";
import { pullChoices, pulled, pullSentence, pullVerdict } from "./pull-words";
import { quantity } from "./quantity";
import { useExperiment } from "./use-experiment";
import type { Column } from "./value-table";
import { VelocityGraph } from "./velocity-graph";

const atFirst: PullSettings = { force: 10, mass: 4 };
/** The page's worked problem, so that its line is there from the start. */
const problem = wholeRun(constantForce, { force: 10, mass: 2 });

/** The second law: force, mass, and the acceleration that follows from them. */
export function PullExperiment() {
  const [here, dispatch] = useExperiment<PullSettings, PullState, PullOutcome>(constantForce, atFirst, problem);
  const { settings, run } = here;
  const { now } = run;
  const before = here.before ?? problem;
  const moving = here.phase === "running" || here.phase === "paused";
  const turn = (part: Partial<PullSettings>) => dispatch({ type: "turn", settings: part });
  const columns: Column<PullState>[] = [
    { name: "t", unit: "s", value: ({ time }) => quantity(time, 2, "").trim() },
    { name: "s", unit: "m", value: ({ x }) => quantity(x, 2, "").trim() },
    { name: "v", unit: "m/s", value: ({ v }) => quantity(v, 2, "").trim() },
    { name: "punë", unit: "J", value: ({ work }) => quantity(work, 1, "").trim() },
  ];
  return (
    <ExperimentFrame
      name="Forca, masa dhe nxitimi"
      here={here}
      dispatch={dispatch}
      question={{
        text: (
          <>Parashiko: krahasuar me vijën e hollë të grafikut ({pulled(before.settings)}), si do të dalë vija e re?</>
        ),
        choices: pullChoices,
      }}
      scene={<PullScene run={run} settings={settings} />}
      caption="Pista pa fërkim. Shigjeta vjollcë është forca, ajo bosh shpejtësia. Pikat: vendi çdo gjysmë sekonde."
      sentence={pullSentence(here)}
      verdict={pullVerdict(here)}
      dials={
        <>
          <Dial
            label="Forca"
            symbol="F"
            unit="N"
            digits={0}
            min={0}
            max={12}
            step={1}
            value={settings.force}
            onTurn={(force) => turn({ force })}
          />
          <Dial
            label="Masa"
            symbol="m"
            unit="kg"
            digits={1}
            min={1}
            max={6}
            step={0.5}
            value={settings.mass}
            fixed={moving}
            onTurn={(mass) => turn({ mass })}
          />
        </>
      }
      graph={
        <VelocityGraph
          seconds={longestRun}
          speeds={[0, 24]}
          step={8}
          lines={[{ points: track(run).map(({ time, v }) => [time, v] as const), main: true }]}
          before={[track(before).map(({ time, v }) => [time, v] as const)]}
        />
      }
      graphCaption={`Pjerrësia e vijës është nxitimi. Vija e hollë: ${pulled(before.settings)}.`}
      readings={[
        ["Koha", quantity(now.time, 2, "s")],
        ["Nxitimi", quantity(acceleration(settings), 2, "m/s²")],
        ["Shpejtësia", quantity(now.v, 2, "m/s")],
        ["Vendi", quantity(now.x, 2, "m")],
        ["Puna e forcës", quantity(now.work, 1, "J")],
        ["Energjia kinetike", quantity(pulledEnergy(now, settings), 1, "J")],
      ]}
      columns={columns}
      sample={{ run: problem, scene: <PullScene run={problem} settings={problem.settings} /> }}
    />
  );
}
