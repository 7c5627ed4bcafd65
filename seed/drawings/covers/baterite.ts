/**
 * Volta's piles of one to nine cells: copper, cloth wet with brine, zinc. Each cell adds the same electromotive
 * force E = 0.76 V (zinc against hydrogen; standard potential of zinc −0.76 V, CRC Handbook of Chemistry and
 * Physics), so a pile is drawn as tall as its voltage when nothing is connected. Each cell has also an inner
 * resistance r; with a load of R = 9r the voltage is U = nE · R/(R + nr) (Ohm), which never reaches 9E, however many
 * cells are piled up.
 */
import { fit, sample, type Vec2 } from "../kit/curve";
import { clipPath, mark, word } from "../kit/marks";
import type { Picture } from "../kit/picture";

const cells = 9;
/** Load in units of one cell's inner resistance. */
export const load = 9;

/** Returns the voltage of `n` cells under the load. The unit is one cell's electromotive force. */
export const voltage = (n: number): number => (n * load) / (load + n);

const [ground, perCell, first, pitch] = [790, 82, 66, 133.5];
const [rx, ry] = [61, 15];
const [copper, cloth] = [24, 27];
const height = (volts: number) => ground - perCell * volts;
const x = (n: number) => first + pitch * (n - 1);

/**
 * Returns the side of a disc, bounded by its front edges. It reaches from `low` to `high` above the bottom of its cell.
 */
const disc = (low: number, high: number) =>
  `M${-rx} ${-low}v${low - high}a${rx} ${ry} 0 0 1 ${2 * rx} 0v${high - low}a${rx} ${ry} 0 0 1 ${-2 * rx} 0z`;
const edge = (height: number) => `M${-rx} ${-height}a${rx} ${ry} 0 0 0 ${2 * rx} 0`;
const zinc = sample(1, 3, 2, (i) => edge(copper + cloth + ((perCell - copper - cloth) * i) / 4)).join("");
const cell =
  mark("inkFill", disc(0, copper)) +
  mark("tint", disc(copper, copper + cloth)) +
  mark("paperFill", disc(copper + cloth, perCell)) +
  mark("thin", zinc) +
  mark("medium", disc(0, perCell) + edge(copper) + edge(copper + cloth));
const ghost =
  mark("paperFill", disc(0, perCell)) +
  mark("thin", `${disc(0, perCell)}${edge(perCell)}${edge(copper)}${edge(copper + cloth)}`);

const piles = (name: string) =>
  sample(1, cells, cells - 1, (n) =>
    Array.from({ length: n }, (_, k) => `<use href="#${name}" x="${x(n)}" y="${height(k)}"/>`).join(""),
  ).join("");
const curve = sample(0, 9.6, 96, (n): Vec2 => [x(n), height(voltage(n))]);

/** Levels of the discs in each pile's highest cell, extended to the left. */
const levels = sample(1, cells, cells - 1, (n) => {
  const end = x(n) - rx;
  return [copper, copper + cloth, perCell].map((offset) => `M0 ${height(n - 1) - offset}H${end}`).join("");
}).join("");

export default {
  name: "baterite",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Shtylla e Voltës, nga një qelizë te nëntë",
  description:
    "Nëntë shtylla me disqe bakri, leckë të lagur me ujë të kripur dhe zinku. Kur asgjë s’është lidhur, çdo qelizë " +
    "shton po aq tension; kur shtylla punon, tensioni ngjitet vetëm deri te vija me ngjyrë: pjesa tjetër harxhohet " +
    "brenda saj.",
  body:
    clipPath("c", `${fit(curve)}V830H-70z`) +
    `<defs><g id="e">${cell}</g><g id="o">${ghost}</g></defs>` +
    mark("thin", levels) +
    piles("o") +
    `<g clip-path="url(#c)">${piles("e")}</g>` +
    mark("spot", fit(curve)),
  words: word(60, 130, "kur asgjë s’është lidhur") + word(60, 590, "kur punon", { tone: "spot" }),
  style: ".s{stroke-width:9}",
} satisfies Picture;
