/**
 * Two pulses of one width on one rope before they meet. Their sum is y = f(x − vt) + g(x + vt) (d'Alembert, 1747). One
 * is 3 cm up, the other 1 cm down.
 */
import { fit, sample, type Vec2 } from "../kit/curve";
import { arrow, label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { rect, segment } from "../kit/shapes";

/** Heights of the two pulses in centimetres. */
export const pulses = { first: 3, second: -1 } as const;
const bell = (x: number) => Math.exp(-((x / 1.1) ** 2));

/** Returns the rope's height in centimetres, `x` centimetres from the middle. Each pulse is still `away` from it. */
export const height = (x: number, away: number): number =>
  pulses.first * bell(x + away) + pulses.second * bell(x - away);

const [side, columns, rows, rest] = [40, 17, 6, 186] as const;
const [left, top] = [20, rest - 4 * side];
const middle = left + (columns * side) / 2;
const away = 4.5;
const rope = sample(-8.5, 8.5, 340, (x): Vec2 => [middle + side * x, rest - side * height(x, away)]);
const grid =
  Array.from({ length: columns + 1 }, (_, i) =>
    segment([left + side * i, top], [left + side * i, top + rows * side]),
  ).join("") +
  Array.from({ length: rows + 1 }, (_, i) =>
    segment([left, top + side * i], [left + columns * side, top + side * i]),
  ).join("");
const [first, second] = [middle - side * away, middle + side * away];

export default {
  name: "kuiz-dy-pulse-perballe",
  subject: "physics",
  width: 720,
  height: 330,
  title: "Dy pulse ecin drejt njëri-tjetrit",
  description:
    "Litar mbi një rrjetë me katrorë. Majtas një puls lart, i lartë tri katrorë, ecën djathtas; djathtas një puls " +
    "poshtë, i thellë një katror, ecën majtas. Pulset janë njësoj të gjera.",
  body:
    mark("tint", rect(left + 8 * side, top + 5 * side, side, side)) +
    mark("thin", grid, { also: "gr" }) +
    mark("dotted", segment([left, rest], [left + columns * side, rest])) +
    mark("spot", fit(rope, 0.25, { digits: 1 })) +
    arrow([first + 66, rest - 60], [first + 130, rest - 60], "medium", 20) +
    arrow([second - 66, rest + 22], [second - 130, rest + 22], "medium", 20) +
    label(left + 8.5 * side, top + rows * side + 38, "1\u00a0cm", { anchor: "middle" }),
  style: ".gr{stroke-width:.7}",
} satisfies Picture;
