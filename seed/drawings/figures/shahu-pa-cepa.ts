/**
 * A chessboard without two opposite corners. They have one colour, so 32 squares of the other are left against 30. A
 * domino always takes one of each. The dominoes drawn are a largest possible set (bipartite matching with augmenting
 * paths, in a mixed order): 30 of them, and the two squares left over have the same colour.
 */
import type { Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import { mulberry32 } from "../kit/numerics";
import type { Picture } from "../kit/picture";
import { rect } from "../kit/shapes";

const size = 8;
type Square = readonly [column: number, row: number];
const name = ([c, r]: Square): number => c * size + r;
const isCut = ([c, r]: Square): boolean => c === r && (c === 0 || c === size - 1);
const all: Square[] = Array.from({ length: size ** 2 }, (_, i): Square => [Math.floor(i / size), i % size]);
export const squares = all.filter((square) => !isCut(square));
/** Tells whether a square is coloured; the corners cut away have the other colour. */
export const isColoured = ([c, r]: Square): boolean => (c + r) % 2 === 1;

const random = mulberry32(11);
const mixed = <T>(items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
const neighbours = ([c, r]: Square): Square[] => {
  const around: Square[] = [
    [c + 1, r],
    [c - 1, r],
    [c, r + 1],
    [c, r - 1],
  ];
  return mixed(around.filter((s) => squares.some((square) => name(square) === name(s) && square[0] === s[0])));
};
const next = new Map(squares.map((square) => [name(square), neighbours(square)]));

/** Returns the pairs of squares, coloured first, as many as the board allows. */
export const dominoes = (): [Square, Square][] => {
  const partner = new Map<number, Square>();
  const place = (square: Square, tried: Set<number>): boolean =>
    (next.get(name(square)) ?? []).some((other) => {
      if (tried.has(name(other))) return false;
      tried.add(name(other));
      const owner = partner.get(name(other));
      if (owner && !place(owner, tried)) return false;
      partner.set(name(other), square);
      return true;
    });
  for (const square of mixed(squares.filter(isColoured))) place(square, new Set());
  return squares.flatMap((square): [Square, Square][] => {
    const owner = partner.get(name(square));
    return owner ? [[owner, square]] : [];
  });
};

const laid = dominoes();
const covered = new Set(laid.flat().map(name));
const left = squares.filter((square) => !covered.has(name(square)));

const cell = 48;
const origin: Vec2 = [24, 22];
const toPicture = ([c, r]: Square): Vec2 => [origin[0] + c * cell, origin[1] + r * cell];
const tile = (square: Square, inset = 0) => {
  const [x, y] = toPicture(square);
  return rect(x + inset, y + inset, cell - 2 * inset, cell - 2 * inset);
};
const stone = ([a, b]: [Square, Square]) => {
  const [x, y] = toPicture([Math.min(a[0], b[0]), Math.min(a[1], b[1])]);
  return rect(x + 6, y + 6, (Math.abs(a[0] - b[0]) + 1) * cell - 12, (Math.abs(a[1] - b[1]) + 1) * cell - 12);
};
const coloured = squares.filter(isColoured);
const [table, first] = [452, 96];

export default {
  name: "shahu-pa-cepa",
  subject: "math",
  width: 720,
  height: 428,
  title: "Fusha e shahut pa dy cepa: mbeten gjithmonë dy kuti",
  description:
    "Fushë shahu pa dy cepa të kundërt, e mbuluar me 30 gurë dominoje. Kuti të ngjyrosura ka 32, pa ngjyrë 30; çdo gur " +
    "merr nga një prej secilës, prandaj mbeten bosh dy kuti të ngjyrosura.",
  body:
    mark("tint", coloured.map((square) => tile(square)).join("")) +
    mark("dotted", [tile([0, 0]), tile([size - 1, size - 1])].join("")) +
    mark("thin", squares.map((square) => tile(square)).join(""), { also: "grid" }) +
    mark("medium", laid.map(stone).join(""), { also: "stone" }) +
    mark("spotFill", left.map((square) => tile(square, 9)).join("")) +
    mark("tint", rect(table, first - 24, 30, 30)) +
    mark("thin", rect(table, first - 24, 30, 30) + rect(table, first + 36, 30, 30)) +
    label(table + 46, first, `${coloured.length} të ngjyrosura`) +
    label(table + 46, first + 60, `${squares.length - coloured.length} pa ngjyrë`) +
    mark("medium", rect(table, first + 122, 60, 28), { also: "stone" }) +
    label(table + 76, first + 145, `${laid.length} gurë`) +
    mark("spotFill", rect(table, first + 192, 30, 30)) +
    label(table + 46, first + 216, "teprojnë 2", { tone: "spot", bold: true }),
  style: ".grid{stroke-width:.8}.stone{stroke-width:3.4}",
} satisfies Picture;
