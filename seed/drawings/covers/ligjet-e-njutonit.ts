/**
 * Newton's cradle. The outer ball falls as a pendulum, θ'' = −(g/l)·sin θ (RK4, frictionless), and strikes a row of
 * equal balls; momentum and energy pass through and the far ball rises to the same height. Exposures at equal times.
 */
import { fit, numbers, sample, type Vec2 } from "../kit/curve";
import { mark, word } from "../kit/marks";
import { rk4 } from "../kit/numerics";
import type { Picture } from "../kit/picture";
import { arc, circle, hatch, segment } from "../kit/shapes";

type Swing = readonly [angle: number, rate: number];

/** Returns the derivative of a pendulum's angle and rate, in units of √(l/g). */
const pendulum = ([angle, rate]: Swing): Swing => [rate, -Math.sin(angle)];

const amplitude = 0.54;
const [length, radius, beam] = [610, 56, 62];
const pivots = [0, 1, 2, 3, 4].map((i) => 600 + (i - 2) * 2 * radius);

/**
 * Returns the angles at `count` equal times from release to impact, both included. The release is at `amplitude`, the
 * impact at angle 0.
 */
export const exposures = (count: number): number[] => {
  const h = 1e-3;
  let state: Swing = [amplitude, 0];
  const angles = [amplitude];
  while (state[0] > 0) {
    state = rk4(pendulum, state, h);
    angles.push(state[0]);
  }
  return sample(0, angles.length - 1, count - 1, (i) => Math.max(0, angles[Math.round(i)] as number));
};

const hung = (pivot: number, angle: number): Vec2 => [
  pivot + length * Math.sin(angle),
  beam + length * Math.cos(angle),
];
const [firstPivot, lastPivot] = [pivots[0] as number, pivots[4] as number];
const angles = exposures(6);
const [falling, rising] = [angles.map((a) => hung(firstPivot, -a)), angles.map((a) => hung(lastPivot, a)).reverse()];
const middle = pivots.slice(1, 4);
const resting = middle.map((x) => hung(x, 0));
const string = (pivot: number, ball: Vec2) => segment([pivot, beam], ball);

/** Returns the horizontal lines on the shaded side, as on an engraved sphere. */
const shaded = ([x, y]: Vec2) =>
  hatch(y - radius, y + radius, 11, (h, i) => {
    const half = Math.sqrt(radius ** 2 - (h - y) ** 2);
    return [x + half * (i % 2 ? 0.1 : 0.45), x + half];
  });

const balls = (places: readonly Vec2[]) => {
  const outlines = places.map((p) => circle(...p, radius)).join("");
  return mark("paperFill", outlines) + mark("thin", places.map(shaded).join("")) + mark("medium", outlines);
};

const [start, stopped] = [falling[0] as Vec2, falling.at(-1) as Vec2];
const [struck, goal] = [rising[0] as Vec2, rising.at(-1) as Vec2];
const travel = sample(0, amplitude, 40, (a) => hung(lastPivot, a));
// The end of the swing: the first ball rests, the last is up. Where they were is outlined.
const ghosts = [...falling, ...rising.slice(0, -1)];

export default {
  name: "ligjet-e-njutonit",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Djepi i Njutonit",
  description:
    "Pesë sfera të njëjta varen në fije. E para lëshohet nga e majta dhe godet radhën; tri të mesit nuk lëvizin, " +
    "e fundit ngjitet djathtas po aq lart. Fotografimet janë bërë në kohë të barabarta.",
  body:
    mark("tint", `M${lastPivot} ${beam}L${numbers(struck)}${fit(travel, 0.9, { join: true })}z`) +
    mark("thin", ghosts.map((p, i) => string(i < falling.length ? firstPivot : lastPivot, p)).join("")) +
    mark("thin", string(firstPivot, stopped)) +
    mark("thin", resting.map((p, i) => string(middle[i] as number, p)).join("")) +
    mark("thin", string(lastPivot, goal)) +
    mark("dotted", arc(firstPivot, beam, length, Math.PI / 2, Math.PI / 2 + amplitude)) +
    mark("dotted", segment([start[0], start[1]], [goal[0], goal[1]])) +
    mark("paperFill", ghosts.map((p) => circle(...p, radius)).join("")) +
    mark("thin", ghosts.map((p) => circle(...p, radius)).join("")) +
    mark("spot", fit(travel)) +
    balls(resting) +
    balls([stopped]) +
    mark("spotFill", circle(...goal, radius)) +
    mark("heavy", `M150 ${beam}H1050`, { also: "bar" }),
  words:
    word(20, 500, "kjo bie") +
    word(660, 778, "tri të mesit rrinë", { anchor: "middle" }) +
    word(1190, 500, "po aq lart", { anchor: "end", tone: "spot" }),
  style: ".bar{stroke-width:14}.a{stroke-width:2}.b{stroke-width:3.6}.s{stroke-width:7}",
} satisfies Picture;
