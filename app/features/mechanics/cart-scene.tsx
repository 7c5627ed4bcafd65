import { quantity } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { ArrowMark } from "./arrow-mark";
import { type CartSettings, type CartState, cartForces, cartTrackLength } from "./cart-model";
import { type Run, statesEvery } from "./experiment";
import { PositionAxis } from "./position-axis";
import { type LinearScale, pictureWidth, scaled } from "./svg-geometry";

/** Scale of the track. The offset leaves room behind the cart for the longest arrow of friction. */
const along: LinearScale = { origin: 0, offset: 95, factor: 18.5 };
const ground = 100;
/** Units of the drawing for 1 m/s. */
const speed = 12;
/** Units for 1 N. A friction of 2 N is 20 pixels long on a phone; with the weight, 20 N, arrows must be shorter. */
const newtons = { alongTrack: 16, all: 6 };

/** Draws the ground: its teeth grow with the friction; without friction it is a line. */
function groundPath(friction: number): string {
  const depth = rounded(24 * friction);
  return depth === 0
    ? `M0 ${ground}H${pictureWidth}`
    : `M0 ${ground}${`l5 ${depth} 5-${depth}`.repeat(pictureWidth / 10)}`;
}

/** Draws the cart on its track: forces, velocity, and the position at each second. */
export function CartScene({
  run,
  settings,
  allForces,
}: {
  run: Run<CartSettings, CartState>;
  settings: CartSettings;
  /** Whether the weight and the normal force are drawn too. */
  allForces: boolean;
}) {
  const { current } = run;
  const x = scaled(along, current.x);
  const forces = cartForces(current, settings);
  const traced = statesEvery(run, 1);
  const newton = allForces ? newtons.all : newtons.alongTrack;
  // Past the middle the labels change sides, so that none is outside the drawing.
  const pastMiddle = current.x > cartTrackLength / 2;
  return (
    <svg
      className="mech-picture w-full overflow-visible fill-none [stroke-linejoin:round]"
      viewBox={allForces ? `0 -36 ${pictureWidth} 250` : `0 -2 ${pictureWidth} 176`}
      role="img"
      aria-label="Karroca mbi pistë, me shigjetat e forcave dhe të shpejtësisë."
    >
      <path className="stroke-ink stroke-[2.8]" d={groundPath(settings.friction)} />
      {traced.map((state) => (
        <Cart key={state.time} x={scaled(along, state.x)} ghost />
      ))}
      <Cart x={x} turned={settings.friction === 0 ? current.x / wheelRadius : 0} />
      {allForces ? (
        <>
          <ArrowMark
            kind="other-force"
            tail={[x - 6, ground - 28]}
            vector={[0, newton * forces.weight]}
            label={`pesha ${quantity(forces.weight, 1, "N")}`}
            labelAt={[x + (pastMiddle ? -18 : 6), 206]}
            anchor={pastMiddle ? "end" : "start"}
          />
          <ArrowMark
            kind="other-force"
            tail={[x + 6, ground]}
            vector={[0, -newton * forces.support]}
            label={`mbështetja ${quantity(forces.support, 1, "N")}`}
            labelAt={[x + (pastMiddle ? -4 : 18), 44]}
            anchor={pastMiddle ? "end" : "start"}
          />
        </>
      ) : null}
      <ArrowMark
        kind="force"
        tail={[x + 30, ground + 17]}
        vector={[newton * forces.friction, 0]}
        label={`fërkimi ${quantity(-forces.friction, 1, "N")}`}
        labelAt={pastMiddle ? [x + 24 + newton * forces.friction, ground + 23] : [x + 38, ground + 23]}
        anchor={pastMiddle ? "end" : "start"}
      />
      <ArrowMark
        kind="velocity"
        tail={[x - 30, 20]}
        vector={[speed * current.v, 0]}
        label={quantity(current.v, 1, "m/s")}
        labelAt={[pastMiddle ? x - 38 : x - 30 + speed * current.v + 8, 26]}
        anchor={pastMiddle ? "end" : "start"}
      />
      <PositionAxis
        scale={along}
        from={0}
        to={cartTrackLength}
        step={5}
        y={144}
        traced={[...traced, current].map((state) => state.x)}
      />
    </svg>
  );
}

/** Radius of a wheel in metres; 9 units of the drawing. */
const wheelRadius = 9 / along.factor;

function Cart({ x, turned = 0, ghost = false }: { x: number; turned?: number; ghost?: boolean }) {
  const degrees = rounded((turned * 180) / Math.PI) % 360;
  return (
    <g className={ghost ? "mech-ghost stroke-mute stroke-1 opacity-60" : "fill-paper stroke-ink stroke-[2.8]"}>
      <path d={`M${rounded(x - 30)} ${ground - 42}h60v22h-60z`} />
      {[x - 18, x + 18].map((hub) => (
        <g key={hub - x} transform={`rotate(${degrees} ${rounded(hub)} ${ground - 9})`}>
          <circle cx={rounded(hub)} cy={ground - 9} r="9" />
          {ghost ? null : <path d={`M${rounded(hub)} ${ground - 18}v18M${rounded(hub - 9)} ${ground - 9}h18`} />}
        </g>
      ))}
    </g>
  );
}
