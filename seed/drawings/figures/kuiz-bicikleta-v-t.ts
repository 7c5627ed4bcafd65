/**
 * Speed of a bicycle against time, in straight pieces. The slope is the acceleration, and with the mass the resultant.
 */
import { polyline, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { axes, segment } from "../kit/shapes";

/** Corners of the graph: seconds, metres per second. */
export const corners: readonly Vec2[] = [
  [0, 0],
  [6, 6],
  [10, 6],
  [12, 2],
  [16, 2],
];

/** Returns the acceleration in m/s² of each piece, in the order of time. */
export const accelerations = (): number[] =>
  corners.slice(1).map(([t, v], i) => {
    const [before, slower] = corners[i] as Vec2;
    return (v - slower) / (t - before);
  });

const [left, bottom] = [62, 330] as const;
const toPicture = ([t, v]: Vec2): Vec2 => [left + 39.5 * t, bottom - 42 * v];
const [seconds, speeds] = [
  [2, 4, 6, 8, 10, 12, 14, 16],
  [2, 4, 6],
];
const across = (v: number) => segment(toPicture([0, v]), toPicture([16, v]));
const down = (t: number) => segment(toPicture([t, 0]), toPicture([t, 6.6]));

export default {
  name: "kuiz-bicikleta-v-t",
  subject: "physics",
  width: 720,
  height: 420,
  title: "Shpejtësia e një biçiklete sipas kohës",
  description:
    "Vija rritet drejt nga 0 në 6 metra në sekondë deri te sekonda 6, mbetet e njëjtë deri te sekonda 10, bie drejt " +
    "në 2 metra në sekondë te sekonda 12 dhe mbetet e njëjtë deri te sekonda 16.",
  body:
    mark("thin", speeds.map(across).join("") + seconds.map(down).join(""), { also: "gr" }) +
    mark(
      "medium",
      axes({
        left,
        right: toPicture([16, 0])[0] + 14,
        top: 46,
        bottom,
        xTicks: seconds.map((t) => toPicture([t, 0])[0]),
        yTicks: speeds.map((v) => toPicture([0, v])[1]),
      }),
    ) +
    mark("spot", polyline(corners.map(toPicture))) +
    speeds.map((v) => label(left - 18, toPicture([0, v])[1] + 9, String(v), { anchor: "end" })).join("") +
    [0, ...seconds].map((t) => label(toPicture([t, 0])[0], bottom + 40, String(t), { anchor: "middle" })).join("") +
    label(left - 54, 30, "v", { italic: true }) +
    label(left - 34, 30, "(m/s)") +
    label(674, bottom + 78, "t", { anchor: "end", italic: true }) +
    label(712, bottom + 78, "(s)", { anchor: "end" }),
  style: ".gr{stroke-width:.7}",
} satisfies Picture;
