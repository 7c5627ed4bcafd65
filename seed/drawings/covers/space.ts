/**
 * The lesson's opening: the road from Tirana to Shkodra, turned upright about Tirana. Its hundred kilometres, to scale
 * (4.5 units a kilometre), reach Kármán's line. A body that leaves there sideways falls round the Earth: without air,
 * two-body motion with µ = 398,600 km³/s² and R = 6371 km; thin for 0 to 4 km/s, spot for the speed of a circle at that
 * height. Hatching: between two lines is one twentieth of all air (exponential atmosphere, 7.2 km).
 */
import { fit, numbers, polyline, sample, type Vec2 } from "../kit/curve";
import { mark, word } from "../kit/marks";
import { rk4 } from "../kit/numerics";
import type { Picture } from "../kit/picture";
import { circle, rect } from "../kit/shapes";

export const [mu, radius, karman] = [398_600, 6371, 100];
/** Returns the speed in km/s that keeps a satellite at a height in km. */
export const circleSpeed = (height: number): number => Math.sqrt(mu / (radius + height));

type State = readonly [x: number, y: number, vx: number, vy: number];
const pull = ([x, y, vx, vy]: State): State => {
  const k = -mu / Math.hypot(x, y) ** 3;
  return [vx, vy, k * x, k * y];
};
export const heightOf = ([x, y]: State): number => Math.hypot(x, y) - radius;

/**
 * Returns the fall of a body that leaves Kármán's line sideways, second after second. Its speed is in km/s; it falls to
 * the ground or to the end of `seconds`.
 */
export const fall = (speed: number, seconds: number): State[] => {
  let state: State = [0, radius + karman, speed, 0];
  const path = [state];
  for (let t = 0; t < seconds && heightOf(state) > 0; t += 1) {
    state = rk4(pull, state, 1);
    path.push(state);
  }
  const [before, last] = path.slice(-2);
  if (before === undefined || last === undefined || heightOf(last) >= 0) return path;
  // The last step ends on the ground, not a second later below it.
  const part = heightOf(before) / (heightOf(before) - heightOf(last));
  const landed = last.map((value, i) => (before[i] as number) + part * (value - (before[i] as number)));
  return [...path.slice(0, -1), landed as unknown as State];
};
/** Returns the height in km below which this share of all air is. */
export const airBelow = (share: number): number => -7.2 * Math.log(1 - share);

const [left, ground, scale] = [170, 716, 4.5];
const toPicture = ([x, y]: Vec2): Vec2 => [left + x * scale, ground - (y - radius) * scale];
/** Returns a place by its distance along the ground and its height, in km. */
const above = (along: number, height: number): Vec2 => {
  const r = radius + height;
  return toPicture([r * Math.sin(along / radius), r * Math.cos(along / radius)]);
};
const level = (height: number) => sample(-40, 230, 12, (along) => above(along, height));
const air = sample(1, 19, 18, (k) => fit(level(airBelow(k / 20)), 0.6, { digits: 1 })).join("");
const speeds = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4];
const falls = speeds.map((speed) =>
  fit(
    fall(speed, 300)
      .map(([x, y]) => toPicture([x, y]))
      .filter(([x]) => x < 1230),
    0.8,
  ),
);
const stays = fall(circleSpeed(karman), 40).map(([x, y]) => toPicture([x, y]));
const top = above(0, karman);

/** Returns a point of the road at `km`, raised by an angle. The little car is on that road. */
const swung = (km: number, angle: number): Vec2 => [
  left + km * scale * Math.cos(angle),
  ground - km * scale * Math.sin(angle),
];
const car = (km: number, angle: number): string => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const onCar = ([x, y]: Vec2): Vec2 => {
    const [px, py] = swung(km, angle);
    return [px + x * c - y * s, py - x * s - y * c];
  };
  const shape: Vec2[] = [
    [-34, 12],
    [-34, 28],
    [-18, 31],
    [-8, 47],
    [14, 47],
    [22, 30],
    [34, 26],
    [34, 12],
  ];
  return (
    mark("paperFill", polyline(shape.map(onCar), { close: true })) +
    mark("medium", polyline(shape.map(onCar), { close: true })) +
    mark("inkFill", circle(...onCar([-18, 10]), 9) + circle(...onCar([18, 10]), 9))
  );
};
const quarter = Math.PI / 2;
const road = (angle: number) => polyline([swung(0, angle), swung(karman, angle)]);
const turn = sample(0, quarter, 40, (angle) => swung(karman, angle));
const milestones = sample(1, 9, 8, (i) => `M${numbers([left - 14, above(0, i * 10)[1]])}h28`).join("");

export default {
  name: "space",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Njëqind kilometra rrugë, të ngritura në këmbë",
  description:
    "Njëqind kilometrat e rrugës Tiranë–Shkodër kthehen drejt lart dhe arrijnë vijën e Karmanit; ajri mbetet poshtë, i " +
    "dendur vetëm pranë tokës. Kush niset andej anash bie përsëri, përveç atij që niset me shpejtësinë e duhur: vija me ngjyrë.",
  body:
    mark(
      "tint",
      `M0 0H1200V${above(228, karman)[1].toFixed(0)}${fit(stays.slice().reverse(), 0.6, { join: true })}L0 ${top[1].toFixed(0)}z`,
    ) +
    mark("thin", air, { also: "ai" }) +
    mark("heavy", fit(level(0), 0.6)) +
    mark("thin", falls.join("")) +
    mark("dotted", fit(turn, 0.8)) +
    mark("medium", road(0.28 * quarter) + road(0.62 * quarter), { also: "gh" }) +
    mark("inkFill", rect(left - 5, top[1], 10, karman * scale)) +
    mark("medium", milestones) +
    car(52, 0) +
    car(52, 0.28 * quarter) +
    car(52, 0.62 * quarter) +
    car(62, quarter) +
    mark("spot", fit(stays, 0.6)) +
    mark("spotFill", circle(...top, 24)),
  words:
    word(left + 40, 226, "100\u00a0km: këtu nis hapësira", { tone: "spot", on: "tint" }) +
    word(left, 776, "Tirana", { anchor: "middle" }) +
    word(left + karman * scale, 776, "Shkodra", { anchor: "middle" }) +
    word(1180, 600, "ajri hollohet", { anchor: "end" }),
  style: ".gh{stroke-width:2;stroke-dasharray:14 9}.ai{stroke-width:1.2}.a{stroke-width:1.8}.s{stroke-width:8}",
} satisfies Picture;
