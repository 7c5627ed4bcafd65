/** The height of a boat on deep-water waves against time: y = A·cos 2π(t − t₀)/T. */
import { fit, sample, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { axes, segment } from "../kit/shapes";

/** Amplitude in metres, times in seconds. */
export const swing = { amplitude: 0.4, period: 4, firstPeak: 2, lasts: 12 } as const;

/** Returns the height of the boat in metres after `t` seconds. */
export const height = (t: number): number =>
  swing.amplitude * Math.cos((2 * Math.PI * (t - swing.firstPeak)) / swing.period);

const [left, perSecond, rest, perHeight, bottom] = [44, 53, 150, 190, 262] as const;
const X = (t: number): number => left + perSecond * t;
const line = sample(0, swing.lasts, 240, (t): Vec2 => [X(t), rest - perHeight * height(t)]);
const moments = [0, 2, 4, 6, 8, 10, 12] as const;

export default {
  name: "kuiz-varka-ne-vale",
  subject: "physics",
  width: 720,
  height: 350,
  title: "Lartësia e një varke sipas kohës",
  description:
    "Grafik nga 0 deri në 12 sekonda: varka ngrihet dhe ulet njëtrajtësisht. Në pikën më të lartë është te sekonda " +
    "2, te 6 dhe te 10; në më të ulëtën te 0, te 4, te 8 dhe te 12.",
  body:
    mark("thin", moments.map((t) => segment([X(t), 56], [X(t), bottom])).join(""), { also: "gr" }) +
    mark("dotted", segment([left, rest], [X(swing.lasts), rest])) +
    mark("medium", axes({ left, right: X(swing.lasts), top: 56, bottom, xTicks: moments.map(X) })) +
    mark("spot", fit(line)) +
    moments.map((t) => label(X(t), bottom + 40, String(t), { anchor: "middle" })).join("") +
    label(4, 34, "lartësia e varkës", { tone: "mute" }) +
    label(X(swing.lasts) - 28, bottom + 78, "t", { anchor: "end", italic: true }) +
    label(X(swing.lasts) + 10, bottom + 78, "(s)", { anchor: "end" }),
  style: ".gr{stroke-width:.8}",
} satisfies Picture;
