/**
 * A bus between two stops speeds up, drives evenly and brakes. It has v = a·t for 8 s at 1,5 m/s², 22 s at 12 m/s, then
 * 6 s at −2 m/s². The area under the line is the distance, 48 + 264 + 36 = 348 m; the rectangle under the mean speed
 * has the same area.
 */
import { polyline, round, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { axes, segment } from "../kit/shapes";

/** The stages of the ride: seconds, and acceleration in m/s². */
const stages = [
  { lasts: 8, a: 1.5 },
  { lasts: 22, a: 0 },
  { lasts: 6, a: -2 },
] as const;

/** Returns the corners of the graph [s, m/s] and the distance in metres. */
export const ride = (): { corners: Vec2[]; road: number } => {
  const corners: Vec2[] = [[0, 0]];
  let [t, v, road] = [0, 0, 0];
  for (const { lasts, a } of stages) {
    road += v * lasts + (a * lasts ** 2) / 2;
    [t, v] = [t + lasts, v + a * lasts];
    corners.push([t, v]);
  }
  return { corners, road };
};

const { corners, road } = ride();
const total = corners.at(-1)?.[0] ?? 0;
const mean = road / total;
const [left, bottom] = [66, 372];
const toPicture = ([t, v]: Vec2): Vec2 => [left + 16.6 * t, bottom - 24 * v];
const line = corners.map(toPicture);
const [, up, down, end] = line as [Vec2, Vec2, Vec2, Vec2];

/** Labels of each stage's distance in metres, under its part of the line. */
const areas = [
  [up[0] - 48, 48],
  [(up[0] + down[0]) / 2, 264],
  [down[0] + 38, 36],
] as const;
const [, meanHeight] = toPicture([0, mean]);

export default {
  name: "udhetimi-v-t",
  subject: "physics",
  width: 720,
  height: 450,
  title: "Një autobus mes dy ndalesave",
  description:
    "Grafiku i shpejtësisë sipas kohës: rritet drejt nga 0 në 12 metra në sekondë për 8 sekonda, " +
    "mbetet e njëjtë për 22 sekonda dhe zbret në zero për 6 sekonda. " +
    "Vija me pika tregon shpejtësinë mesatare, 9,7 metra në sekondë.",
  style: ".l{stroke-width:0}",
  body:
    mark("tint", polyline(line, { close: true })) +
    mark("thin", segment(up, [up[0], bottom]) + segment(down, [down[0], bottom])) +
    mark("dotted", `M${left} ${round(meanHeight)}H${round(end[0])}`) +
    mark(
      "medium",
      axes({
        left,
        right: 712,
        top: 52,
        bottom,
        xTicks: [8, 30, 36].map((t) => toPicture([t, 0])[0]),
        yTicks: [4, 8, 12].map((v) => toPicture([0, v])[1]),
      }),
    ) +
    mark("spot", polyline(line)) +
    [4, 8, 12].map((v) => label(48, toPicture([0, v])[1] + 9, String(v), { anchor: "end" })).join("") +
    [8, 30, 36].map((t) => label(toPicture([t, 0])[0], bottom + 38, String(t), { anchor: "middle" })).join("") +
    label(left - 48, 36, "v", { italic: true }) +
    label(left - 28, 36, "(m/s)") +
    label(678, bottom + 74, "t", { anchor: "end", italic: true }) +
    label(712, bottom + 74, "(s)", { anchor: "end" }) +
    areas
      .map(([x, metres]) => label(x, bottom - 26, `${metres}\u00a0m`, { anchor: "middle", tone: "spot", bold: true }))
      .join("") +
    label(end[0] + 14, meanHeight + 9, mean.toFixed(1).replace(".", ",")),
} satisfies Picture;
