import { quantity } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { ArrowMark } from "./arrow-mark";
import { type Run, statesEvery } from "./experiment";
import { PositionAxis } from "./position-axis";
import { type PullSettings, type PullState, pullTrackLength } from "./pull-model";
import { type LinearScale, pictureWidth, scaled } from "./svg-geometry";

const along: LinearScale = { origin: 0, offset: 40, factor: 19.5 };
const ground = 112;
/** Units of the drawing for 1 N, 1 m/s and 1 kg of load. */
const [newton, speed, kilogram] = [4, 3.2, 7];

/**
 * Draws a loaded cart: force, velocity, and the position each half second. The load's height is proportional to its
 * mass.
 */
export function PullScene({ run, settings }: { run: Run<PullSettings, PullState>; settings: PullSettings }) {
  const { current } = run;
  const x = scaled(along, current.x);
  const traced = statesEvery(run, 0.5);
  const pastMiddle = current.x > pullTrackLength / 2;
  const top = ground - 24 - kilogram * settings.mass;
  return (
    <svg
      className="mech-picture w-full overflow-visible fill-none [stroke-linejoin:round]"
      viewBox={`0 -8 ${pictureWidth} 184`}
      role="img"
      aria-label="Karroca me ngarkesë, me shigjetat e forcës dhe të shpejtësisë."
    >
      <path className="stroke-ink stroke-[2.8]" d={`M0 ${ground}H${pictureWidth}`} />
      {traced.map((state) => (
        <Loaded key={state.time} x={scaled(along, state.x)} top={top} ghost />
      ))}
      <Loaded x={x} top={top} />
      <text className="font-semibold" x={x} y={top - 8} textAnchor="middle">
        {quantity(settings.mass, 1, "kg")}
      </text>
      <ArrowMark
        kind="force"
        tail={[x, ground - 20]}
        vector={[newton * settings.force, 0]}
        label={`forca ${quantity(settings.force, 0, "N")}`}
        labelAt={[pastMiddle ? x - 34 : x + Math.max(30, newton * settings.force) + 8, ground - 14]}
        anchor={pastMiddle ? "end" : "start"}
      />
      <ArrowMark
        kind="velocity"
        tail={[x - 26, 6]}
        vector={[speed * current.v, 0]}
        label={quantity(current.v, 1, "m/s")}
        labelAt={[pastMiddle ? x - 34 : x - 26 + speed * current.v + 8, 12]}
        anchor={pastMiddle ? "end" : "start"}
      />
      <PositionAxis
        scale={along}
        from={0}
        to={pullTrackLength}
        step={5}
        y={144}
        traced={[...traced, current].map((state) => state.x)}
      />
    </svg>
  );
}

function Loaded({ x, top, ghost = false }: { x: number; top: number; ghost?: boolean }) {
  return (
    <g className={ghost ? "mech-ghost stroke-mute stroke-1 opacity-60" : "fill-paper stroke-ink stroke-[2.8]"}>
      <path className={ghost ? undefined : "fill-tint"} d={`M${rounded(x - 20)} ${top}h40V${ground - 24}h-40z`} />
      <path d={`M${rounded(x - 26)} ${ground - 24}h52v10h-52z`} />
      {[x - 16, x + 16].map((hub) => (
        <circle key={hub - x} cx={rounded(hub)} cy={ground - 7} r="7" />
      ))}
    </g>
  );
}
