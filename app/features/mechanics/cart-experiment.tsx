import { useState } from "react";
import { Choice } from "../../play/choice";
import { quantity } from "../../play/quantity";
import { Slider } from "../../play/slider";
import { Button } from "../../ui/button";
import {
  type CartOutcome,
  type CartSettings,
  type CartState,
  cartEnergy,
  cartForces,
  cartMass,
  cartModel,
} from "./cart-model";
import { CartScene } from "./cart-scene";
import { cartChoices, cartSentence, cartVerdict, groundName } from "./cart-words";
import { completeRun, statesOf } from "./experiment";
import { ExperimentFrame } from "./experiment-frame";
import { maxRunTime } from "./model";
import { useExperiment } from "./use-experiment";
import type { Column } from "./value-table";
import { VelocityGraph } from "./velocity-graph";

const initialSettings: CartSettings = { speed: 4, friction: 0.1 };
const sample = completeRun(cartModel, initialSettings);

/** Experiments with the first law: a cart whose friction can be removed. */
export function CartExperiment() {
  const [experiment, dispatch] = useExperiment<CartSettings, CartState, CartOutcome>(cartModel, initialSettings);
  const [allForces, setAllForces] = useState(false);
  const { settings, run, previous } = experiment;
  const { current } = run;
  const pull = cartForces(current, settings).friction;
  const set = (changes: Partial<CartSettings>) => dispatch({ type: "set", settings: changes });
  const moving = experiment.phase === "running" || experiment.phase === "paused";
  const columns: Column<CartState>[] = [
    { name: "t", unit: "s", value: ({ time }) => quantity(time, 2, "") },
    { name: "s", unit: "m", value: ({ x }) => quantity(x, 2, "") },
    { name: "v", unit: "m/s", value: ({ v }) => quantity(v, 2, "") },
    { name: "E", unit: "J", value: (state) => quantity(cartEnergy(state), 1, "") },
    { name: "termike", unit: "J", value: ({ heat }) => quantity(heat, 1, "") },
  ];
  return (
    <ExperimentFrame
      name="Karroca me fërkim"
      experiment={experiment}
      dispatch={dispatch}
      question={{ text: "Parashiko: çfarë do të bëjë karroca pas nisjes?", choices: cartChoices }}
      scene={<CartScene run={run} settings={settings} allForces={allForces} />}
      caption="Shigjeta vjollcë është fërkimi, ajo bosh shpejtësia. Pikat mbi bosht: vendi i karrocës çdo sekondë."
      sentence={cartSentence(experiment)}
      verdict={cartVerdict(experiment)}
      controls={
        <>
          <Slider
            label={
              <>
                Shpejtësia e nisjes <i>v₀</i>
              </>
            }
            range={{ min: 0, max: 6, step: 0.5, digits: 1, unit: "m/s" }}
            value={settings.speed}
            disabled={moving}
            onChange={(speed) => set({ speed })}
          />
          <Slider
            label={
              <>
                Koeficienti i fërkimit <i>μ</i>
              </>
            }
            range={{ min: 0, max: 0.4, step: 0.01, digits: 2, unit: "" }}
            value={settings.friction}
            note={groundName(settings.friction)}
            onChange={(friction) => set({ friction })}
          />
          <div className="flex flex-wrap gap-8">
            <Button measure="min-h-27.5 px-10 py-5 text-[1rem]/[1.1]" onClick={() => set({ friction: 0 })}>
              Hiqe fërkimin
            </Button>
            <Choice type="checkbox" checked={allForces} onChange={(event) => setAllForces(event.target.checked)}>
              edhe pesha e mbështetja
            </Choice>
          </div>
        </>
      }
      graph={
        <VelocityGraph
          seconds={maxRunTime}
          speeds={[0, 6]}
          step={2}
          lines={[{ points: statesOf(run).map(({ time, v }) => [time, v] as const), main: true }]}
          previous={previous ? [statesOf(previous).map(({ time, v }) => [time, v] as const)] : []}
        />
      }
      graphCaption="Vijë e rrafshët: rezultantja zero. Vijë që zbret: fërkim. Vija e hollë është prova e mëparshme."
      readings={[
        ["Koha", quantity(current.time, 2, "s")],
        ["Shpejtësia", quantity(current.v, 2, "m/s")],
        ["Vendi", quantity(current.x, 2, "m")],
        ["Nxitimi", quantity(pull / cartMass, 2, "m/s²")],
        ["Energjia kinetike", quantity(cartEnergy(current), 1, "J")],
        ["U bë energji termike", quantity(current.heat, 1, "J")],
      ]}
      columns={columns}
      sample={{ run: sample, scene: <CartScene run={sample} settings={initialSettings} allForces /> }}
    />
  );
}
