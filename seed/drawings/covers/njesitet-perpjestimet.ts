/**
 * The aeroplane of the lesson as its own fuel gauge. The hatched share of its area is its share of fuel, 22,300 pounds
 * instead of the required 22,300 kilograms. One pound is 0.45359237 kg by definition (1959). The outline is a Boeing
 * 767-200 from above: 48.5 m long, 47.6 m across (Boeing, D6-58328), the fuselage 5.0 m wide.
 */
import { polyline, sample, type Vec2 } from "../kit/curve";
import { clipPath, mark, word } from "../kit/marks";
import type { Picture } from "../kit/picture";

export const pound = 0.45359237;
/** Right half of the outline in metres, from nose (0, 0) to tail. Y grows towards the tail. */
const half: readonly Vec2[] = [
  ...sample(0, 1, 8, (t): Vec2 => [2.5 * Math.sqrt(1 - (1 - t) ** 2), 6 * t]),
  [2.5, 15.5],
  [23.8, 29.4],
  [23.8, 31],
  [8.4, 26.6],
  [2.5, 27.2],
  [2.5, 36],
  [1.6, 41],
  [9.3, 45.6],
  [9.3, 47.2],
  [1, 46.2],
  [0, 48.5],
];
export const outline: readonly Vec2[] = [
  ...half,
  ...half
    .slice(1, -1)
    .map(([x, y]): Vec2 => [-x, y])
    .reverse(),
];

/** Returns the area of the outline behind `y`, in square metres, by Green's theorem. */
export const areaBehind = (y: number): number => {
  const kept: Vec2[] = [];
  outline.forEach((p, i) => {
    const q = outline[(i + 1) % outline.length] as Vec2;
    if (p[1] >= y) kept.push(p);
    if (p[1] >= y !== q[1] >= y) kept.push([p[0] + ((q[0] - p[0]) * (y - p[1])) / (q[1] - p[1]), y]);
  });
  const sum = kept.reduce((all, [x1, y1], i) => {
    const [x2, y2] = kept[(i + 1) % kept.length] as Vec2;
    return all + x1 * y2 - x2 * y1;
  }, 0);
  return Math.abs(sum) / 2;
};

/** Returns the level's distance from the nose. This share of the area is behind the level. */
export const levelOf = (share: number): number => {
  let [low, high] = [0, 48.5];
  for (let i = 0; i < 50; i++) {
    const middle = (low + high) / 2;
    if (areaBehind(middle) > share * areaBehind(0)) low = middle;
    else high = middle;
  }
  return low;
};

const [cx, top, metre] = [600, 34, 15];
const toPicture = ([x, y]: Vec2): Vec2 => [cx + x * metre, top + y * metre];
const body = polyline(outline.map(toPicture), { close: true });
const y = Math.round(top + levelOf(pound) * metre);
const bottom = top + 48.5 * metre;
const lines = sample(0, 28, 28, (i) => `M200 ${Math.round(y + 10 + ((bottom - y - 10) * i) / 28)}H1000`).join("");
/** Draws the scales, ten marks from empty to the required fuel. They are on equal shares of the area. */
const marks = (x: number, side: number) =>
  sample(
    0,
    10,
    10,
    (i) => `M${x} ${Math.round(top + levelOf(Math.min(0.99999, i / 10)) * metre)}h${side * (i % 5 ? 18 : 34)}`,
  ).join("");

export default {
  name: "njesitet-perpjestimet",
  subject: "math",
  width: 1200,
  height: 800,
  title: "I njëjti numër, gjysma e karburantit",
  description:
    "Një aeroplan nga lart, si tregues i karburantit të vet. Kërkoheshin 22\u00a0300 kilogramë; u gjendën 22\u00a0300 paundë. " +
    "Pjesa e mbushur është 45\u00a0për qind: kaq është paundi ndaj kilogramit.",
  body:
    clipPath("plane", body) +
    mark("paperFill", body) +
    mark("tint", `M0 ${y}H1200V800H0z`, { also: "fu", clip: "plane" }) +
    mark("thin", lines, { clip: "plane" }) +
    mark("medium", body) +
    mark("medium", `M130 ${top}V${bottom}M1070 ${top}V${bottom}${marks(130, 1)}${marks(1070, -1)}`) +
    mark("dotted", `M130 ${top}H1070`) +
    mark("spot", `M130 ${y}H1070`) +
    `<path class="f" d="M${130} ${y}l-44-24v48z"/>` +
    `<path class="f" d="M${1070} ${y}l44-24v48z"/>`,
  words:
    word(170, 90, "22\u00a0300 kg") +
    word(1030, 90, "të kërkuara", { anchor: "end" }) +
    word(170, y - 22, "22\u00a0300 lb", { tone: "spot" }),
  style: ".b{stroke-width:3.4}.s{stroke-width:8}",
} satisfies Picture;
