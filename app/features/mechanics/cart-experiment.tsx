import { useRef, useState } from "react";
import { Choice } from "../../play/choice";
import { quantity } from "../../play/quantity";
import { Slider } from "../../play/slider";
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
import { SmallButton } from "./experiment-buttons";
import { ExperimentFrame } from "./experiment-frame";
import { isWithin } from "./kept-prediction";
import { maxRunTime } from "./model";
import { useExperiment } from "./use-experiment";
import type { Column } from "./value-table";
import { VelocityGraph } from "./velocity-graph";

const initialSettings: CartSettings = { speed: 4, friction: 0.1 };
const speedRange = { min: 0, max: 6, step: 0.5, digits: 1, unit: "m/s" };
const frictionRange = { min: 0, max: 0.4, step: 0.01, digits: 2, unit: "" };
const fits = ({ speed, friction }: CartSettings) => isWithin(speedRange, speed) && isWithin(frictionRange, friction);
const sample = completeRun(cartModel, initialSettings);

/**
 * Experiment on the first law: a cart whose friction can be removed.
 *
 * @param start other initial settings, for a page whose text already tells the end of the usual run
 */
export function CartExperiment({ start = initialSettings }: { start?: CartSettings }) {
  const [experiment, dispatch] = useExperiment<CartSettings, CartState, CartOutcome>(cartModel, {
    name: "karroca",
    settings: start,
    choices: cartChoices,
    fits,
  });
  const [allForces, setAllForces] = useState(false);
  const { settings, run, previous } = experiment;
  const { current } = run;
  const pull = cartForces(current, settings).friction;
  const set = (changes: Partial<CartSettings>) => dispatch({ type: "set", settings: changes });
  /** Friction that the switch beside the cart restores. */
  const lastFriction = useRef(initialSettings.friction);
  if (settings.friction > 0) lastFriction.current = settings.friction;
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
      question={{ text: "Parashiko: ç’do të bëjë karroca?", choices: cartChoices }}
      scene={<CartScene run={run} settings={settings} allForces={allForces} />}
      caption="Në vizatim: shigjeta e plotë është forca, ajo bosh shpejtësia; pikat mbi bosht, vendi i karrocës çdo sekondë. Në grafik: vija e rrafshët thotë se rezultantja është zero, vija që zbret se ka fërkim; vija e hollë është prova e mëparshme."
      sentence={cartSentence(experiment)}
      verdict={cartVerdict(experiment)}
      atHand={
        <SmallButton onClick={() => set({ friction: settings.friction > 0 ? 0 : lastFriction.current })}>
          {settings.friction > 0 ? "Hiqe fërkimin" : "Ktheje fërkimin"}
        </SmallButton>
      }
      sliders={
        <>
          <Slider
            name="cart-speed"
            label={
              <>
                Nisja <i>v₀</i>
              </>
            }
            range={speedRange}
            value={settings.speed}
            disabled={moving}
            onChange={(speed) => set({ speed })}
          />
          <Slider
            name="cart-friction"
            label={
              <>
                Fërkimi <i>μ</i>
              </>
            }
            range={frictionRange}
            value={settings.friction}
            note={groundName(settings.friction)}
            onChange={(friction) => set({ friction })}
          />
        </>
      }
      more={
        <Choice type="checkbox" checked={allForces} onChange={(event) => setAllForces(event.target.checked)}>
          Vizato edhe peshën e mbështetjen
        </Choice>
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
      readings={[
        ["Koha", quantity(current.time, 2, "s")],
        ["Shpejtësia", quantity(current.v, 2, "m/s")],
        ["Vendi", quantity(current.x, 2, "m")],
        ["Nxitimi", experiment.guess === null ? "?" : quantity(pull / cartMass, 2, "m/s²")],
        ["Energji kinetike", quantity(cartEnergy(current), 1, "J")],
        ["U bë termike", quantity(current.heat, 1, "J")],
      ]}
      columns={columns}
      sample={{ run: sample, scene: <CartScene run={sample} settings={initialSettings} allForces /> }}
    />
  );
}
