/**
 * A bus leaves at rest with a = 1.5 m/s²: s = a·t²/2. A runner at v = 6 m/s starts d metres behind its door:
 * s = −d + v·t. They meet where a·t²/2 − v·t + d = 0: twice if d < v²/(2a) = 12 m, once if equal, else never.
 */
import { fit, sample, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { axes, circle, segment } from "../kit/shapes";

const [acceleration, speed] = [1.5, 6];

/** Returns the seconds at which a runner is level with the door. The runner starts `behind` metres behind it. */
export const meetings = (behind: number): number[] => {
  const under = speed ** 2 - 2 * acceleration * behind;
  if (under < 0) return [];
  const root = Math.sqrt(under);
  return [...new Set([(speed - root) / acceleration, (speed + root) / acceleration])];
};

/** Returns the distance of the door from the stop after `t` seconds, metres. */
export const door = (t: number): number => (acceleration * t ** 2) / 2;

/** The greatest start behind the door from which the runner still reaches it, metres. */
export const limit: number = speed ** 2 / (2 * acceleration);

const [left, zero, perSecond, perMetre] = [76, 352, 80, 8.4];
const toPicture = ([t, s]: Vec2): Vec2 => [left + perSecond * t, zero - perMetre * s];
const [floor, ceiling] = [-17, 38];
const bottom = toPicture([0, floor])[1];
const runner = (behind: number): string => {
  const last = Math.min(7.9, (ceiling + behind) / speed);
  return segment(toPicture([0, -behind]), toPicture([last, speed * last - behind]), 1);
};
const bus = sample(0, Math.sqrt((2 * ceiling) / acceleration), 40, (t) => toPicture([t, door(t)]));
const early = meetings(9).map((t) => toPicture([t, door(t)]));
const touching = meetings(limit).map((t) => toPicture([t, door(t)]));

export default {
  name: "kapja-e-autobusit",
  subject: "physics",
  width: 720,
  height: 546,
  title: "Tri nisje pas autobusit",
  description:
    "Vendi sipas kohës: parabola e autobusit dhe tri drejtëza të një vrapuesi me 6\u00a0m/s, që niset 9, 12 ose 15 metra " +
    "prapa derës. E para e pret parabolën pas 2 dhe 6 sekondash, e dyta e prek pas 4, e treta nuk e arrin.",
  body:
    mark("dotted", segment(toPicture([0, 0]), toPicture([7.9, 0]))) +
    mark(
      "medium",
      axes({
        left,
        right: 710,
        top: 24,
        bottom,
        xTicks: [2, 4, 6].map((t) => toPicture([t, 0])[0]),
        yTicks: [27, 12, 0, -9, -12, -15].map((s) => toPicture([0, s])[1]),
      }),
    ) +
    mark("thin", runner(9) + runner(15)) +
    mark("spot", runner(limit)) +
    mark("heavy", fit(bus, 0.5)) +
    mark("inkFill", early.map((p) => circle(...p, 9)).join("")) +
    mark("spotFill", touching.map((p) => circle(...p, 12)).join("")) +
    [27, 12, 0].map((s) => label(left - 16, toPicture([0, s])[1] + 9, String(s), { anchor: "end" })).join("") +
    [9, 12, 15]
      .map((s) =>
        label(left - 16, toPicture([0, -s])[1] + 9, `−${s}`, {
          anchor: "end",
          size: 25,
          ...(s === limit ? { tone: "spot", bold: true } : {}),
        }),
      )
      .join("") +
    [2, 4, 6].map((t) => label(toPicture([t, 0])[0], bottom + 36, String(t), { anchor: "middle" })).join("") +
    label(710, bottom + 36, "s", { anchor: "end" }) +
    label(left + 14, 44, "m") +
    label(toPicture([6.2, 0])[0], toPicture([0, 33])[1], "autobusi", { anchor: "end" }) +
    label(toPicture([5.75, 0])[0], toPicture([0, 13])[1], "ti, 6\u00a0m/s"),
} satisfies Picture;
