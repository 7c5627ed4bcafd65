/**
 * A wave that runs right along a rope, y = A·cos 2π(x/λ − t/T), at t = 0. A hand moves the rope's end. The marked point
 * is λ/4 ahead of a crest; around it are the four ways among which the question asks.
 */
import { fit, sample, type Vec2 } from "../kit/curve";
import { arrow, label, mark } from "../kit/marks";
import { limb } from "../kit/person";
import type { Picture } from "../kit/picture";
import { circle } from "../kit/shapes";

/** Place of the point marked, in wavelengths from the first crest. */
export const marked = 0.25;

/**
 * Returns the rope's height in amplitudes, `t` periods after the picture. `x` counts wavelengths from the first crest.
 */
export const height = (x: number, t: number): number => Math.cos(2 * Math.PI * (x - t));

const [crest, perWave, rest, amplitude] = [248, 420, 168, 92] as const;
const pointAt = (x: number): Vec2 => [crest + perWave * x, rest - amplitude * height(x, 0)];
/** The hand holds the rope before the crest; the rope goes on to the picture's edge. */
const [from, to] = [-0.34, (720 - crest) / perWave] as const;
const rope = sample(from, to, 160, pointAt);
const point = pointAt(marked);
const [hand] = rope as [Vec2];

/** Draws a forearm and the fist that holds the rope's end. */
const arm = ([x, y]: Vec2): string => {
  const forearm = limb([[-40, y + 54], [x - 26, y + 12], 25]);
  const fist = limb([[x - 14, y + 4], [x + 8, y - 2], 25]);
  const fingers = `M${x - 6} ${y - 22}q12 10 4 24M${x + 8} ${y - 26}q12 12 4 26M${x + 22} ${y - 22}q8 10 1 22`;
  return (
    mark("medium", forearm + fist, { also: "pe" }) +
    mark("paperFill", forearm) +
    mark("paperFill", fist) +
    mark("medium", fingers)
  );
};
const way = (dx: number, dy: number): string =>
  arrow([point[0] + 26 * dx, point[1] + 26 * dy], [point[0] + 78 * dx, point[1] + 78 * dy], "thin", 17);

export default {
  name: "kuiz-pika-e-litarit",
  subject: "physics",
  width: 720,
  height: 300,
  title: "Një pikë në litarin me valë",
  description:
    "Një dorë tund fillimin e litarit; shigjeta sipër tregon se vala ecën djathtas. Pika e shënuar ndodhet " +
    "në vijën e qetësisë, menjëherë djathtas një kreshte; rreth saj janë katër shigjeta: lart, poshtë, djathtas, majtas.",
  body:
    mark("dotted", `M${Math.round(hand[0])} ${rest}H${Math.round(point[0]) - 88}m176 0H712`) +
    mark("medium", fit(rope), { also: "ro" }) +
    arm([Math.round(hand[0]), Math.round(hand[1])]) +
    way(0, -1) +
    way(0, 1) +
    way(1, 0) +
    way(-1, 0) +
    mark("paperFill", circle(...point, 19)) +
    mark("spotFill", circle(...point, 15)) +
    label(470, 44, "vala", { anchor: "end" }) +
    arrow([488, 36], [626, 36], "medium", 22),
  style: ".ro{stroke-width:8}.pe{stroke-width:5.6}",
} satisfies Picture;
