/**
 * Thunder on a summer afternoon. The speed of sound is c = 331.3 m/s · √(1 + t/273.15 °C). At the ground it is 25 °C,
 * and the temperature falls by 6.5 °C per km (the standard atmosphere's lapse rate), so the rays bend up: along a ray
 * cos θ / c is constant (Snell). Integrated with RK4 from the top of the flash, 4 km high. The ray that grazes the
 * ground is the last one: beyond it the flash is seen but not heard. Heights are drawn 4.5 times as large as distances.
 */
import { fit, polyline, sample, type Vec2 } from "../kit/curve";
import { cleared, mark, word } from "../kit/marks";
import { mulberry32, rk4 } from "../kit/numerics";
import type { Picture } from "../kit/picture";
import { circle, hatch } from "../kit/shapes";

const [groundTemperature, lapse] = [25, 6.5];
export const source = 4;

/** Returns the speed of sound in km/s at a height in km. */
export const speed = (height: number): number => 0.3313 * Math.sqrt(1 + (groundTemperature - lapse * height) / 273.15);

/** Place in km, direction above the horizontal in radians, time in seconds. */
export type Sound = readonly [x: number, z: number, angle: number, time: number];

/** Returns the rates of change per km of path. The angle turns by −cos θ · c′/c. */
const along = ([, z, angle]: Sound): Sound => {
  const slope = (speed(z + 1e-4) - speed(z - 1e-4)) / 2e-4;
  return [Math.cos(angle), Math.sin(angle), (-Math.cos(angle) * slope) / speed(z), 1 / speed(z)];
};

/** Returns the ray from the flash's top at `angle`. It ends at the ground or at `far` km, whichever comes first. */
export const ray = (angle: number, far = 75, step = 0.1): Sound[] => {
  let state: Sound = [0, source, angle, 0];
  const path = [state];
  while (Math.abs(state[0]) < far && state[1] < 12) {
    const next = rk4(along, state, step);
    if (next[1] < 0) {
      const share = state[1] / (state[1] - next[1]);
      path.push(state.map((v, i) => v + share * ((next[i] as number) - v)) as unknown as Sound);
      break;
    }
    state = next;
    path.push(state);
  }
  return path;
};

/** Angle of the ray that grazes the ground: cos θ = c(source)/c(0), downwards. */
export const grazing = -Math.acos(speed(source) / speed(0));

const [flash, ground, perKm, perHeight] = [250, 700, 20, 90];
const toPicture = ([x, z]: readonly [number, number, ...unknown[]]): Vec2 => [
  flash + perKm * x,
  ground - perHeight * z,
];
/** Returns a ray's direction in the air. It leaves at `drawn` radians on the page. */
const inAir = (drawn: number) => Math.atan2(Math.sin(drawn) * perKm, Math.cos(drawn) * perHeight);
const last = ray(grazing + 1e-5);
const touch = last.reduce((a, b) => (b[1] < a[1] ? b : a));
const rays = sample(0, 71, 71, (i) => inAir((i * Math.PI) / 36 + 0.02))
  .filter((angle) => Math.abs(angle - grazing) > 0.005)
  .map((angle) => ray(angle).map(toPicture))
  .map((path) => path.filter(([x, y]) => Math.hypot(x - flash, y - ground + perHeight * source) > 24));

/** Directions round the flash, counter-clockwise from straight down. */
const circleRound = sample(-Math.PI / 2, 1.5 * Math.PI, 720, inAir);
const beyond = circleRound.findIndex((angle) => angle > grazing);
const paths = [...circleRound.slice(0, beyond), grazing + 1e-5, ...circleRound.slice(beyond)].map((angle) =>
  ray(angle, 75, 0.2),
);

/**
 * Returns the sound `time` seconds after the flash, along every path. It is null where the sound has reached the
 * ground.
 */
