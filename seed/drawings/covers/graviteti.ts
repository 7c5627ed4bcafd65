/**
 * Newton's cannon. Every shot is integrated from r'' = −GM·r/r³ with RK4; units: GM = 1, the launch radius is 1, so
 * the circular orbit has v = 1 and the parabola of escape v = √2. The dotted circles are equal steps of the potential
 * −GM/r.
 */
import { fit, polyline, type Vec2 } from "../kit/curve";
import { cleared, mark, word } from "../kit/marks";
import { rk4 } from "../kit/numerics";
import type { Picture } from "../kit/picture";
import { circle, hatch } from "../kit/shapes";

export type ShotState = readonly [x: number, y: number, vx: number, vy: number];

/** Returns the derivative of the state under a point mass. The mass is at the origin, with GM = 1. */
const gravity = ([x, y, vx, vy]: ShotState): ShotState => {
  const cube = Math.hypot(x, y) ** 3;
  return [vx, vy, -x / cube, -y / cube];
};

const centre: Vec2 = [400, 440];
/** Turn of the launch point to the left. The family of paths then fills the field. */
const tilt = -0.42;
const planet = 130;
const launch = 172;

/**
 * Returns the path of a shot fired sideways from the launch height with `speed`. A speed of 1 is circular. It ends
 * where it hits the planet, comes round once or leaves the picture. Returns the states, the first included.
 */
export const shot = (speed: number): ShotState[] => {
  let state: ShotState = [0, -1, speed, 0];
  const path = [state];
  let turned = 0;
  while (turned < 2 * Math.PI) {
    const r = Math.hypot(state[0], state[1]);
    const next = rk4(gravity, state, Math.min(0.02, 0.004 * r));
    const swept = Math.atan2(state[0] * next[1] - state[1] * next[0], state[0] * next[0] + state[1] * next[1]);
    turned += swept;
    state = next;
    path.push(state);
    if (Math.hypot(state[0], state[1]) * launch < planet || Math.abs(state[0]) * launch > 1500) break;
  }
  return path;
};

const toPicture = ([x, y]: readonly [number, number, ...unknown[]]): Vec2 => [
  centre[0] + launch * (x * Math.cos(tilt) - y * Math.sin(tilt)),
  centre[1] + launch * (x * Math.sin(tilt) + y * Math.cos(tilt)),
];

const drawn = (speed: number, tolerance = 1): string => {
  const path = shot(speed);
  const points = path.filter((_, i) => i % 6 === 0 || i === path.length - 1);
  return fit(points.map(toPicture), tolerance);
};

/** The mountain from which every shot leaves: its peak at the launch, its feet on the planet. */
const foot = (angle: number): Vec2 => [(planet / launch) * Math.sin(angle), (-planet / launch) * Math.cos(angle)];
export const mountain: Vec2[] = [foot(-0.2), [0, -1], foot(0.2)];
const barrel: Vec2[] = [
  [-0.16, -1.05],
  [0, -1.05],
  [0, -0.95],
  [-0.16, -0.95],
];
const falls = [0.35, 0.5, 0.62, 0.72, 0.8];
const ellipses = Array.from({ length: 10 }, (_, i) => 1.04 + 0.03 * i);
const escapes = [1.46, 1.52, 1.6, 1.7, 1.85, 2.05, 2.4, 3];
const [cx, cy] = centre;

const potential = Array.from({ length: 7 }, (_, i) => planet / (1 - (i + 1) * 0.125)).filter((r) => r > launch + 6);
const shade = hatch(cy - planet, cy + planet, 29, (y, i) => {
  const half = Math.sqrt(planet ** 2 - (y - cy) ** 2);
  return [cx + half * (i % 2 ? 0.42 : -0.12), cx + half];
});

export default {
  name: "graviteti",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Topi i Njutonit",
  description:
    "Nga një mal i lartë gjuhen gjyle me shpejtësi të ndryshme. Të ngadaltat bien në tokë, njëra mbyll rrethin " +
    "rreth planetit, të tjerat vizatojnë elipsa ose ikin përgjithmonë: e njëjta forcë, shpejtësi të ndryshme.",
  body:
    mark("tint", circle(cx, cy, planet)) +
    mark("dotted", potential.map((r) => circle(cx, cy, r)).join("")) +
    mark("thin", [...falls, ...ellipses, ...escapes].map((v) => drawn(v)).join("") + shade) +
    mark("medium", circle(cx, cy, planet)) +
    mark("paperFill", polyline(mountain.map(toPicture), { close: true })) +
    mark("medium", polyline(mountain.map(toPicture), { close: true })) +
    mark("spot", circle(cx, cy, launch) + drawn(Math.SQRT2, 0.8)) +
    mark("inkFill", polyline(barrel.map(toPicture), { close: true })) +
    mark("spotFill", circle(cx + launch, cy, 13)),
  words: cleared(
    word(612, 455, "s’e prek kurrë", { tone: "spot" }) +
      word(1190, 700, "shpejtësia e ikjes", { anchor: "end", tone: "spot" }),
  ),
} satisfies Picture;
