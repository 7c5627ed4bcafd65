/** A wave that runs right, y = A·cos 2π(x/λ − t/T), at t = 0. The marked point is λ/4 ahead of a crest. */
import { fit, sample, type Vec2 } from "../kit/curve";
import { arrow, label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, segment } from "../kit/shapes";

/** Place of the point marked, in wavelengths from the first crest. */
export const marked = 1.25;

/**
 * Returns the rope's height in amplitudes, `t` periods after the picture. `x` counts wavelengths from the first crest.
 */
export const height = (x: number, t: number): number => Math.cos(2 * Math.PI * (x - t));

const [left, perWave, rest, amplitude] = [110, 230, 184, 76] as const;
const pointAt = (x: number): Vec2 => [left + perWave * x, rest - amplitude * height(x, 0)];
const rope = sample(-0.36, 2.56, 260, pointAt);
const point = pointAt(marked);

export default {
  name: "kuiz-pika-e-litarit",
  subject: "physics",
  width: 720,
  height: 300,
  title: "Një pikë në litarin me valë",
  description:
    "Fotografi e një litari të valëzuar; shigjeta sipër tregon se vala ecën djathtas. Pika e shënuar ndodhet " +
    "në vijën e qetësisë, menjëherë djathtas një kreshte.",
  body:
    mark("dotted", segment([27, rest], [699, rest])) +
    mark("medium", fit(rope), { also: "ro" }) +
    mark("paperFill", circle(...point, 17)) +
    mark("spotFill", circle(...point, 13)) +
    label(282, 44, "vala", { anchor: "end" }) +
    arrow([300, 36], [438, 36], "medium", 22),
  style: ".ro{stroke-width:5}",
} satisfies Picture;
