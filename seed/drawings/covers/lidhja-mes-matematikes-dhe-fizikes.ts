/**
 * The fastest path down from rest to any other point is a cycloid. Johann Bernoulli found it in 1697 (Acta Eruditorum):
 * x = k(θ − sin θ), y = k(1 − cos θ), passed in the time θ·√(k/g). It is also the path of light through layers with the
 * speed √(2gy). The fronts, the points reached at the same time, cross every cycloid at a right angle. Paths in ink
 * (mathematics), fronts at equal times in purple (physics); the ink bead takes the straight path.
 */
import { fit, sample, type Vec2 } from "../kit/curve";
import { cleared, mark, word } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, segment } from "../kit/shapes";

/** Returns a point of the cycloid of a wheel of radius k, rolled by θ. It counts from the start, y downwards. */
export const cycloid = (k: number, angle: number): Vec2 => [k * (angle - Math.sin(angle)), k * (1 - Math.cos(angle))];
/** Returns the place on cycloid k at time t after rest, with g = 1. */
export const after = (t: number, k: number): Vec2 => cycloid(k, t / Math.sqrt(k));
/**
 * Returns the wheel of the cycloid whose first arch passes through the point. It gives k and the angle rolled until
 * there.
 */
export const wheelTo = ([x, y]: Vec2): { k: number; angle: number } => {
  let [low, high] = [1e-6, 2 * Math.PI - 1e-6];
  for (let i = 0; i < 60; i++) {
    const angle = (low + high) / 2;
    if ((angle - Math.sin(angle)) / (1 - Math.cos(angle)) < x / y) low = angle;
    else high = angle;
  }
  return { k: y / (1 - Math.cos(low)), angle: low };
};
/** Returns where the straight path to a point has led at time t. The unit is g = 1. */
export const straight = (t: number, [x, y]: Vec2): Vec2 => {
  const length = Math.hypot(x, y);
  const gone = ((y / length) * t * t) / 2 / length;
  return [x * gone, y * gone];
};

const start: Vec2 = [600, 34];
const toPicture = ([x, y]: Vec2): Vec2 => [start[0] + x, start[1] + y];
const isNear = ([x, y]: Vec2) => Math.abs(x) < 640 && y < 880;

const turn = 2 * Math.PI;
const way = (k: number, from = 0) =>
  sample(from / Math.sqrt(k), turn, 300, (angle) => cycloid(k, angle)).filter(isNear);
/** Returns the front at time t. It runs from a full turn of the wheel to nearly none, which is the free fall. */
const front = (t: number) => sample(turn, 0.001, 200, (angle) => after(t, (t / angle) ** 2)).filter(isNear);
const bothSides = (points: Vec2[]) =>
  fit(points.map(toPicture), 0.8) +
  fit(
    points.map(([x, y]) => toPicture([-x, y])),
    0.8,
  );

const step = 3.1;
/** Wheels whose paths divide one far front evenly. Most begin only at a later front, or ink would fill the start. */
const wheels = sample(1, 36, 35, (i) => ((20 * step) / ((i * turn) / 24)) ** 2).filter((_, i) => i < 24 || i % 2);

const begin = (i: number) => (i % 2 ? 6 : i % 4 ? 4 : 1.6);

/** The front on which the race ends, and its end. */
export const arrival = 11 * step;
export const target = after(arrival, 120);
const best = wheelTo(target);
const reached = front(arrival).map(toPicture);
const mirrored = reached.map(([x, y]): Vec2 => [2 * start[0] - x, y]).reverse();

export default {
  name: "lidhja-mes-matematikes-dhe-fizikes",
  subject: "math",
  width: 1200,
  height: 800,
  title: "Cikloidat, rrugët më të shpejta nga një pikë",
  description:
    "Nga një pikë rrëshqasin rruaza nëpër shumë cikloida; çdo vijë vjollcë tregon ku janë të gjitha në të njëjtin " +
    "çast dhe i pret rrugët në kënd të drejtë. Rruaza blu ka mbërritur, ajo në rrugën e drejtë është ende pas.",
  body:
    mark("tint", `${fit(reached)}${fit(mirrored, 0.9, { join: true })}z`) +
    mark("thin", wheels.map((k, i) => bothSides(way(k, begin(i) * step))).join("") + segment(start, [start[0], 800])) +
    mark("physicsLine", sample(1, 23, 22, (i) => bothSides(front(i * step))).join("")) +
    mark("medium", `M0 ${start[1]}H1200`) +
    mark("dotted", segment(start, toPicture(target))) +
    mark("spot", fit(way(best.k).map(toPicture))) +
    mark("spotFill", circle(...toPicture(target), 16)) +
    mark("inkFill", circle(...start, 12) + circle(...toPicture(straight(arrival, target)), 14)),
  words: cleared(
    word(1180, 360, "mbërriti e para", { anchor: "end", tone: "spot" }) +
      word(1185, 150, "rruga e drejtë", { anchor: "end" }),
  ),
} satisfies Picture;
