/**
 * A net of 25 neurons trained on two spirals of 140 points. It has 2 inputs, two layers of 12, 1 output; the points of
 * two kinds wind around each other, the task of K. Lang and M. Witbrock (1988), shortened. After 200 rounds it
 * classifies every point correctly. The lines are contours of its output z, 1.5 apart; the spot line is z = 0, where it
 * cannot decide. neural-net.ts has the method of training.
 */
import { contours } from "../kit/contour";
import { fit, numbers, type Vec2 } from "../kit/curve";
import { cleared, mark, word } from "../kit/marks";
import { mulberry32 } from "../kit/numerics";
import type { Picture } from "../kit/picture";
import { circle } from "../kit/shapes";
import { newNet, opinion, type TrainingExample, train } from "../physics/neural-net";

const random = mulberry32(5);
const astray = () => 0.1 * (random() - random());
const arm = (kind: 1 | -1): TrainingExample[] =>
  Array.from({ length: 70 }, (_, i) => {
    const s = Math.sqrt((i + 1.5) / 71);
    const angle = 1.35 * 2 * Math.PI * s + (kind === 1 ? 0 : Math.PI) + 0.5;
    const r = 0.12 + 1.15 * s;
    return { x: [1.5 * (r * Math.cos(angle) + astray()), r * Math.sin(angle) + astray()], kind };
  });
/** Two arms, each half a turn ahead of the other. */
export const examples: readonly TrainingExample[] = [...arm(1), ...arm(-1)];

/** Returns the net before training. */
export const untaught = () => newNet([12, 12], mulberry32(13));
/** Returns the net after 200 rounds. */
export const taught = () => {
  const net = untaught();
  train(net, examples, 200, 0.03);
  return net;
};

const net = taught();
const z = (x: number, y: number) => opinion(net, [x, y]);
const toPicture = ([x, y]: Vec2): Vec2 => [600 + 370 * x, 400 + 370 * y];
const window = { x: [-1.7, 1.7], y: [-1.15, 1.15], columns: 136, rows: 92 } as const;
/** Returns z, with −1 on the rim outside the picture. So every area is closed. */
const fenced = (x: number, y: number) => (Math.abs(x) > 1.69 || Math.abs(y) > 1.14 ? -1 : z(x, y));
const level = (value: number, tolerance: number) =>
  contours(z, value, window)
    .map((line) => fit(line.map(toPicture), tolerance))
    .join("");
const area = contours(fenced, 0, window).map((line) => `${fit(line.map(toPicture))}z`);

const points = (kind: 1 | -1) =>
  examples
    .filter((example) => example.kind === kind)
    .map(({ x }) => toPicture(x))
    .filter(([x, y]) => x > -14 && x < 1214 && y > -14 && y < 814);

export default {
  name: "matematika-ai",
  subject: "math",
  width: 1200,
  height: 800,
  title: "Ku kalon kufiri? Një rrjet nervor e ka mësuar vetë",
  description:
    "Pika të plota dhe pika boshe, të ndërthurura në dy spirale. Rrjeti nervor i ka parë dyqind herë dhe ka " +
    "gjetur vijën që i ndan; vijat e holla tregojnë sa i sigurt është në çdo vend.",
  body:
    mark("tint", area.join(""), { also: "eo" }) +
    mark("thin", [1, 2, 3, 4, 5, 6].flatMap((k) => [level(1.5 * k, 1.2), level(-1.5 * k, 1.2)]).join("")) +
    mark("spot", level(0, 0.7)) +
    mark(
      "paperFill",
      points(-1)
        .map((p) => circle(...p, 11))
        .join(""),
      { also: "b" },
    ) +
    mark(
      "medium",
      points(1)
        .map((p) => `M${numbers(p)}h0`)
        .join(""),
      { also: "dot" },
    ),
  words: cleared(word(500, 62, "vija që gjeti rrjeti", { anchor: "end", tone: "spot" })),
  style: ".eo{fill-rule:evenodd}.dot{stroke-width:25;stroke-linecap:round}",
} satisfies Picture;
