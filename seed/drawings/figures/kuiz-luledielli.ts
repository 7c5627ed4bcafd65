/**
 * A sunflower's height by the logistic law. It is h = H / (1 + e^((m − t)/s)), the usual one for a plant's season (Reed
 * and Holland fitted it to sunflowers in 1919); height, middle and scale are ours.
 */
import { fit, sample, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { axes, circle } from "../kit/shapes";

/** Returns the height in centimetres after so many days. */
export const height = (days: number): number => 250 / (1 + Math.exp((34 - days) / 8));

/** The days between which the question compares. */
export const marks = [0, 20, 40, 60, 80] as const;

const [left, right, top, bottom] = [86, 704, 56, 376] as const;
const toPicture = (days: number, cm = height(days)): Vec2 => [left + 7.5 * days, bottom - 1.2 * cm];
const curve = sample(0, 80, 160, (days) => toPicture(days));
const borders = marks.slice(1).map((days) => `M${toPicture(days)[0]} ${bottom}V${top}`);
const dots = marks.map((days) => circle(...toPicture(days), 8));
const ticks = [50, 100, 150, 200, 250];

export default {
  name: "kuiz-luledielli",
  subject: "math",
  width: 720,
  height: 466,
  title: "Luledielli gjatë 80\u00a0ditëve",
  description:
    "Lartësia në centimetra kundrejt kohës në ditë: lakore në formë S-je, që nis pranë zeros dhe pas 80\u00a0ditësh " +
    "arrin pothuajse 250\u00a0cm. Boshti i kohës është ndarë çdo 20\u00a0ditë.",
  body:
    mark("thin", borders.join("")) +
    mark(
      "medium",
      axes({
        left,
        right,
        top,
        bottom,
        xTicks: marks.map((days) => toPicture(days)[0]),
        yTicks: ticks.map((cm) => toPicture(0, cm)[1]),
      }),
    ) +
    mark("spot", fit(curve, 0.5, { digits: 1 })) +
    mark("spotFill", dots.join("")) +
    marks.map((days) => label(toPicture(days)[0], bottom + 40, String(days), { anchor: "middle" })).join("") +
    ticks.map((cm) => label(left - 18, toPicture(0, cm)[1] + 9, String(cm), { anchor: "end" })).join("") +
    label(18, 34, "lartësia (cm)") +
    label(right, bottom + 80, "koha (ditë)", { anchor: "end" }),
} satisfies Picture;
