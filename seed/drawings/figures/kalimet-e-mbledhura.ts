/**
 * How a planet becomes visible in noise: Kepler-90's light around its crossings. At those moments Kepler-90 i crosses
 * the star; the light is made of random numbers. The planet hides (1.32 R of the Earth / 1.2 R of the Sun)² = 101
 * millionths of the light. All 101 crossings of four years together are 8.7 standard errors above the noise, so one
 * alone is 8.7/√101 = 0.87 above it; a crossing is assumed to last three hours, six measurements. Then every
 * measurement has an error of 101·√6/0.87 = 286 millionths, and their mean over n crossings one √n times smaller.
 */
import { numbers, sample, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import { mulberry32 } from "../kit/numerics";
import type { Picture } from "../kit/picture";
import { axes, circle, rect } from "../kit/shapes";

/** Hidden light, in millionths. Below stand the crossings in four years, and their height above the noise together. */
export const depth = ((1.32 * 6371) / (1.2 * 695700)) ** 2 * 1e6;
export const crossings = 101;
export const together = 8.7;
const inside = 6;
/** Standard error of one measurement in millionths. */
export const noise = (depth * Math.sqrt(inside)) / (together / Math.sqrt(crossings));

const random = mulberry32(90);
const gauss = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
const hours = sample(-8.25, 8.25, 33, (t) => t);
const isHidden = (t: number) => Math.abs(t) < 1.5;
const light = (t: number) => (isHidden(t) ? -depth : 0);
const all = Array.from({ length: crossings }, () => hours.map((t) => light(t) + noise * gauss()));
/** One crossing, and below the mean of all: missing light in millionths at each hour. */
export const one = all[0] as number[];
export const mean = hours.map((_, i) => all.reduce((sum, row) => sum + (row[i] as number), 0) / crossings);
export { hours };

const [left, right] = [96, 704];
const X = (t: number) => left + ((t + 9) / 18) * (right - left);
const scale = (top: number, bottom: number, most: number) => (value: number) =>
  (top + bottom) / 2 - (value / most) * ((bottom - top) / 2);
const [upper, lower] = [
  { top: 44, bottom: 224, most: 800 },
  { top: 278, bottom: 458, most: 160 },
];
const dots = (values: readonly number[], y: (v: number) => number) =>
  values.map((value, i): Vec2 => [X(hours[i] as number), y(value)]);
const box = (y: (v: number) => number) =>
  `M${left} ${numbers([y(0)])}H${numbers([X(-1.5)])}V${numbers([y(-depth)])}H${numbers([X(1.5)])}V${numbers([y(0)])}H${right}`;
const [a, b] = [scale(upper.top, upper.bottom, upper.most), scale(lower.top, lower.bottom, lower.most)];
const frame = ({ top, bottom }: { top: number; bottom: number }, ticks: number[]) =>
  axes({ left, right, top, bottom, yTicks: ticks, xTicks: [-6, -3, 0, 3, 6].map(X) });

export default {
  name: "kalimet-e-mbledhura",
  subject: "physics",
  width: 720,
  height: 506,
  title: "Një kalim i vetëm dhe mesatarja e 101 kalimeve",
  description:
    "Sipër, drita e yllit gjatë një kalimi: pikat hidhen qindra të milionta lart e poshtë dhe planeti nuk duket. Poshtë, " +
    "mesatarja e 101 kalimeve: zhurma është dhjetë herë më e vogël dhe del një gropë 101 të milionta e thellë.",
  body:
    mark("tint", rect(X(-1.5), upper.top, X(1.5) - X(-1.5), upper.bottom - upper.top)) +
    mark("tint", rect(X(-1.5), lower.top, X(1.5) - X(-1.5), lower.bottom - lower.top)) +
    mark("spotThin", box(a)) +
    mark("spot", box(b), { also: "bo" }) +
    mark("inkFill", [...dots(one, a), ...dots(mean, b)].map((p) => circle(...p, 5)).join("")) +
    mark("medium", frame(upper, [600, 0, -600].map(a)) + frame(lower, [100, 0, -100].map(b))) +
    [600, 0, -600].map((v) => label(left - 16, a(v) + 9, String(v).replace("-", "−"), { anchor: "end" })).join("") +
    [100, 0, -100].map((v) => label(left - 16, b(v) + 9, String(v).replace("-", "−"), { anchor: "end" })).join("") +
    label(left + 8, 30, "një kalim", { bold: true }) +
    label(right, 30, "ndriçimi, në të milionta", { anchor: "end", tone: "mute" }) +
    label(left + 8, 264, "mesatarja e 101 kalimeve", { bold: true }) +
    [-6, -3, 0, 3, 6].map((t) => label(X(t), 498, String(t).replace("-", "−"), { anchor: "middle" })).join("") +
    label(right, 498, "orë", { anchor: "end", tone: "mute" }),
  style: ".bo{stroke-width:4}",
} satisfies Picture;
