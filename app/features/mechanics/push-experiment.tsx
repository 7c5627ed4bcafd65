import { Choice } from "../../play/choice";
import { quantity } from "../../play/quantity";
import { Slider } from "../../play/slider";
import { completeRun, statesOf } from "./experiment";
import { ExperimentFrame } from "./experiment-frame";
import { isWithin } from "./kept-prediction";
import { maxRunTime } from "./model";
import { MomentumBars } from "./momentum-bars";
import { momenta, type PushOutcome, type PushSettings, type PushState, pushForces, pushModel } from "./push-model";
import { PushScene } from "./push-scene";
import { pushChoices, pushers, pushSentence, pushVerdict } from "./push-words";
import { useExperiment } from "./use-experiment";
import type { Column } from "./value-table";
import { VelocityGraph } from "./velocity-graph";

const initialSettings: PushSettings = { left: 40, right: 60, force: 120, pusher: "left" };
const massRange = { min: 30, max: 90, step: 5, digits: 0, unit: "kg" };
const forceRange = { min: 40, max: 160, step: 10, digits: 0, unit: "N" };
const fits = ({ left, right, force, pusher }: PushSettings) =>
  isWithin(massRange, left) &&
  isWithin(massRange, right) &&
  isWithin(forceRange, force) &&
  pushers.some(([known]) => known === pusher);
const sample = completeRun(pushModel, initialSettings);

/** Experiment on the third law: two skaters, one push, two forces. */
export function PushExperiment() {
  const [experiment, dispatch] = useExperiment<PushSettings, PushState, PushOutcome>(pushModel, {
    name: "patinatoret",
    settings: initialSettings,
    choices: pushChoices,
    fits,
  });
  const { settings, run, previous } = experiment;
  const { current } = run;
  const set = (changes: Partial<PushSettings>) => dispatch({ type: "set", settings: changes });
  const disabled = experiment.phase === "running" || experiment.phase === "paused";
  /** Before the push no read-out may tell who will be faster. */
  const unknown = experiment.phase === "ready" ? "?" : undefined;
  const columns: Column<PushState>[] = [
    { name: "t", unit: "s", value: ({ time }) => quantity(time, 2, "") },
    { name: "v majtas", unit: "m/s", value: ({ left }) => quantity(left.v, 2, "") },
    { name: "v djathtas", unit: "m/s", value: ({ right }) => quantity(right.v, 2, "") },
    { name: "p majtas", unit: "kg·m/s", value: (state) => quantity(momenta(state, settings).left, 1, "") },
    { name: "p djathtas", unit: "kg·m/s", value: (state) => quantity(momenta(state, settings).right, 1, "") },
    { name: "p bashkë", unit: "kg·m/s", value: (state) => quantity(momenta(state, settings).total, 1, "") },
  ];
  const ofBoth = (of: typeof run) =>
    (["left", "right"] as const).map((side) => statesOf(of).map((state) => [state.time, state[side].v] as const));
  const [left = [], right = []] = ofBoth(run);
  return (
    <ExperimentFrame
      name="Dy patinatorë"
      experiment={experiment}
      dispatch={dispatch}
      question={{ text: "Parashiko: kush do të ikë më shpejt?", choices: pushChoices }}
      scene={<PushScene run={run} settings={settings} />}
      caption={
        <>
          Në vizatim: shigjetat e plota janë forcat, sa zgjat takimi; ato bosh, shpejtësitë. Në grafik: sa zgjat takimi,
          të dyja vijat ndryshojnë, pastaj janë të rrafshëta; mbi bosht është djathtas, nën bosht majtas. Impulset janë{" "}
          <i>p</i> = <i>m</i> · <i>v</i>, majtas me minus.
        </>
      }
      sentence={pushSentence(experiment)}
      verdict={pushVerdict(experiment)}
      sliders={
        <>
          <Slider
            name="push-left-mass"
            label="Masa majtas"
            range={massRange}
            value={settings.left}
            disabled={disabled}
            onChange={(mass) => set({ left: mass })}
          />
          <Slider
            name="push-right-mass"
            label="Masa djathtas"
            range={massRange}
            value={settings.right}
            disabled={disabled}
            onChange={(mass) => set({ right: mass })}
          />
        </>
      }
      bars={<MomentumBars state={current} settings={settings} />}
      more={
        <div className="grid gap-6 aside:grid-cols-2 aside:gap-x-12 [&_span]:text-[1.3rem]">
          <Pushers settings={settings} disabled={disabled} onChange={set} />
          <Slider
            name="push-force"
            label={
              <>
                Forca e shtytjes <i>F</i>
              </>
            }
            range={forceRange}
            value={settings.force}
            disabled={disabled}
            onChange={(force) => set({ force })}
          />
        </div>
      }
      graph={
        <VelocityGraph
          seconds={maxRunTime}
          speeds={[-3, 3]}
          step={1}
          lines={[
            { points: left, name: "i majti", main: true },
            { points: right, name: "i djathti", main: false },
          ]}
          previous={previous ? ofBoth(previous) : []}
        />
      }
      readings={[
        ["Koha", quantity(current.time, 2, "s")],
        ["Forca", quantity(pushForces(current, settings).right, 0, "N")],
        ["Nxitimi majtas", unknown ?? quantity(pushForces(current, settings).left / settings.left, 1, "m/s²")],
        ["Nxitimi djathtas", unknown ?? quantity(pushForces(current, settings).right / settings.right, 1, "m/s²")],
      ]}
      columns={columns}
      sample={{
        run: sample,
        scene: (
          <>
            <PushScene run={sample} settings={initialSettings} />
            <MomentumBars state={sample.current} settings={initialSettings} />
          </>
        ),
      }}
    />
  );
}

function Pushers({
  settings,
  disabled,
  onChange,
}: {
  settings: PushSettings;
  disabled: boolean;
  onChange: (changes: Partial<PushSettings>) => void;
}) {
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-x-10 no-border p-0" disabled={disabled}>
      <legend className="px-0 pb-3 text-[1rem]/[1.3] font-semibold">Kush i shtrin duart?</legend>
      {pushers.map(([pusher, text]) => (
        <Choice
          key={pusher}
          type="radio"
          name="pushers"
          checked={settings.pusher === pusher}
          onChange={() => onChange({ pusher })}
        >
          {text}
        </Choice>
      ))}
    </fieldset>
  );
}
