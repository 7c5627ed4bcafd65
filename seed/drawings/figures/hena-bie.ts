/**
 * The Moon's place for six days, without attraction and in reality. Without attraction it lies along the tangent (v·t),
 * in reality on the circle. The circle, the six days and the Earth's disc are to scale. r = 384 400 km, T = 27,32 days,
 * Earth's radius 6371 km.
 */
import { numbers, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { arc, arrowHead, circle, segment } from "../kit/shapes";

const distance = 384400;
const period = 27.32;
const earthRadius = 6371;

/** Returns the angle that the Moon sweeps in `days`, radians. */
const swept = (days: number): number => (2 * Math.PI * days) / period;

/**
 * Returns the place after `days` as multiples of the distance. The Earth is the origin, the Moon starts at (0, 1)
 * towards +x.
 */
const onTangent = (days: number): Vec2 => [swept(days), 1];
export const onOrbit = (days: number): Vec2 => [Math.sin(swept(days)), Math.cos(swept(days))];

/** Returns how far the Moon has fallen below its straight road after `days`, in km. */
export const fallen = (days: number): number => {
  const [p, q] = [onTangent(days), onOrbit(days)];
  return distance * Math.hypot(p[0] - q[0], p[1] - q[1]);
};

const radius = 400;
const earth: Vec2 = [58, 494];
const toPicture = ([x, y]: Vec2): Vec2 => [earth[0] + radius * x, earth[1] - radius * y];
const days = [1, 2, 3, 4, 5, 6];
const start = toPicture([0, 1]);
const last = toPicture(onTangent(6));
const end = toPicture(onOrbit(6));

const falls = days.map((day) => {
  const [p, q] = [toPicture(onTangent(day)), toPicture(onOrbit(day))];
  const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
  const keep = Math.max(0, 1 - 21 / length);
  const neck: Vec2 = [p[0] + (q[0] - p[0]) * keep, p[1] + (q[1] - p[1]) * keep];
  const tip: Vec2 = [q[0] - (9 * (q[0] - p[0])) / length, q[1] - (9 * (q[1] - p[1])) / length];
  const head = day === 1 ? "" : arrowHead(tip, Math.atan2(q[1] - p[1], q[0] - p[0]), 17);
  return { line: segment(p, day === 1 ? q : neck, 1), head };
});

const tint = `M${numbers(start)}H${Math.round(last[0])}L${numbers(end)}A${radius} ${radius} 0 0 0 ${numbers(start)}z`;
const spokes = days.map((day) => segment(earth, toPicture(onOrbit(day)), 1)).join("");
const ticks = [0, ...days].map((day) => circle(...toPicture(onTangent(day)), 6)).join("");
const moons = [0, ...days].map((day) => circle(...toPicture(onOrbit(day)), 9)).join("");

export default {
  name: "hena-bie",
  subject: "physics",
  width: 720,
  height: 540,
  title: "Gjashtë ditë rënie",
  description:
    "Nga i njëjti vend nisen dy rrugë: vija e drejtë që do të bënte Hëna pa tërheqje dhe rrethi që bën vërtet. " +
    "Shigjetat nga vija te rrethi janë rëniet pas 1, 2, 3, 4, 5 dhe 6 ditësh; ato rriten gati si 1, 4, 9, 16.",
  body:
    mark("tint", tint) +
    mark("thin", spokes) +
    mark("dotted", segment(start, [712, start[1]])) +
    mark("medium", arc(earth[0], earth[1], radius, -Math.PI / 2, 0.09)) +
    mark("spot", falls.map(({ line }) => line).join("")) +
    mark("spotFill", falls.map(({ head }) => head).join("")) +
    mark("paperFill", ticks) +
    mark("medium", ticks) +
    mark("inkFill", moons + circle(earth[0], earth[1], (earthRadius / distance) * radius, 1)) +
    days
      .map((day) =>
        label(toPicture(onTangent(day))[0], 72, day === 6 ? "6\u00a0ditë" : String(day), { anchor: "middle" }),
      )
      .join("") +
    label(58, 32, "pa tërheqje", { tone: "mute", italic: true }) +
    label(82, 522, "Toka") +
    label(482, 470, "me tërheqje", { tone: "mute", italic: true }),
} satisfies Picture;
