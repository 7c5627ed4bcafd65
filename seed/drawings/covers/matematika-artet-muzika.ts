/**
 * A fifth, seen: the upper tone moves a point sideways, the lower one up and down (J. A. Lissajous, 1857).
 * Neighbouring strings of a violin are tuned to 3 : 2; the figure closes and stands still: the spot line. On a piano
 * the fifth is seven of twelve equal semitones, 2^(7/12) = 1.4983, a little narrow, so the figure never quite closes
 * and turns: by 1.22° each time. The thin lines show it after every second time, as if halted for a moment.
 */
import { fit, type Point, sample } from "../kit/curve";
import { mark } from "../kit/marks";
import type { Picture } from "../kit/picture";

export const pure = 3 / 2;
export const tempered = 2 ** (7 / 12);
/** By how many radians the piano's figure has turned after `periods` periods of the pure figure. */
export const drift = (periods: number): number => 2 * Math.PI * 2 * (tempered - pure) * periods;

/** Where the point is at the time t, from −1 to 1; the pure figure's period is 2π, the upper tone leads by `phase`. */
export const swing = (t: number, phase: number): Point => [Math.sin(2 * pure * t + phase), Math.sin(2 * t)];

const start = 0.45;
const place = ([x, y]: Point): Point => [600 + 584 * x, 400 + 384 * y];
/** Half the figure; the other half is its mirror image, for half a period later x is −x and y is y. */
const half = (phase: number, tolerance: number) =>
  fit(
    sample(-Math.PI / 2, Math.PI / 2, 120, (t) => place(swing(t, phase))),
    tolerance,
  );
const whole = (id: string, marks: string) =>
  `<g id="${id}">${marks}</g><use href="#${id}" transform="matrix(-1 0 0 1 1200 0)"/>`;
const turned = Array.from({ length: 18 }, (_, k) => start + drift(2 * (k + 1)));
const closed = fit(
  sample(0, 2 * Math.PI, 240, (t) => place(swing(t, start))),
  0.6,
);

export default {
  name: "matematika-artet-muzika",
  subject: "math",
  width: 1200,
  height: 800,
  title: "Kuinta e violinës dhe kuinta e pianos",
  description:
    "Dy tinguj vizatojnë bashkë një vijë: njëri majtas e djathtas, tjetri lart e poshtë. Te violina raporti është " +
    "saktësisht 3 me 2 dhe vija e trashë mbyllet; te pianoja është pak më i vogël dhe figura rrotullohet ngadalë, " +
    "si shirit mëndafshi.",
  body:
    mark("tint", closed, { also: "eo" }) +
    whole("fifth", mark("thin", turned.map((phase) => half(phase, 1.2)).join(""))) +
    mark("spot", closed),
  style: ".eo{fill-rule:evenodd}",
} satisfies Picture;
