import { useId } from "react";
import { Dial } from "./dial";
import { track, wholeRun } from "./experiment";
import { ExperimentFrame } from "./experiment-frame";
import { longestRun } from "./model";
import { MomentumBars } from "./momentum-bars";
import { momenta, type PushOutcome, type PushSettings, type PushState, pushForces, pushOff } from "./push-model";
import { PushScene } from "./push-scene";
import { pushChoices, pushers, pushSentence, pushVerdict } from "./push-words";
import { quantity } from "./quantity";
import { useExperiment } from "./use-experiment";
import type { Column } from "./value-table";
import { VelocityGraph } from "./velocity-graph";

const atFirst: PushSettings = { left: 40, right: 60, force: 120, pusher: "left" };
const sample = wholeRun(pushOff, atFirst);

/** The third law: two skaters, one push, two forces. */
export function PushExperiment() {
  const [here, dispatch] = useExperiment<PushSettings, PushState, PushOutcome>(pushOff, atFirst);
  const { settings, run, before } = here;
  const { now } = run;
  const turn = (part: Partial<PushSettings>) => dispatch({ type: "turn", settings: part });
  const fixed = here.phase === "running" || here.phase === "paused";
  const momentum = momenta(now, settings);
  const columns: Column<PushState>[] = [
    { name: "t", unit: "s", value: ({ time }) => quantity(time, 2, "").trim() },
    { name: "v majtas", unit: "m/s", value: ({ left }) => quantity(left.v, 2, "").trim() },
    { name: "v djathtas", unit: "m/s", value: ({ right }) => quantity(right.v, 2, "").trim() },
    { name: "p majtas", unit: "kg·m/s", value: (state) => quantity(momenta(state, settings).left, 1, "").trim() },
    { name: "p djathtas", unit: "kg·m/s", value: (state) => quantity(momenta(state, settings).right, 1, "").trim() },
    { name: "p bashkë", unit: "kg·m/s", value: (state) => quantity(momenta(state, settings).total, 1, "").trim() },
  ];
  const masses = { unit: "kg", digits: 0, min: 30, max: 90, step: 5, fixed };
  const ofBoth = (of: typeof run) =>
    (["left", "right"] as const).map((side) => track(of).map((state) => [state.time, state[side].v] as const));
  const [left = [], right = []] = ofBoth(run);
  return (
    <ExperimentFrame
      name="Dy patinatorë"
      here={here}
      dispatch={dispatch}
      question={{ text: "Parashiko: kush do të ikë më shpejt?", choices: pushChoices }}
      scene={
        <>
          <PushScene run={run} settings={settings} />
          <MomentumBars state={now} settings={settings} start={pushOff.start(settings)} />
        </>
      }
      caption={
        <>
          Lart: shigjetat vjollcë janë forcat, sa zgjat takimi. Poshtë: impulset <i>p</i> = <i>m</i> · <i>v</i>, në
          kg·m/s; majtas me minus.
        </>
      }
      sentence={pushSentence(here)}
      verdict={pushVerdict(here)}
      dials={
        <>
          <Dial label="Masa e të majtit" value={settings.left} {...masses} onTurn={(mass) => turn({ left: mass })} />
          <Dial
            label="Masa e të djathtit"
            value={settings.right}
            {...masses}
            onTurn={(mass) => turn({ right: mass })}
          />
          <Dial
            label="Forca e shtytjes"
            symbol="F"
            unit="N"
            digits={0}
            min={40}
            max={160}
            step={10}
            value={settings.force}
            fixed={fixed}
            onTurn={(force) => turn({ force })}
          />
          <Pushers settings={settings} fixed={fixed} onTurn={turn} />
        </>
      }
      graph={
        <VelocityGraph
          seconds={longestRun}
          speeds={[-3, 3]}
          step={1}
          lines={[
            { points: left, name: "i majti", main: true },
            { points: right, name: "i djathti", main: false },
          ]}
          before={before ? ofBoth(before) : []}
        />
      }
      graphCaption="Sa zgjat takimi, të dyja vijat ndryshojnë; pastaj janë të rrafshëta. Mbi bosht: djathtas; nën bosht: majtas."
      readings={[
        ["Koha", quantity(now.time, 2, "s")],
        ["Forca mbi secilin", quantity(pushForces(now, settings).right, 0, "N")],
        ["Nxitimi i të majtit", quantity(pushForces(now, settings).left / settings.left, 1, "m/s²")],
        ["Nxitimi i të djathtit", quantity(pushForces(now, settings).right / settings.right, 1, "m/s²")],
        ["Impulsi i të majtit", quantity(momentum.left, 0, "kg·m/s")],
        ["Impulsi i të djathtit", quantity(momentum.right, 0, "kg·m/s")],
      ]}
      columns={columns}
      sample={{
        run: sample,
        scene: (
          <>
            <PushScene run={sample} settings={atFirst} />
            <MomentumBars state={sample.now} settings={atFirst} start={pushOff.start(atFirst)} />
          </>
        ),
      }}
    />
  );
}

function Pushers({
  settings,
  fixed,
  onTurn,
}: {
  settings: PushSettings;
  fixed: boolean;
  onTurn: (part: Partial<PushSettings>) => void;
}) {
  const group = useId();
  return (
    <fieldset className="mech-pusher" disabled={fixed}>
      <legend>Kush i shtrin duart?</legend>
      {pushers.map(([pusher, text]) => (
        <label key={pusher} className="tick">
          <input type="radio" name={group} checked={settings.pusher === pusher} onChange={() => onTurn({ pusher })} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
