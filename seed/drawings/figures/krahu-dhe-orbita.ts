/**
 * Where space begins: a wing's speed of flight meets a satellite's speed. Height stands upright, and between two lines
 * of the air is as much air as between any other two. Lift carries the wing, ½·ρ·v²·S·C = m·g; the
 * satellite has √(GM/r). Density of the air: U.S. Standard Atmosphere, 1976, every 10 km, its logarithm interpolated
 * linearly. Two wings: a glider (30 kg/m², C = 1) and an airliner (600 kg/m², C = 0.5). C is constant at all heights,
 * which favours the wing, because thin and fast air gives less lift. So the crossing is rather high.
 */
import { fit, numbers, sample, type Vec2 } from "../kit/curve";
import { graphPlane } from "../kit/graph-plane";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, rect, segment } from "../kit/shapes";

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

/** Returns the share of the air that is below a height in km, by the trapezium rule in steps of 0.1 km. */
export const airBelow = (height: number): number => {
  const column = (to: number) => {
    let sum = 0;
    for (let h = 0; h < to; h += 0.1) {
      const end = Math.min(to, h + 0.1);
      sum += ((density(h) + density(end)) / 2) * (end - h);
    }
    return sum;
  };
  return column(height) / column(120);
};

/** Layers of the air, each with the same amount of it. */
const layers = 24;
/** Returns the height in km of the upper side of each layer but the last, which has none. */
export const layerTops = sample(1, layers - 1, layers - 2, (i) => {
  let [low, high] = [0, 120];
  for (let k = 0; k < 30; k++) {
    const middle = (low + high) / 2;
    if (airBelow(middle) < i / layers) low = middle;
    else high = middle;
  }
  return low;
});

const [left, right, top, bottom] = [116, 700, 26, 430];
/** The decimal logarithm of a speed in m/s, height in km. */
const plane = graphPlane({ x: [1, 4.6], y: [0, 120], left, right, top, bottom });
const toPicture = (height: number, speed: number) => plane.toPicture(Math.log10(speed), height);
const upTo = (wing: Wing) => {
  let end = 0;
  while (end < 120 && Math.log10(flight(end, ...wing)) < 4.6) end += 0.25;
  return sample(0, end, 240, (h) => toPicture(h, flight(h, ...wing)));
};
const [slow, fast] = [upTo(wings.glider), upTo(wings.airliner)];
const crossings = Object.values(wings).map(crossing);
const points = crossings.map((height) => toPicture(height, orbital(height)));
const speeds = [
  [10, "10\u00a0m/s"],
  [100, "100\u00a0m/s"],
  [1000, "1\u00a0km/s"],
  [10000, "10\u00a0km/s"],
] as const;

/** Draws an airliner from the side, 70 units long. */
const airliner = ([x, y]: Vec2) =>
  mark(
    "inkFill",
    `M${numbers([x - 34, y - 2])}c14-6 52-6 64 0c5 3 0 6-7 7h-43c-8 0-14-3-14-7z` +
      `M${numbers([x - 31, y - 3])}l-8-15h7l13 12zM${numbers([x + 4, y + 2])}l-18 14h7l24-13z`,
  );
/** Draws a glider from the side: a narrow tail and a long wing. */
const glider = ([x, y]: Vec2) =>
  mark(
    "inkFill",
    `M${numbers([x - 30, y])}l34-4c8-3 20-3 25 1c3 4-6 6-14 6l-44-1z` +
      `M${numbers([x - 29, y + 1])}l-4-12h5l6 11zM${numbers([x + 8, y - 3])}l-34-10l-1 2l28 10z`,
  );
/** Draws a satellite: its body between two panels. */
const satellite = ([x, y]: Vec2) =>
  mark("paperFill", rect(x - 36, y - 9, 72, 18)) +
  mark("medium", `${rect(x - 9, y - 12, 18, 24)}M${numbers([x - 9, y])}h-7m32 0h-7`) +
  mark("tint", rect(x - 38, y - 8, 22, 16) + rect(x + 16, y - 8, 22, 16)) +
  mark("thin", `${rect(x - 38, y - 8, 22, 16)}${rect(x + 16, y - 8, 22, 16)}M${numbers([x - 27, y - 8])}v16m54-16v16`);

export default {
  name: "krahu-dhe-orbita",
  subject: "physics",
  width: 720,
  height: 520,
  title: "Ku krahu e humb garën me satelitin",
  description:
    "Lart lartësia në kilometra, djathtas shpejtësia në shkallë ku çdo hap është dhjetëfish. Vizat poshtë janë ajri: mes dy " +
    "vizash ka po aq. Shpejtësia që e mban planerin dhe avionin rritet me lartësinë; te 58 dhe 84\u00a0km ajo arrin atë të " +
    "satelitit, 7,9\u00a0km/s. Vija e 100\u00a0km është pak më lart.",
  body:
    mark("tint", `${fit(fast, 0.5)}${fit([...slow].reverse(), 0.5, { join: true })}z`) +
    mark("thin", layerTops.map((h) => segment([left, plane.Y(h)], [right, plane.Y(h)], 1)).join(""), { also: "ai" }) +
    mark("dotted", segment([left, plane.Y(100)], [right, plane.Y(100)])) +
    mark("thin", fit(slow, 0.5) + fit(fast, 0.5)) +
    mark("medium", plane.axes({ x: speeds.map(([speed]) => Math.log10(speed)), y: [0, 50, 100] })) +
    mark("spot", segment(toPicture(0, orbital(0)), toPicture(120, orbital(120)))) +
    mark("inkFill", points.map(([x, y]) => circle(x, y, 9)).join("")) +
    airliner(toPicture(10.5, flight(10.5, ...wings.airliner))) +
    glider(toPicture(21, flight(21, ...wings.glider))) +
    satellite(toPicture(112, orbital(112))) +
    crossings
      .map((height, i) => {
        const [x, y] = points[i] as Vec2;
        return label(x + 14, y + 27, `${height.toFixed(0)}\u00a0km`, { on: i === 0 ? "tint" : "paper" });
      })
      .join("") +
    label(plane.X(Math.log10(flight(10.5, ...wings.airliner))) + 44, plane.Y(10.5) + 10, "avion") +
    label(plane.X(Math.log10(flight(21, ...wings.glider))) - 40, plane.Y(21) + 2, "planer", { anchor: "end" }) +
    label(plane.X(3.9) - 46, plane.Y(112) + 10, "satelit", { tone: "spot", bold: true, anchor: "end" }) +
    label(right, plane.Y(25), "ajri", { tone: "mute", italic: true, anchor: "end" }) +
    [0, 50, 100]
      .map((h) => label(left - 17, plane.Y(h) + 9, h === 0 ? "0" : `${h}\u00a0km`, { anchor: "end", size: 25 }))
      .join("") +
    speeds
      .map(([speed, text]) => label(plane.X(Math.log10(speed)), bottom + 37, text, { anchor: "middle", size: 25 }))
      .join("") +
    label(left + 14, 44, "lartësia", { tone: "mute" }) +
    label(right, bottom + 78, "shpejtësia", { tone: "mute", anchor: "end" }),
  style: ".ai{stroke-width:1}",
} satisfies Picture;
