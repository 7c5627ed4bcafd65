/**
 * A guitar string of 650 mm and its frets in equal temperament. Fret n leaves the length 650/2^(n/12). Below, the
 * lengths that sound the pure intervals: 1/2, 2/3, 3/4, 4/5 of the string. The octave falls on its fret, fifth and
 * fourth miss by half a millimetre, the third by 4.1 mm.
 */
import { round } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, rect, segment } from "../kit/shapes";

/** Length of the open string, millimetres. */
export const open = 650;
/** Returns the length in mm that still sounds behind fret `n`. */
export const behindFret = (n: number): number => open / 2 ** (n / 12);

export const intervals = [
  { name: "oktava", part: [1, 2], fret: 12 },
  { name: "kuinta", part: [2, 3], fret: 7 },
  { name: "kuarta", part: [3, 4], fret: 5 },
  { name: "terca", part: [4, 5], fret: 4 },
] as const;
/** Returns the length in mm that sounds the pure interval. */
export const pure = ([top, bottom]: readonly [number, number]): number => (open * top) / bottom;

const [nut, bridge] = [18, 700] as const;
/** Returns where on the page a string of the given sounding length is stopped. */
const X = (sounding: number) => bridge - (sounding / open) * (bridge - nut);

const [top, bottom] = [52, 142] as const;
const frets = Array.from({ length: 19 }, (_, i) => i + 1);
const end = X(behindFret(19)) + 12;
const row = (i: number) => 226 + 68 * i;
const strings = [0, 1, 2, 3, 4, 5].map((i) => top + 10 + 14 * i);

export default {
  name: "perdet-dhe-thyesat",
  subject: "math",
  width: 720,
  height: 456,
  title: "Perdet e kitarës dhe thyesat e telit",
  description:
    "Qafa e një kitare me 19 perde dhe poshtë saj gjatësitë e telit për oktavën (1/2), kuintën (2/3), kuartën (3/4) " +
    "dhe tercën (4/5). Oktava bie mbi perden e dymbëdhjetë, kuinta dhe kuarta gati mbi perden e shtatë dhe të pestë, " +
    "terca pak para së katërtës.",
  body:
    mark("tint", rect(nut, top, end - nut, bottom - top)) +
    mark("thin", strings.map((y) => `M${nut} ${y}H${bridge}`).join("")) +
    mark("medium", rect(nut, top, end - nut, bottom - top)) +
    mark("medium", frets.map((n) => `M${round(X(behindFret(n)), 1)} ${top}V${bottom}`).join("")) +
    mark("heavy", `M${nut} ${top - 4}V${bottom + 4}M${bridge} ${top - 4}V${bottom + 4}`) +
    mark(
      "thin",
      intervals.map(({ fret }, i) => `M${round(X(behindFret(fret)), 1)} ${bottom}V${row(i) + 22}`).join(""),
    ) +
    mark("thin", intervals.map((_, i) => segment([nut, row(i)], [bridge, row(i)])).join("")) +
    mark("spot", intervals.map(({ part }, i) => `M${round(X(pure(part)), 1)} ${row(i)}H${bridge}`).join("")) +
    mark("spotFill", intervals.map(({ part }, i) => circle(X(pure(part)), row(i), 7, 1)).join("")) +
    intervals
      .map(
        ({ name, part, fret }, i) =>
          label(X(behindFret(fret)), top - 16, String(fret), { anchor: "middle" }) +
          label(bridge, row(i) - 14, name, { anchor: "end" }) +
          label(bridge - 104, row(i) - 14, part.join("/"), { anchor: "end", tone: "spot", bold: true }),
      )
      .join("") +
    label(end, top - 16, "perdja", { anchor: "end", tone: "mute" }),
} satisfies Picture;