export const front = (time: number): (Sound | null)[] =>
  paths.map((path) => {
    const i = path.findIndex((s) => s[3] >= time);
    const [a, b] = [path[i - 1], path[i]];
    if (!a || !b) return null;
    const share = (time - a[3]) / (b[3] - a[3]);
    return a.map((v, n) => v + share * ((b[n] as number) - v)) as unknown as Sound;
  });
/** Returns the parts of a front that are on the page. */
const parts = (sounds: readonly (Sound | null)[]): Vec2[][] => {
  const runs: Vec2[][] = [[]];
  for (const sound of sounds) {
    const [x, y] = sound ? toPicture(sound) : [-99, 0];
    if (x > -30 && x < 1230 && y > -30) runs.at(-1)?.push([x, y]);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.filter((run) => run.length > 3);
};
/** Extends a front over the last steps to the ground. No computed ray reaches it at exactly this moment. */
const landed = (points: Vec2[]): Vec2[] => {
  const [p, q] = points as [Vec2, Vec2];
  const share = (ground - p[1]) / (p[1] - q[1]);
  return share > 0 && share < 12 && p[1] > ground - 40 && p[0] < toPicture(touch)[0]
    ? [[p[0] + share * (p[0] - q[0]), ground], ...points]
    : points;
};
const grounded = (points: Vec2[]) => landed(landed(points).slice().reverse());
const fronts = sample(10, 150, 14, (time) => parts(front(time)).map(grounded)).flat();

const random = mulberry32(352);
/** Makes a flash by repeated halving. Each middle is moved aside by up to `wild` of the length. */
const flashLine = (a: Vec2, b: Vec2, depth: number, wild: number): Vec2[] => {
  if (depth === 0) return [b];
  const aside = (2 * random() - 1) * wild;
  const middle: Vec2 = [(a[0] + b[0]) / 2 - aside * (b[1] - a[1]), (a[1] + b[1]) / 2 + aside * (b[0] - a[0])];
  return [...flashLine(a, middle, depth - 1, wild), ...flashLine(middle, b, depth - 1, wild)];
};
const top = toPicture([0, source]);
const bolt = [top, ...flashLine(top, [flash, ground], 5, 0.3)];
const branch = (from: number, to: Vec2): string => {
  const start = bolt[from] as Vec2;
  return polyline([start, ...flashLine(start, to, 3, 0.22)]);
};
const branches = branch(6, [flash + 70, 520]) + branch(17, [flash - 96, 640]);
const soil = hatch(ground, 806, 7, () => [0, 1200], { spacing: 1.4 });
const shadow = last.filter((s) => s[0] >= touch[0]).map(toPicture);

export default {
  name: "perhapja-zerit",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Deri ku dëgjohet bubullima",
  description:
    "Lart ajri është më i ftohtë, prandaj rrezet e zërit përkulen përpjetë. E fundit prek tokën njëzet e shtatë " +
    "kilometra larg: përtej saj vetëtima shihet, por bubullima nuk dëgjohet.",
  body:
    mark("tint", `${fit(shadow)}L1200 ${ground}z`) +
    mark("thin", rays.map((path) => fit(path, 1.2)).join("") + soil) +
    mark("medium", fronts.map((points) => fit(points, 1)).join(""), { also: "fr" }) +
    mark("spot", fit(last.map(toPicture))) +
    mark("heavy", polyline(bolt), { also: "bo" }) +
    mark("medium", branches, { also: "br" }) +
    mark("heavy", `M0 ${ground}H1200`) +
    mark("spotFill", circle(...top, 15) + circle(...toPicture(touch), 13)),
  words:
    cleared(word(786, 774, "27\u00a0km", { anchor: "middle", tone: "spot" })) +
    word(1186, 672, "s’dëgjohet", { anchor: "end", on: "tint" }),
  style: ".bo{stroke-width:9}.br{stroke-width:4.5}.fr{stroke-width:2.2}",
} satisfies Picture;
