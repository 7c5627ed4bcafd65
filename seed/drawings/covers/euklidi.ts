/**
 * Euclid's algorithm (Elements VII, 2) on a rectangle. The largest square is cut off as often as possible, then the
 * rest is cut in the same way. 215 = 1·150 + 65, 150 = 2·65 + 20, 65 = 3·20 + 5, 20 = 4·5: one square, then two, three,
 * four. The last side, 5, divides every side; the lines inside every square are half of it apart.
 */
import { polyline, type Vec2 } from "../kit/curve";
import { mark, word } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { rect } from "../kit/shapes";

export interface EuclidSquare {
  x: number;
  y: number;
  size: number;
  generation: number;
}

/**
 * Returns the squares that Euclid's algorithm cuts off a `width` × `height` rectangle. Both sides are whole numbers; y
 * points downwards. The first are on the left, later ones side by side on the right. Stacked ones are cut alternately
 * above and below, so that an even number leaves the rest in the middle.
 */
export const euclid = (width: number, height: number): EuclidSquare[] => {
  const squares: EuclidSquare[] = [];
  let [x, y, w, h] = [0, 0, width, height];
  for (let generation = 0; w > 0 && h > 0; generation++) {
    const size = Math.min(w, h);
    const lying = w > h;
    const count = Math.floor(Math.max(w, h) / size);
    for (let i = 0; i < count; i++) {
      const near = lying ? generation === 0 : i % 2 === 0;
      squares.push({ x: lying && !near ? x + w - size : x, y: lying || near ? y : y + h - size, size, generation });
      if (lying) [x, w] = [near ? x + size : x, w - size];
      else [y, h] = [near ? y + size : y, h - size];
    }
  }
  return squares;
};

export const sides = [215, 150] as const;
export const squares = euclid(...sides);
/** The side of the last squares: the greatest common measure. */
export const measure = (squares.at(-1) as EuclidSquare).size;

const unit = 5.2;
const [left, top] = [(1200 - sides[0] * unit) / 2, (800 - sides[1] * unit) / 2];
const toPicture = ([x, y]: Vec2): Vec2 => [left + x * unit, top + y * unit];
/** Draws the outline of a square, `inset` inside on every side. */
const frame = ({ x, y, size }: EuclidSquare, inset = 0): string => {
  const side = (size - 2 * inset) * unit;
  return rect(...toPicture([x + inset, y + inset]), side, side, 1);
};

const [last, others] = [squares.filter(({ size }) => size === measure), squares.filter(({ size }) => size > measure)];
/** Draws lines half the last side apart. So every square ends in its middle with that side. */
const rings = (square: EuclidSquare) => {
  const count = square.size / measure - 2;
  return Array.from({ length: count }, (_, i) => frame(square, ((i + 1) * measure) / 2)).join("");
};
const flanks = ({ x, y, size }: EuclidSquare) => {
  const corners: Vec2[] = [
    [x, y],
    [x + size, y + size],
    [x + size, y],
    [x, y + size],
  ];
  return polyline(corners.map(toPicture), { close: true, digits: 1 });
};

export default {
  name: "euklidi",
  subject: "math",
  width: 1200,
  height: 800,
  title: "Algoritmi i Euklidit në një drejtkëndësh 215 me 150",
  description:
    "Nga drejtkëndëshi pritet katrori më i madh që nxë, pastaj e njëjta gjë me mbetjen: një katror, dy, tre, katër. " +
    "Katrori i vogël blu, ku mbaron prerja, i mat të gjithë të tjerët pa mbetje.",
  body:
    mark("tint", others.map(flanks).join("")) +
    mark("thin", others.map(rings).join("")) +
    mark("medium", squares.map((square) => frame(square)).join("")) +
    mark(
      "spotFill",
      others.map((square) => frame(square, (square.size - measure) / 2)).join("") +
        last.map((square) => frame(square, 0.6)).join(""),
    ),
  words:
    word(390, 330, "150", { anchor: "middle" }) +
    word(1000, 110, "65", { anchor: "middle" }) +
    word(1000, 775, "65", { anchor: "middle" }) +
    word(822, 415, "5", { anchor: "end", tone: "spot", on: "tint" }),
} satisfies Picture;
