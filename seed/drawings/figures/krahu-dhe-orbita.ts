/**
 * Where space begins: a wing's speed of flight meets a satellite's speed. Lift carries the wing, ½·ρ·v²·S·C = m·g; the
 * satellite has √(GM/r). Density of the air: U.S. Standard Atmosphere, 1976, every 10 km, its logarithm interpolated
 * linearly. Two wings: a glider (30 kg/m², C = 1) and an airliner (600 kg/m², C = 0.5). C is constant at all heights,
 * which favours the wing, because thin and fast air gives less lift. So the crossing is rather high.
 */
import { fit, sample } from "../kit/curve";
import { graphPlane } from "../kit/graph-plane";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, segment } from "../kit/shapes";

/** Density in kg/m³ at 0, 10, … 120 km. */
const densities = [
  1.225, 0.41351, 0.08891, 0.01841, 0.0039957, 0.0010269, 3.0968e-4, 8.2829e-5, 1.8458e-5, 3.416e-6, 5.604e-7, 9.708e-8,
  2.222e-8,
];
/** Returns the density of the air in kg/m³, `height` in km from 0 to 120. */
export const density = (height: number): number => {
  const i = Math.min(11, Math.floor(height / 10));
  const [low, high] = [densities[i] as number, densities[i + 1] as number];
  return low * (high / low) ** (height / 10 - i);
};

const [earthRadius, gm] = [6371, 3.986e14];
const gravity = (height: number) => gm / ((earthRadius + height) * 1000) ** 2;
/** Returns the speed in m/s of a satellite on a circle at `height` km. */
export const orbital = (height: number): number => Math.sqrt(gm / ((earthRadius + height) * 1000));
/**
 * Returns the speed in m/s at which a wing carries its weight. `load` counts kg on a square metre, `lift` is the lift
 * coefficient.
 */
export const flight = (height: number, load: number, lift: number): number =>
  Math.sqrt((2 * load * gravity(height)) / (density(height) * lift));

type Wing = readonly [load: number, lift: number];
export const wings: { glider: Wing; airliner: Wing } = { glider: [30, 1], airliner: [600, 0.5] };

/**
 * Returns the height in km at which wing and satellite are equally fast. Above, the wing would have to be faster than a
 * satellite.
 */
export const crossing = (wing: Wing): number => {
  let [low, high] = [0, 120];
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (flight(middle, ...wing) < orbital(middle)) low = middle;
    else high = middle;
  }
  return low;
};

const [left, right, top, bottom] = [132, 692, 46, 428];
/** Height in km, the decimal logarithm of a speed in m/s. */
const plane = graphPlane({ x: [0, 120], y: [1, 5], left, right, top, bottom });
const toPicture = (height: number, speed: number) => plane.toPicture(height, Math.log10(speed));
const upTo = (wing: Wing) => {
  let end = 0;
  while (end < 120 && flight(end, ...wing) < 1e5) end += 0.25;
  return sample(0, end, 240, (h) => toPicture(h, flight(h, ...wing)));
};
const [slow, fast] = [upTo(wings.glider), upTo(wings.airliner)];
const points = Object.values(wings).map((wing) => toPicture(crossing(wing), orbital(crossing(wing))));
const line = plane.X(100);
const [xTicks, yTicks] = [
  [0, 20, 40, 60, 80, 100, 120],
  [
    [10, "10\u00a0m/s"],
    [100, "100\u00a0m/s"],
    [1000, "1\u00a0km/s"],
    [10000, "10\u00a0km/s"],
  ],
] as const;

export default {
  name: "krahu-dhe-orbita",
  subject: "physics",
  width: 720,
  height: 520,
  title: "Ku krahu e humb garën me satelitin",
  description:
    "Grafik: djathtas lartësia në kilometra, lart shpejtësia në shkallë logaritmike. Shpejtësia që e mban " +
    "planerin dhe avionin në ajër rritet me lartësinë; mes 58 dhe 84\u00a0km ajo kalon shpejtësinë e satelitit, " +
    "7,9\u00a0km/s. Vija e 100\u00a0km është pak më tej.",
  body:
    mark("tint", `${fit(fast, 0.5)}${fit([...slow].reverse(), 0.5, { join: true })}z`) +
    mark("dotted", segment([line, top], [line, bottom])) +
    mark("medium", plane.axes({ x: xTicks, y: yTicks.map(([v]) => Math.log10(v)) })) +
    mark("thin", fit(slow, 0.5) + fit(fast, 0.5)) +
    mark("spot", segment(toPicture(0, orbital(0)), toPicture(120, orbital(120)))) +
    mark("inkFill", points.map(([x, y]) => circle(x, y, 9)).join("")) +
    label(...toPicture(3, 12500), "satelit", { tone: "spot", bold: true }) +
    label(...toPicture(33, 130), "planer") +
    label(...toPicture(56, 11500), "58\u00a0km", { anchor: "end" }) +
    label(...toPicture(84.6, 3000), "84\u00a0km") +
    label(...toPicture(19, 900), "avion", { anchor: "end" }) +
    yTicks.map(([v, text]) => label(left - 18, toPicture(0, v)[1] + 9, text, { anchor: "end", size: 25 })).join("") +
    xTicks.map((h) => label(plane.X(h), bottom + 38, String(h), { anchor: "middle" })).join("") +
    label(right, bottom + 76, "lartësia (km)", { anchor: "end", tone: "mute" }) +
    label(left, 28, "shpejtësia", { tone: "mute", anchor: "middle" }),
} satisfies Picture;
