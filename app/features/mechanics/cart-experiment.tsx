import { useState } from "react";
import {
  type CartOutcome,
  type CartSettings,
  type CartState,
  cartEnergy,
  cartForces,
  cartMass,
  cartWithFriction,
} from "./cart-model";
import { CartScene } from "./cart-scene";
import { cartChoices, cartSentence, cartVerdict, groundName } from "./cart-words";
import { Dial } from "./dial";
import { track, wholeRun } from "./experiment";
import { ExperimentFrame } from "./experiment-frame";
import { longestRun } from "./model";
import { quantity } from "./quantity";
import { useExperiment } from "./use-experiment";
import type { Column } from "./value-table";
import { VelocityGraph } from "./velocity-graph";

const atFirst: CartSettings = { speed: 4, friction: 0.1 };
const sample = wholeRun(cartWithFriction, atFirst);

/** The first law: a cart whose friction can be taken away. */
export function CartExperiment() {
  const [here, dispatch] = useExperiment<CartSettings, CartState, CartOutcome>(cartWithFriction, atFirst);
  const [allForces, setAllForces] = useState(false);
  const { settings, run, before } = here;
  const { now } = run;
  const pull = cartForces(now, settings).friction;
  const turn = (part: Partial<CartSettings>) => dispatch({ type: "turn", settings: part });
  const moving = here.phase === "running" || here.phase === "paused";
  const columns: Column<CartState>[] = [
    { name: "t", unit: "s", value: ({ time }) => quantity(time, 2, "").trim() },
    { name: "s", unit: "m", value: ({ x }) => quantity(x, 2, "").trim() },
    { name: "v", unit: "m/s", value: ({ v }) => quantity(v, 2, "").trim() },
    { name: "E", unit: "J", value: (state) => quantity(cartEnergy(state), 1, "").trim() },
    { name: "termike", unit: "J", value: ({ heat }) => quantity(heat, 1, "").trim() },
  ];
  return (
    <ExperimentFrame
      name="Karroca me fërkim"
      here={here}
      dispatch={dispatch}
      question={{ text: "Parashiko: çfarë do të bëjë karroca pas nisjes?", choices: cartChoices }}
      scene={<CartScene run={run} settings={settings} allForces={allForces} />}
      caption="Shigjeta vjollcë është fërkimi, ajo bosh shpejtësia. Pikat mbi bosht: vendi i karrocës çdo sekondë."
      sentence={cartSentence(here)}
      verdict={cartVerdict(here)}
      dials={
        <>
          <Dial
            label="Shpejtësia e nisjes"
            symbol="v₀"
            unit="m/s"
            digits={1}
            min={0}
            max={6}
            step={0.5}
            value={settings.speed}
            fixed={moving}
            onTurn={(speed) => turn({ speed })}
          />
          <Dial
            label="Koeficienti i fërkimit"
            symbol="μ"
            unit=""
            digits={2}
            min={0}
            max={0.4}
            step={0.01}
            value={settings.friction}
            note={groundName(settings.friction)}
            onTurn={(friction) => turn({ friction })}
          />
          <div className="acts">
            <button type="button" className="btn mech-small" onClick={() => turn({ friction: 0 })}>
              Hiqe fërkimin
            </button>
            <label className="tick">
              <input type="checkbox" checked={allForces} onChange={(event) => setAllForces(event.target.checked)} />
              edhe pesha e mbështetja
            </label>
          </div>
        </>
      }
      graph={
        <VelocityGraph
          seconds={longestRun}
          speeds={[0, 6]}
          step={2}
          lines={[{ points: track(run).map(({ time, v }) => [time, v] as const), main: true }]}
          before={before ? [track(before).map(({ time, v }) => [time, v] as const)] : []}
        />
      }
      graphCaption="Vijë e rrafshët: rezultantja zero. Vijë që zbret: fërkim. Vija e hollë është prova e mëparshme."
      readings={[
        ["Koha", quantity(now.time, 2, "s")],
        ["Shpejtësia", quantity(now.v, 2, "m/s")],
        ["Vendi", quantity(now.x, 2, "m")],
        ["Nxitimi", quantity(pull / cartMass, 2, "m/s²")],
        ["Energjia kinetike", quantity(cartEnergy(now), 1, "J")],
        ["U bë energji termike", quantity(now.heat, 1, "J")],
      ]}
      columns={columns}
      sample={{ run: sample, scene: <CartScene run={sample} settings={atFirst} allForces /> }}
    />
  );
}
