/** The height of a boat on deep-water waves against time, y = A·cos 2π(t − t₀)/T, with the boat itself every two seconds. */
import { fit, round, sample, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { axes, segment } from "../kit/shapes";

/** Amplitude in metres, times in seconds. */
export const swing = { amplitude: 0.4, period: 4, firstPeak: 2, lasts: 12 } as const;

/** Returns the height of the boat in metres after `t` seconds. */
export const height = (t: number): number =>
  swing.amplitude * Math.cos((2 * Math.PI * (t - swing.firstPeak)) / swing.period);

const [left, perSecond, rest, perHeight, bottom] = [52, 51, 184, 160, 290] as const;
const toPicture = (t: number): Vec2 => [left + perSecond * t, rest - perHeight * height(t)];
const X = (t: number): number => toPicture(t)[0];
const line = sample(0, swing.lasts, 240, toPicture);
const moments = [0, 2, 4, 6, 8, 10, 12] as const;

/** Draws the boat upright with its waterline at a point: hull, mast and sail. */
const boat = ([x, y]: Vec2): string => {
  const at = `M${round(x)} ${round(y)}`;
  const hull = `${at}m-36-10h72q-8 24-22 24h-28q-14 0-22-24z`;
  return mark("paperFill", hull) + mark("medium", `${hull}${at}m-4-10v-52`) + mark("inkFill", `${at}m2-16v-44l28 44z`);
};

export default {
  name: "kuiz-varka-ne-vale",
  subject: "physics",
  width: 720,
  height: 376,
  title: "Lartësia e një varke sipas kohës",
  description:
    "Grafik nga 0 deri në 12 sekonda, me varkën e vizatuar çdo dy sekonda. Në pikën më të lartë është te sekonda " +
    "2, te 6 dhe te 10; në më të ulëtën te 0, te 4, te 8 dhe te 12.",
  body:
    mark("thin", moments.map((t) => segment(toPicture(t), [X(t), bottom])).join(""), { also: "gr" }) +
    mark("dotted", segment([left, rest], [X(swing.lasts), rest])) +
    mark("medium", axes({ left: 10, right: 710, top: bottom, bottom, xTicks: moments.map(X) })) +
    mark("spot", fit(line)) +
    moments.map((t) => boat(toPicture(t))).join("") +
    moments.map((t) => label(X(t), bottom + 40, String(t), { anchor: "middle" })).join("") +
    label(4, 28, "lartësia e varkës", { tone: "mute" }) +
    label(X(swing.lasts) - 2, bottom + 78, "t", { anchor: "end", italic: true }) +
    label(X(swing.lasts) + 36, bottom + 78, "(s)", { anchor: "end" }),
  style: ".gr{stroke-width:.8}",
} satisfies Picture;
