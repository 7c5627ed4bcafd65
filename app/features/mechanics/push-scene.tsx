import { quantity } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { ArrowMark } from "./arrow-mark";
import { type Run, statesEvery } from "./experiment";
import { PositionAxis } from "./position-axis";
import { contactTime, iceLength, type PushSettings, type PushState, pushForces } from "./push-model";
import { type LinearScale, pictureWidth, scaled } from "./svg-geometry";

/** Half the distance between the skaters at the start, units of the drawing. */
const half = 13;
const onLeft: LinearScale = { origin: 0, offset: pictureWidth / 2 - half, factor: 26 };
const onRight: LinearScale = { origin: 0, offset: pictureWidth / 2 + half, factor: 26 };
const ice = 130;
/** Units of the drawing for 1 N and for 1 m/s. */
const [newton, speed] = [0.5, 24];

/** Draws two skaters on ice: forces during the contact, velocities, positions at each second. */
export function PushScene({ run, settings }: { run: Run<PushSettings, PushState>; settings: PushSettings }) {
  const { current } = run;
  const forces = pushForces(current, settings);
  const touching = current.time < contactTime;
  const [left, right] = [scaled(onLeft, current.left.x), scaled(onRight, current.right.x)];
  const reach = { left: touching && settings.pusher !== "right", right: touching && settings.pusher !== "left" };
  const meeting = settings.pusher === "both" ? (left + right) / 2 : settings.pusher === "left" ? right : left;
  const traced = statesEvery(run, 1).filter(({ time }) => time > 0);
  const [shoulderLeft, shoulderRight] = [shoulder(settings.left), shoulder(settings.right)];
  return (
    <svg
      className="mech-picture w-full overflow-visible fill-none [stroke-linejoin:round]"
      viewBox={`0 -10 ${pictureWidth} 196`}
      role="img"
      aria-label="Dy patinatorë mbi akull, me shigjetat e forcave dhe të shpejtësive."
    >
      <path className="stroke-ink stroke-[2.8]" d={`M0 ${ice}H${pictureWidth}`} />
      {traced.map(({ time, left: a, right: b }) => (
        <g key={time}>
          <Skater x={scaled(onLeft, a.x)} mass={settings.left} facing={1} ghost />
          <Skater x={scaled(onRight, b.x)} mass={settings.right} facing={-1} ghost />
        </g>
      ))}
      <Skater x={left} mass={settings.left} facing={1} reach={reach.left ? meeting : null} />
      <Skater x={right} mass={settings.right} facing={-1} reach={reach.right ? meeting : null} />
      <ArrowMark
        kind="force"
        tail={[left - 8, shoulderLeft + 8]}
        vector={[newton * forces.left, 0]}
        label={quantity(settings.force, 0, "N")}
        labelAt={[left - 12, shoulderLeft + 32]}
        anchor="end"
      />
      <ArrowMark
        kind="force"
        tail={[right + 8, shoulderRight + 8]}
        vector={[newton * forces.right, 0]}
        label={quantity(settings.force, 0, "N")}
        labelAt={[right + 12, shoulderRight + 32]}
        anchor="start"
      />
      <ArrowMark
        kind="velocity"
        tail={[left, 20]}
        vector={[speed * current.left.v, 0]}
        label={quantity(-current.left.v, 2, "m/s")}
        labelAt={[Math.max(left, 88), 6]}
        anchor="end"
      />
      <ArrowMark
        kind="velocity"
        tail={[right, 20]}
        vector={[speed * current.right.v, 0]}
        label={quantity(current.right.v, 2, "m/s")}
        labelAt={[Math.min(right, pictureWidth - 88), 6]}
        anchor="start"
      />
      <PositionAxis
        scale={{ origin: 0, offset: pictureWidth / 2, factor: 26 }}
        from={-iceLength}
        to={iceLength}
        step={4}
        y={154}
        traced={[...traced, current].flatMap(({ left: a, right: b }) => [a.x, b.x])}
      />
    </svg>
  );
}

/** Returns a skater's height in the drawing. It is proportional to the cube root of the mass, as for similar bodies. */
function height(mass: number): number {
  return 84 * Math.cbrt(mass / 60);
}

function shoulder(mass: number): number {
  return rounded(ice - 0.72 * height(mass));
}

/** @param facing 1 to the right, −1 to the left @param reach position of the hands; null if the arms hang */
function Skater({
  x,
  mass,
  facing,
  reach = null,
  ghost = false,
}: {
  x: number;
  mass: number;
  facing: 1 | -1;
  reach?: number | null;
  ghost?: boolean;
}) {
  const tall = height(mass);
  const up = (part: number) => rounded(ice - 4 - part * tall);
  const along = (part: number) => rounded(x + facing * part * tall);
  const hip = `${along(-0.02)} ${up(0.42)}`;
  const arms =
    reach === null
      ? `M${along(0)} ${up(0.7)}L${along(0.1)} ${up(0.56)}L${along(0.16)} ${up(0.44)}`
      : `M${along(0)} ${up(0.7)}L${rounded(reach - facing * 5)} ${up(0.64)}`;
  return (
    <g
      className={ghost ? "mech-ghost stroke-mute stroke-1 opacity-60" : "stroke-ink stroke-[5] [stroke-linecap:round]"}
    >
      <path d={`M${along(0)} ${up(0.72)}L${hip}`} />
      <path d={`M${hip}L${along(0.06)} ${up(0.2)}L${along(-0.02)} ${up(0)}`} />
      <path d={`M${hip}L${along(-0.08)} ${up(0.2)}L${along(-0.2)} ${up(0)}`} />
      <path
        d={`M${along(-0.08)} ${ice - 2}h${rounded(facing * 0.18 * tall)}M${along(-0.28)} ${ice - 2}h${rounded(facing * 0.16 * tall)}`}
      />
      <path d={arms} />
      <circle
        className={ghost ? undefined : "fill-paper stroke-[2.8]"}
        cx={along(0.02)}
        cy={up(0.84)}
        r={rounded(0.09 * tall)}
      />
    </g>
  );
}
