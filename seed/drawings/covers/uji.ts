/**
 * Ice seen along its six-sided axis, in perspective, from 40 Å. The rings of eight layers are one behind the other and
 * leave channels open, so ice is lighter than water. Geometry: ../ice-lattice.ts.
 */
import { polyline, type Vec2, type Vec3 } from "../kit/curve";
import { mark, word } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, segment } from "../kit/shapes";
import {
  bond,
  bonds,
  columns,
  covalent,
  edge,
  key,
  type LatticeSite,
  layers,
  owners,
  oxygen,
  rows,
} from "../physics/ice-lattice";

const owner = owners(3);
const middle = oxygen([3, 4, 0, 0]);
const [eye, scale] = [40, 84];
const toPicture = ([x, y, z]: Vec3): Vec2 => {
  const s = (scale * eye) / (eye + z);
  return [600 + (x - middle[0]) * s, 400 + (y - middle[1] + edge) * s];
};
const seen = ([x, y]: Vec2) => x > -40 && x < 1240 && y > -40 && y < 840;
const towards = (a: Vec3, b: Vec3, way: number): Vec3 => [
  a[0] + (b[0] - a[0]) * way,
  a[1] + (b[1] - a[1]) * way,
  a[2] + (b[2] - a[2]) * way,
];
const every = <T>(count: number, f: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => f(i));
const cells = every(columns * rows, (n) => [n % columns, Math.floor(n / columns)] as const);

/**
 * Draws a layer's bonds and those that lead to it, as lines. They are for a layer behind the first: zigzag rows, rungs,
 * posts.
 */
const skeleton = (k: number): string => {
  const oxygenAt = (i: number, j: number, half: 0 | 1, layer = k) => toPicture(oxygen([i, j, layer, half]));
  const row = (j: number) => {
    const zigzag = every(2 * columns, (n) => (n % 2 ? oxygenAt((n + 1) / 2, j - 1, 1) : oxygenAt(n / 2, j, 0)));
    return polyline(zigzag.filter((_, n) => zigzag.slice(Math.max(0, n - 1), n + 2).some(seen)));
  };
  const posts = k % 2 ? 1 : 0;
  const pairs = cells.flatMap(([i, j]) => [
    [oxygenAt(i, j, 0), oxygenAt(i, j, 1)],
    [oxygenAt(i, j, posts, k - 1), oxygenAt(i, j, posts)],
  ]) as [Vec2, Vec2][];
  const joined = pairs.filter(([p, q]) => seen(p) || seen(q)).map(([p, q]) => segment(p, q));
  return every(rows + 1, row).join("") + joined.join("");
};

const [joined, drawn]: [string[], string[]] = [[], []];
const hydrogens: Vec3[] = [];
for (const [n, { from, to }] of bonds.entries()) {
  const [a, b] = [oxygen(from), oxygen(to)];
  if (to[2] >= layers) {
    // The bond from the first layer towards the eye. Its hydrogen is in front of the oxygen.
    const [x, y, z] = oxygen([to[0], to[1], 0, to[3]]);
    if (owner[n] === key(to)) hydrogens.push([x, y, z - covalent]);
  } else if (from[2] === 0 && to[2] === 0 && (seen(toPicture(a)) || seen(toPicture(b)))) {
    const [own, other] = owner[n] === key(from) ? [a, b] : [b, a];
    const h = towards(own, other, covalent / bond);
    joined.push(segment(toPicture(h), toPicture(other)));
    drawn.push(segment(toPicture(own), toPicture(h)));
    hydrogens.push(h);
  }
}
type Ball = readonly [x: number, y: number, r: number];
const ballsOf = (atoms: Vec3[], radius: number) =>
  atoms.filter((a) => seen(toPicture(a))).map((a): Ball => [...toPicture(a), (radius * eye) / (eye + a[2])]);
const circles = (balls: readonly Ball[]) => balls.map((ball) => circle(...ball)).join("");
const oxygens = ballsOf(
  cells.flatMap(([i, j]) => [oxygen([i, j, 0, 0]), oxygen([i, j, 0, 1])]),
  40,
);
const hydrogenBalls = ballsOf(hydrogens, 22);
/** The drawn atoms: middle and radius. */
export const atoms: readonly Ball[] = [...oxygens, ...hydrogenBalls];
/** The words of the cover: for the channel in the middle, and for the atom to the right of the second one. */
export const names = [
  { at: [600, 415], text: "vrima", anchor: "middle", on: "tint" },
  { at: [548, 668], text: "oksigjeni", anchor: "end", on: "paper" },
] as const;

/** The end of the channel in the middle of the picture. It is drawn by the six oxygens of its last ring. */
const end = layers - 1;
const channel = (
  [
    [3, 4, end, 0],
    [3, 3, end, 1],
    [3, 3, end, 0],
    [4, 2, end, 1],
    [4, 3, end, 0],
    [4, 3, end, 1],
  ] as LatticeSite[]
).map((site) => toPicture(oxygen(site)));

export default {
  name: "uji",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Akulli nga brenda",
  description:
    "Molekulat e ujit në akull, të para përgjatë kanaleve të tij: rrathët e bardhë janë oksigjeni, të zinjtë " +
    "hidrogjeni, pikat me ngjyrë lidhjet hidrogjenore. Lidhjet i mbajnë molekulat në unaza gjashtëshe, bosh në mes; " +
    "prandaj akulli noton.",
  body:
    mark("tint", polyline(channel, { close: true })) +
    every(layers - 1, (n) => mark("thin", skeleton(layers - 1 - n), { also: n < 3 ? "fa" : "" })).join("") +
    mark("spot", joined.join("")) +
    mark("heavy", drawn.join("")) +
    mark("paperFill", circles(oxygens)) +
    mark("medium", circles(oxygens)) +
    mark("inkFill", circles(hydrogenBalls)),
  words: names.map(({ at: [x, y], text, ...style }) => word(x, y, text, style)).join(""),
  style: ".a{stroke-width:1.3}.fa{stroke-width:.9}.s{stroke-linecap:round;stroke-dasharray:.1 14;stroke-width:8}",
} satisfies Picture;
