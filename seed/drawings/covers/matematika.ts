/**
 * Fibonacci's squares 1, 1, 2, 3, 5, 8, 13 fill a rectangle: 21 × 13. Quarter circles through them approach the
 * golden spiral. The engraved rings of a square enclose equal areas: their radii grow as √k.
 */
import { numbers, type Vec2 } from "../kit/curve";
import { mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { arc, rect, segment } from "../kit/shapes";

interface Square {
  x: number;
  y: number;
  size: number;
  corner: Vec2;
  from: number;
}

const quarter = Math.PI / 2;
/**
 * How each side's square turns its arc, by where it is laid. For right, above, left and below: the arc's centre in the
 * square, and where the arc begins.
 */
const turns = [
  { corner: [0, 0], from: 0 },
  { corner: [0, 1], from: -quarter },
  { corner: [1, 1], from: Math.PI },
  { corner: [1, 0], from: quarter },
] as const;

/** Lays the squares of the given sides round each other. The first starts at 0, 0. */
export const spiral = (
  sides: readonly number[],
): { squares: Square[]; x: number; y: number; width: number; height: number } => {
  let [x, y, width, height] = [0, 0, 0, 0];
  const squares = sides.map((size, i): Square => {
    const turn = turns[i % 4] as (typeof turns)[number];
    let corner: Vec2 = [x + width, y];
    if (i % 4 === 1) corner = [x, y - size];
    if (i % 4 === 2) corner = [x - size, y];
    if (i % 4 === 3) corner = [x, y + height];
    [x, y] = [Math.min(x, corner[0]), Math.min(y, corner[1])];
    if (i % 2 === 0) [width, height] = [width + size, Math.max(height, size)];
    else height += size;
    return { x: corner[0], y: corner[1], size, ...turn };
  });
  return { squares, x, y, width, height };
};

const unit = 55;
const laid = spiral([1, 1, 2, 3, 5, 8, 13]);
const [left, top] = [600 - (laid.width / 2 + laid.x) * unit, 400 - (laid.height / 2 + laid.y) * unit];

const draw = (square: Square, i: number) => {
  const [x, y, size] = [left + square.x * unit, top + square.y * unit, square.size * unit];
  const centre: Vec2 = [x + square.corner[0] * size, y + square.corner[1] * size];
  const { from } = square;
  const rings = Math.max(3, Math.round(size / 17));
  const ring = (r: number) => arc(...centre, r, from, from + quarter);
  const rays = i < 3 ? 0 : 2 * i;
  const ray = (k: number) => {
    const angle = from + (k / rays) * quarter;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const edge = size / Math.max(Math.abs(dx), Math.abs(dy));
    return segment([centre[0] + size * dx, centre[1] + size * dy], [centre[0] + edge * dx, centre[1] + edge * dy]);
  };
  const tip: Vec2 = [centre[0] + size * Math.cos(from), centre[1] + size * Math.sin(from)];
  const end: Vec2 = [centre[0] + size * Math.cos(from + quarter), centre[1] + size * Math.sin(from + quarter)];
  return {
    thin: Array.from({ length: rings - 1 }, (_, k) => ring(size * Math.sqrt((k + 1) / rings))).join(""),
    frame: rect(x, y, size, size) + Array.from({ length: Math.max(0, rays - 1) }, (_, k) => ray(k + 1)).join(""),
    spot: ring(size),
    tint: i % 2 ? "" : `M${numbers(centre)}L${numbers(tip)}A${numbers([size, size])} 0 0 1 ${numbers(end)}z`,
  };
};

const drawn = laid.squares.map(draw);
const all = (part: "thin" | "frame" | "spot" | "tint") => drawn.map((d) => d[part]).join("");

export default {
  name: "matematika",
  subject: "math",
  width: 1200,
  height: 800,
  title: "Spiralja e katrorëve 1, 1, 2, 3, 5, 8, 13",
  description:
    "Katrorë me brinjë 1, 1, 2, 3, 5, 8 dhe 13 mbështillen njëri pas tjetrit: çdo brinjë është shuma e dy të " +
    "mëparshmeve. Harqet nëpër ta bëjnë një spirale si guaskë kërmilli.",
  body:
    mark("tint", all("tint")) + mark("thin", all("thin")) + mark("medium", all("frame")) + mark("spot", all("spot")),
  style: ".b{stroke-width:1.6}.s{stroke-width:7}",
} satisfies Picture;
