/**
 * A light clock: a flash between two mirrors. At rest it travels four units in four units of time. The same clock moves
 * at 0.6 of the speed of light: its flash takes the slanted path of the triangle 3, 4, 5, at the same speed, and needs
 * five. So T/τ = 5/4 = 1/√(1 − 0.6²). A dot for every unit of time.
 */
import { polyline, sample, type Vec2 } from "../kit/curve";
import { arrow, label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, segment } from "../kit/shapes";

export const speed = 0.6;
const mirrors = 4;
/** Returns the time between the mirrors at `v` times the speed of light. Units are as in the picture. */
export const oneWay = (v: number): number => mirrors / Math.sqrt(1 - v * v);

const [unit, low, high, rest, start] = [58, 266, 34, 92, 256];
/** Returns where the flash of the moving clock is at time `t`. It counts across, and up from the lower mirror. */
export const flash = (t: number): Vec2 => {
  const rise = t * Math.sqrt(1 - speed * speed);
  return [speed * t, rise <= mirrors ? rise : 2 * mirrors - rise];
};
const toPicture = ([x, y]: Vec2): Vec2 => [start + unit * x, low - unit * y];
const dot = ([x, y]: Vec2) => circle(x, y, 7);
const mirror = (x: number) =>
  segment([x - 40, low + 4], [x + 40, low + 4]) + segment([x - 40, high - 4], [x + 40, high - 4]);
const turn = toPicture(flash(5));
const foot: Vec2 = [turn[0], low];
const [first, last] = [toPicture(flash(0)), toPicture(flash(10))];

export default {
  name: "ora-prej-drite",
  subject: "physics",
  width: 720,
  height: 390,
  title: "Një orë prej drite, në prehje dhe në lëvizje",
  description:
    "Majtas drita ngjitet drejt mes dy pasqyrave, katër hapa. Djathtas e njëjta orë ecën tre hapa ndërsa drita " +
    "bën pesë, pjerrtas: trekëndëshi 3, 4, 5. Me të njëjtën shpejtësi drite, tik-taku i orës që ecën zgjat pesë " +
    "të katërtat.",
  body:
    mark("tint", polyline([first, turn, foot], { close: true })) +
    mark("heavy", [rest, first[0], turn[0], last[0]].map(mirror).join("")) +
    mark("dotted", segment(turn, foot)) +
    mark("medium", segment(first, foot)) +
    mark("medium", segment([rest, low], [rest, high])) +
    mark("inkFill", sample(0, 4, 4, (t) => dot([rest, low - unit * t])).join("")) +
    mark("spot", polyline([first, turn, last])) +
    mark("spotFill", sample(0, 10, 10, (t) => dot(toPicture(flash(t)))).join("")) +
    label(rest - 18, (low + high) / 2 + 10, "4", { anchor: "end" }) +
    label(turn[0] + 14, (low + high) / 2 + 40, "4") +
    label((first[0] + turn[0]) / 2 - 18, (low + high) / 2 - 14, "5", { anchor: "end", tone: "spot", bold: true }) +
    label((first[0] + foot[0]) / 2, low - 12, "3", { anchor: "middle", on: "tint" }) +
    arrow([first[0] + 60, low + 46], [last[0] - 60, low + 46], "medium") +
    label(rest, 368, "ora në prehje", { anchor: "middle" }) +
    label(turn[0], 368, "ora që ecën, 0,6\u00a0c", { anchor: "middle" }),
} satisfies Picture;
