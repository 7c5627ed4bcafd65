/**
 * One harmonic wave on a rope, by place above and by time below. With y = A·cos 2π(x/λ − t/T) it runs right: above its
 * shape at t = 0 (lengths, m), below the height of the knot at x = 2.5 m against time (s). The heights are drawn 4
 * times as large as the lengths.
 */
import { fit, sample, type Vec2 } from "../kit/curve";
import { arrow, label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { axes, circle, segment } from "../kit/shapes";

export const wave = { amplitude: 0.1, wavelength: 2, period: 0.5 } as const;
const knot = 2.5;

/** Returns the height in metres of the rope at `x` metres and `t` seconds. */
export const height = (x: number, t: number): number =>
  wave.amplitude * Math.cos(2 * Math.PI * (x / wave.wavelength - t / wave.period));

const [left, right, perMetre, perHeight] = [40, 690, 104, 480];
const perSecond = (perMetre * wave.wavelength) / wave.period;
const [photo, record] = [118, 378];
const swing = wave.amplitude * perHeight;
const snapshot = sample(0, 6.2, 248, (x): Vec2 => [left + perMetre * x, photo - perHeight * height(x, 0)]);
const film = sample(0, 1.55, 248, (t): Vec2 => [left + perSecond * t, record - perHeight * height(knot, t)]);
const axis = (y: number, end: number) =>
  mark("medium", axes({ left, right: end, top: y, bottom: y + 66, xTicks: [0, 1, 2, 3].map((n) => left + 208 * n) }), {
    also: "ax",
  });
/** Returns a length between two places, with an arrow at both ends. */
const between = (from: number, to: number, y: number) =>
  arrow([(from + to) / 2, y], [from, y], "spotThin", 16) + arrow([(from + to) / 2, y], [to, y], "spotThin", 16);
const crests = [2, 4].map((x) => left + perMetre * x) as [number, number];
const peaks = [0.125, 0.625].map((t) => left + perSecond * t) as [number, number];
const knotPoint: Vec2 = [left + perMetre * knot, photo];
const ticks = (y: number, names: readonly string[]) =>
  names.map((name, i) => label(left + 208 * i, y + 102, name, { anchor: "middle" })).join("");

export default {
  name: "dy-pamjet-e-vales",
  subject: "physics",
  width: 720,
  height: 490,
  title: "Litari në një çast dhe nyja në çdo çast",
  description:
    "Lart, litari si në fotografi: nga kreshta në kreshtë 2\u00a0m, gjatësia e valës. Poshtë, lartësia e nyjës sipas " +
    "kohës: nga maja në majë 0,5\u00a0s, perioda. Të dyja vijat kanë të njëjtën trajtë, por boshtet ndryshojnë.",
  body:
    mark("tint", `${fit(film)}V${record}H${left}z`) +
    mark("dotted", segment([left, photo], [right, photo]) + segment([left, record], [right, record])) +
    axis(photo, right) +
    axis(record, right) +
    mark("medium", fit(snapshot), { also: "ro" }) +
    mark("spot", fit(film)) +
    mark("thin", crests.map((x) => `M${x} ${photo - swing - 8}V${photo - swing - 38}`).join("")) +
    mark("thin", peaks.map((x) => `M${x} ${record - swing - 8}V${record - swing - 38}`).join("")) +
    between(...crests, photo - swing - 28) +
    between(...peaks, record - swing - 28) +
    mark("paperFill", circle(...knotPoint, 11)) +
    arrow([knotPoint[0], photo - 4], [knotPoint[0], photo - 44], "spotThin", 16) +
    mark("spotFill", circle(...knotPoint, 10)) +
    label((crests[0] + crests[1]) / 2, photo - swing - 19, "λ", {
      anchor: "middle",
      italic: true,
      tone: "spot",
      size: 32,
    }) +
    label((peaks[0] + peaks[1]) / 2, record - swing - 19, "T", {
      anchor: "middle",
      italic: true,
      tone: "spot",
      size: 32,
    }) +
    ticks(photo, ["0", "2", "4", "6\u00a0m"]) +
    ticks(record, ["0", "0,5", "1", "1,5\u00a0s"]),
  style: ".ax{stroke-width:2}.ro{stroke-width:5}",
} satisfies Picture;
