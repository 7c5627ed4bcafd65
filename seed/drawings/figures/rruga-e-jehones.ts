/**
 * How an echo gives a depth: the path of one pulse of ultrasound. Time runs to the right, depth downwards. It travels
 * at 1540 m/s, the mean for soft tissue that ultrasound machines assume, and returns from the two sides of a head, 4 cm
 * and 13 cm deep: after t = 2d/v, 52 and 169 millionths of a second. Above: the signal of the probe.
 */
import { fit, polyline, sample, type Vec2 } from "../kit/curve";
import { graphPlane } from "../kit/graph-plane";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { arrowHead, rect, segment } from "../kit/shapes";

export const speed = 1540;
/** Depths of the borders in cm. */
export const borders = [4, 13] as const;
/** Returns the time of the echo from a depth in cm, in microseconds. */
export const back = (depth: number): number => ((2 * depth) / 100 / speed) * 1e6;

const [left, right, top, bottom] = [96, 640, 172, 428] as const;
const [longest, deepest] = [180, 14.4];
const { X, Y, toPicture } = graphPlane({ x: [0, longest], y: [deepest, 0], left, right, top, bottom });

const turns = borders.map((depth) => toPicture(back(depth) / 2, depth));
const arrivals = borders.map((depth) => X(back(depth)));
const head = (from: Vec2, to: Vec2, part: number) =>
  arrowHead(
    [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part],
    Math.atan2(to[1] - from[1], to[0] - from[0]),
    20,
  );

const trace = 92;
const pulses = [
  { t: 3, size: 62 },
  { t: back(borders[0]), size: 40 },
  { t: back(borders[1]), size: 24 },
];
/**
 * Returns the signal of the probe. Each arrival is a short packet of waves, drawn far longer than the real microsecond.
 */
const heard = (t: number) =>
  pulses.reduce((sum, p) => sum + p.size * Math.exp(-(((t - p.t) / 3.2) ** 2)) * Math.cos((t - p.t) * 1.55), 0);
const signal = fit(
  sample(-4, longest + 8, 900, (t): Vec2 => [X(t), trace - heard(t)]),
  0.5,
  { digits: 1 },
);

const [near, far] = turns as [Vec2, Vec2];
const start = toPicture(0, 0);

export default {
  name: "rruga-e-jehones",
  subject: "physics",
  width: 720,
  height: 492,
  title: "Një puls ultratingulli dhe dy jehonat e tij",
  description:
    "Pulsi zbret në trup, koha ecën djathtas. Nga ana e afërt e kokës, në thellësinë 4\u00a0cm, jehona kthehet pas 52 " +
    "mikrosekondash; nga ana e largët, në 13\u00a0cm, pas 169 mikrosekondash. Sipër shihet sinjali që dëgjon sonda.",
  body:
    mark("tint", rect(left, Y(borders[0]), right - left, Y(borders[1]) - Y(borders[0]))) +
    mark("thin", borders.map((d) => segment([left, Y(d)], [right, Y(d)])).join("")) +
    mark("dotted", arrivals.map((x) => segment([x, top - 10], [x, trace + 40])).join("")) +
    mark("medium", polyline([start, far], { digits: 1 })) +
    mark("inkFill", head(start, near, 0.72) + head(near, far, 0.62)) +
    mark("spot", polyline([near, [arrivals[0] as number, top]]) + polyline([far, [arrivals[1] as number, top]])) +
    mark("spotFill", head(near, [arrivals[0] as number, top], 0.72) + head(far, [arrivals[1] as number, top], 0.55)) +
    mark("medium", `M${left} ${bottom + 6}V${top}H${right}`) +
    mark("thin", signal) +
    label(X(12), 46, "nisja") +
    label(left - 12, Y(0) + 9, "0", { anchor: "end" }) +
    label(left - 12, Y(4) + 9, "4\u00a0cm", { anchor: "end" }) +
    label(left - 12, Y(13) + 9, "13\u00a0cm", { anchor: "end" }) +
    label(right + 12, (Y(borders[0]) + Y(borders[1])) / 2 + 9, "koka") +
    label(X(back(4)) + 16, 66, "52\u00a0μs", { tone: "spot", bold: true }) +
    label(X(back(13)), 52, "169\u00a0μs", { tone: "spot", bold: true, anchor: "middle" }) +
    label(right, bottom + 44, "koha →", { anchor: "end", tone: "mute" }) +
    label(left - 4, bottom + 44, "thellësia ↓", { tone: "mute" }),
} satisfies Picture;
