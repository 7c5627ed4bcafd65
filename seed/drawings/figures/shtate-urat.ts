/**
 * The seven bridges of Königsberg as Euler drew them in 1735. They join an island in the river, two banks and the land
 * between the two arms. The number on each part counts its bridges; all four are odd, and a walk over every bridge once
 * allows two odd parts at most, its beginning and its end.
 */
import { numbers, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { hatch, rect } from "../kit/shapes";

type Part = "north" | "south" | "island" | "east";
const [north, south] = [92, 348];
const middle = (north + south) / 2;
const island = { x: 244, rx: 128, ry: 60 };
const east = { from: 500, half: 58 };

/** The two parts that a bridge joins, and its place on the map. */
export const bridges: readonly { parts: readonly [Part, Part]; x: number; upright: boolean }[] = [
  { parts: ["north", "island"], x: 186, upright: true },
  { parts: ["north", "island"], x: 302, upright: true },
  { parts: ["south", "island"], x: 186, upright: true },
  { parts: ["south", "island"], x: 302, upright: true },
  { parts: ["north", "east"], x: 604, upright: true },
  { parts: ["south", "east"], x: 604, upright: true },
  { parts: ["island", "east"], x: island.x + island.rx, upright: false },
];
/** Returns how many bridges leave a part of the town. */
export const degree = (part: Part): number => bridges.filter(({ parts }) => parts.includes(part)).length;

/** Returns half the height of the island at x. */
const shore = (x: number) => island.ry * Math.sqrt(Math.max(0, 1 - ((x - island.x) / island.rx) ** 2));
/** Returns half the width of the island at y, null beside it. */
const halfWidth = (y: number) => {
  const share = 1 - ((y - middle) / island.ry) ** 2;
  return share > 0 ? island.rx * Math.sqrt(share) : null;
};
/** Returns where the eastern land begins at y: its end is a half circle. */
const cape = (y: number) => {
  const away = Math.abs(y - middle);
  return away < east.half ? east.from + east.half - Math.sqrt(east.half ** 2 - away ** 2) : null;
};

const water = (side: "west" | "centre" | "whole") =>
  hatch(north, south, 15, (y) => {
    const [half, land] = [halfWidth(y), cape(y)];
    if (side === "whole") return half === null && land === null ? [0, 720] : null;
    if (half === null && land === null) return null;
    if (side === "west") return half === null ? null : [0, island.x - half];
    return [half === null ? 0 : island.x + half, land ?? 720];
  });

const deck = 30;
const bridge = ({ parts, x, upright }: (typeof bridges)[number]) => {
  if (!upright) return { x: x - 8, y: middle - deck / 2, w: east.from + 8 - x + 8, h: deck };
  const inland = parts[1] === "island" ? shore(x) : east.half;
  const overlap = 8;
  const h = (parts[0] === "north" ? middle - inland - north : south - middle - inland) + 2 * overlap;
  const y = parts[0] === "north" ? north - overlap : middle + inland - overlap;
  return { x: x - deck / 2, y, w: deck, h };
};
const decks = bridges.map(bridge);
const planks = decks.map(({ x, y, w, h }, i) =>
  bridges[i]?.upright
    ? `M${numbers([x, y])}v${Math.round(h)}M${numbers([x + w, y])}v${Math.round(h)}`
    : `M${numbers([x, y])}h${Math.round(w)}M${numbers([x, y + h])}h${Math.round(w)}`,
);

const outline =
  `M0 ${north}H720M0 ${south}H720` +
  `M${island.x - island.rx} ${middle}a${island.rx} ${island.ry} 0 1 0 ${2 * island.rx} 0` +
  `a${island.rx} ${island.ry} 0 1 0 ${-2 * island.rx} 0` +
  `M720 ${middle - east.half}H${east.from + east.half}a${east.half} ${east.half} 0 0 0 0 ${2 * east.half}H720`;

const count = (part: Part, [x, y]: Vec2) =>
  label(x, y, String(degree(part)), { anchor: "middle", size: 46, tone: "spot", bold: true });

export default {
  name: "shtate-urat",
  subject: "math",
  width: 720,
  height: 440,
  title: "Shtatë urat e Kenigsbergut",
  description:
    "Hartë skematike: lumi ndan qytetin në katër pjesë. Nga ishulli dalin pesë ura, nga dy brigjet dhe nga pjesa " +
    "lindore nga tri. Të katër janë numra tek, prandaj nuk ka shëtitje që kalon çdo urë një herë.",
  body:
    mark("thin", water("whole") + water("west") + water("centre"), { also: "water" }) +
    mark("medium", outline) +
    mark("paperFill", decks.map(({ x, y, w, h }) => rect(x, y, w, h)).join("")) +
    mark("tint", decks.map(({ x, y, w, h }) => rect(x, y, w, h)).join("")) +
    mark("heavy", planks.join(""), { also: "rail" }) +
    count("north", [452, 60]) +
    count("south", [452, 414]) +
    count("island", [island.x, middle + 16]) +
    count("east", [660, middle + 16]),
  style: ".water{stroke-width:1}.rail{stroke-width:4}",
} satisfies Picture;
