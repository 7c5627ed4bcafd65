/**
 * The same force, 10 N, on 2 kg and on 4 kg from rest. To the end of a track of 20 m: v = (F : m)·t, s = (F : 2m)·t².
 */
import { polyline, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle } from "../kit/shapes";
import { numbers, plane, planeStyle, seconds, toPicture } from "../kit/velocity-time";

const force = 10;
const track = 20;

/** Returns the acceleration of `mass` kilograms, m/s². */
export const acceleration = (mass: number): number => force / mass;

/** Returns the seconds to the end of the track, and the velocity there, m/s. */
export const end = (mass: number): Vec2 => {
  const t = Math.sqrt((2 * track) / acceleration(mass));
  return [t, acceleration(mass) * t];
};

const line = (mass: number) => polyline([toPicture([0, 0]), toPicture(end(mass))]);
const dots = (mass: number) =>
  seconds
    .filter((t) => t <= end(mass)[0])
    .map((t) => circle(...toPicture([t, acceleration(mass) * t]), 7))
    .join("");

export default {
  name: "e-njejta-force",
  subject: "physics",
  width: 720,
  height: 420,
  title: "E njëjta forcë mbi dy masa",
  description:
    "Shpejtësia sipas kohës për dy karroca që i tërheq e njëjta forcë, 10 njutonë. Ajo me 2 kilogramë fiton çdo " +
    "sekondë 5 metra në sekondë, ajo me 4 kilogramë vetëm 2,5. Vija e së lehtës është dy herë më e pjerrët.",
  body:
    plane +
    mark("medium", line(4)) +
    mark("inkFill", dots(4)) +
    mark("spot", line(2)) +
    mark("spotFill", dots(2)) +
    label(toPicture(end(2))[0] + 14, toPicture(end(2))[1] + 4, "2\u00a0kg: 5\u00a0m/s²", { bold: true }) +
    label(toPicture(end(4))[0] - 30, toPicture(end(4))[1] - 24, "4\u00a0kg: 2,5\u00a0m/s²", { anchor: "middle" }) +
    numbers,
  style: planeStyle,
} satisfies Picture;
