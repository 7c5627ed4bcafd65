/**
 * A small neural network finds a planet in the light of a star. Dots are the light, measured with noise while the
 * planet crosses; the lines are the network's outputs before and during its training. One input (time), five tanh
 * neurons, one output; mean square error, full-batch gradient descent with Adam's steps (Kingma and Ba, 2014). Light: a
 * planet of 0.10 star radii, like Jupiter before the Sun, hides the covered part of the disc, weighted by the linear
 * law of limb darkening 1 − u(1 − √(1 − r²)) with u = 0.6, near the Sun's in visible light. The circles on the star are
 * lines of equal brightness, a twelfth of the decrease to the limb apart; the scale of the light below is stretched.
 */
import { fit, numbers, sample, type Vec2 } from "../kit/curve";
import { mark, word } from "../kit/marks";
import { mulberry32 } from "../kit/numerics";
import type { Picture } from "../kit/picture";
import { cos, log, tanh } from "../kit/portable-math";
import { circle, segment } from "../kit/shapes";

/** The planet's radius and its path's least distance from the star's middle, in star radii. */
export const [planet, miss] = [0.1, 0.35];
const limb = 0.6;
/** Returns the brightness at `r` star radii from the disc's middle. In the middle it is 1. */
export const brightness = (r: number): number => (r >= 1 ? 0 : 1 - limb * (1 - Math.sqrt(1 - r * r)));

/**
 * Returns the share of the star's light that the planet hides, summed over its disc. The planet is `x` star radii past
 * the middle.
 */
export const hidden = (x: number): number => {
  let sum = 0;
  const rings = 12;
  for (let i = 0; i < rings; i++) {
    const r = (planet * (i + 0.5)) / rings;
    for (let j = 0; j < 24; j++) {
      const angle = (2 * Math.PI * (j + 0.5)) / 24;
      const weight = (2 * Math.PI * r * planet) / rings / 24;
      sum += weight * brightness(Math.sqrt((x + r * cos(angle)) ** 2 + (miss + r * cos(angle - Math.PI / 2)) ** 2));
    }
  }
  return sum / (Math.PI * (1 - limb / 3));
};

const random = mulberry32(3);
const gauss = () => Math.sqrt(-2 * log(1 - random())) * cos(2 * Math.PI * random());
export const noise = 0.0013;
const span = 1.4;
/** The measurements: place of the planet in star radii and light missing, in hundredths. */
export const data = sample(-span, span, 319, (x): Vec2 => [x, 100 * (hidden(x) + noise * gauss())]);

const neurons = 5;
/** Weights in a row: slope, shift and share of each neuron, then the constant. */
type Weights = number[];
export const answer = (w: Weights, x: number): number => {
  let y = w[3 * neurons] as number;
  for (let k = 0; k < neurons; k++)
    y += (w[3 * k + 2] as number) * tanh((w[3 * k] as number) * x + (w[3 * k + 1] as number));
  return y;
};
/** Returns the mean square error over the data, in squared hundredths. */
export const loss = (w: Weights): number =>
  data.reduce((sum, [x, y]) => sum + (answer(w, x) - y) ** 2, 0) / data.length;

/** Returns the slope of the loss along every weight, by the chain rule. */
export const gradient = (w: Weights): Weights => {
  const g = w.map(() => 0);
  const add = (i: number, v: number) => {
    g[i] = (g[i] as number) + (2 * v) / data.length;
  };
  for (const [x, y] of data) {
    const error = answer(w, x) - y;
    for (let k = 0; k < neurons; k++) {
      const h = tanh((w[3 * k] as number) * x + (w[3 * k + 1] as number));
      const back = error * (w[3 * k + 2] as number) * (1 - h * h);
      add(3 * k, back * x);
      add(3 * k + 1, back);
      add(3 * k + 2, error * h);
    }
    add(3 * neurons, error);
  }
  return g;
};

/** Returns the network's weights after each of the numbers of steps, in rising order. */
const train = (stops: readonly number[]): Weights[] => {
  const w = sample(0, 3 * neurons, 3 * neurons, (i) => (i % 3 === 2 ? 0.02 : 4) * gauss());
  const [mean, square] = [w.map(() => 0), w.map(() => 0)];
  const seen: Weights[] = [];
  let [meanDecay, squareDecay] = [1, 1];
  for (let step = 0; step <= Math.max(...stops); step++) {
    if (stops.includes(step)) seen.push([...w]);
    [meanDecay, squareDecay] = [meanDecay * 0.9, squareDecay * 0.999];
    for (const [i, g] of gradient(w).entries()) {
      const m = 0.9 * (mean[i] as number) + 0.1 * g;
      const s = 0.999 * (square[i] as number) + 0.001 * g * g;
      [mean[i], square[i]] = [m, s];
      const [a, b] = [m / (1 - meanDecay), s / (1 - squareDecay)];
      w[i] = (w[i] as number) - (0.02 * a) / (Math.sqrt(b) + 1e-8);
    }
  }
  return seen;
};
export const learned = train([0, 4, 8, 14, 22, 34, 60, 120, 250, 3000]);

const [cx, star, radius] = [600, -24, 430];
const [calm, depth] = [492, 150];
const toPicture = ([x, y]: Vec2): Vec2 => [cx + radius * x, calm + depth * y];
const curve = (w: Weights) =>
  fit(
    sample(-span, span, 160, (x) => toPicture([x, answer(w, x)])),
    0.7,
  );
const dots = data.map((p) => `M${numbers(toPicture(p))}h0`).join("");
const isophotes = sample(1, 12, 11, (i) => {
  const r = Math.sqrt(1 - (1 - i / 12) ** 2);
  return circle(cx, star, radius * r);
}).join("");
/** First and last place of the planet on the disc's edge. The unit is the star's radius, counted from the middle. */
export const contact = Math.sqrt((1 + planet) ** 2 - miss ** 2);
const chord = star + miss * radius;
const body = (x: number) => circle(cx + radius * x, chord, planet * radius);
const found = learned.at(-1) as Weights;
const stages = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((i) => (i * contact) / 3);
const now = stages[5] as number;
const falls = [-contact, contact].map((x) =>
  segment([cx + radius * x, chord + planet * radius], [cx + radius * x, calm]),
);

export default {
  name: "ai-fizike",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Një rrjet nervor gjen një planet",
  description:
    "Sipër, planeti kalon para yllit; poshtë, pikat janë drita e matur, me gjithë zhurmën e vet. Vijat e holla janë " +
    "përgjigjet e rrjetit gjatë mësimit: nis gati drejt, gabon, ndreqet dhe në fund vizaton gropën që hap planeti.",
  body:
    mark("tint", `${circle(cx, star, radius)}${curve(found)}V800H0z`) +
    mark("thin", isophotes) +
    mark("medium", dots, { also: "n" }) +
    mark("spotThin", learned.slice(0, -1).map(curve).join("")) +
    mark("medium", circle(cx, star, radius)) +
    mark("spot", curve(found)) +
    mark("dotted", falls.join("")) +
    mark("medium", stages.map(body).join("")) +
    mark("inkFill", body(now)),
  words:
    word(749, 58, "planeti", { anchor: "middle", on: "tint" }) +
    word(600, 770, "gropa që gjeti rrjeti", { anchor: "middle", tone: "spot", on: "tint" }),
  style: ".n{stroke-width:8;stroke-linecap:round}",
} satisfies Picture;
