/**
 * Models a small neural net that learns to separate two kinds of points. Every neuron adds its inputs times its weights
 * and outputs tanh of the sum. The last one outputs the sum z itself, which means "kind +1" with probability 1/(1 +
 * e⁻ᶻ). Training descends the mean of ln(1 + e^(−kind·z)) along the gradient (back-propagation), with steps scaled as
 * in Adam (D. Kingma, J. Ba, 2015: β₁ = 0.9, β₂ = 0.99).
 */

import { cos, exp, log, tanh } from "../kit/portable-math";

export interface TrainingExample {
  x: readonly [number, number];
  kind: 1 | -1;
}

/** A layer's weights, `inputs + 1` for each neuron; the last one is the bias. */
interface Layer {
  inputs: number;
  weights: Float64Array;
}
export type Net = readonly Layer[];

/** Makes a net with two inputs, the hidden layers given and one output. Weights are normally distributed around 0. */
export const newNet = (hidden: readonly number[], random: () => number): Net => {
  const normal = () => Math.sqrt(-2 * log(1 - random())) * cos(2 * Math.PI * random());
  const sizes = [2, ...hidden, 1];
  return sizes.slice(1).map((neurons, i) => {
    const inputs = sizes[i] as number;
    const scale = 1.2 / Math.sqrt(inputs);
    return { inputs, weights: Float64Array.from({ length: neurons * (inputs + 1) }, () => scale * normal()) };
  });
};

/** Returns the outputs of every layer, the inputs first. */
const signals = (net: Net, x: readonly number[]): number[][] => {
  const passed = [[...x]];
  for (const [depth, { inputs, weights }] of net.entries()) {
    const inputsHere = passed[depth] as number[];
    const sums: number[] = [];
    for (let w = 0; w < weights.length; w += inputs + 1) {
      let sum = weights[w + inputs] as number;
      for (let i = 0; i < inputs; i++) sum += (weights[w + i] as number) * (inputsHere[i] as number);
      sums.push(depth === net.length - 1 ? sum : tanh(sum));
    }
    passed.push(sums);
  }
  return passed;
};

/** Returns the net's output z for a point. It is positive for kind +1, and the surer, the farther from 0. */
export const opinion = (net: Net, x: readonly [number, number]): number => signals(net, x).at(-1)?.[0] as number;

/** Returns the mean of ln(1 + e^(−kind·z)) over the examples. */
export const loss = (net: Net, examples: readonly TrainingExample[]): number =>
  examples.reduce((sum, { x, kind }) => sum + log(1 + exp(-kind * opinion(net, x))), 0) / examples.length;

/** Returns the gradient of the loss in every weight, by back-propagation. It is laid out like the net. */
export const gradient = (net: Net, examples: readonly TrainingExample[]): Float64Array[] => {
  const slopes = net.map(({ weights }) => new Float64Array(weights.length));
  for (const { x, kind } of examples) {
    const passed = signals(net, x);
    const z = passed.at(-1)?.[0] as number;
    let blame = [-kind / (1 + exp(kind * z)) / examples.length];
    for (let depth = net.length - 1; depth >= 0; depth--) {
      const { inputs, weights } = net[depth] as Layer;
      const [inputsHere, slope] = [passed[depth] as number[], slopes[depth] as Float64Array];
      const before = new Array<number>(inputs).fill(0);
      for (const [neuron, share] of blame.entries()) {
        const w = neuron * (inputs + 1);
        for (let i = 0; i < inputs; i++) {
          slope[w + i] = (slope[w + i] as number) + share * (inputsHere[i] as number);
          before[i] = (before[i] as number) + share * (weights[w + i] as number);
        }
        slope[w + inputs] = (slope[w + inputs] as number) + share;
      }
      blame = before.map((value, i) => value * (1 - (inputsHere[i] as number) ** 2));
    }
  }
  return slopes;
};

/** Trains the net on all examples for `rounds` rounds, with a step of `rate`. It changes the net's weights. */
export const train = (net: Net, examples: readonly TrainingExample[], rounds: number, rate: number): void => {
  const [means, squares] = [0, 1].map(() => net.map(({ weights }) => new Float64Array(weights.length))) as [
    Float64Array[],
    Float64Array[],
  ];
  let [meanDecay, squareDecay] = [1, 1];
  for (let round = 1; round <= rounds; round++) {
    [meanDecay, squareDecay] = [meanDecay * 0.9, squareDecay * 0.99];
    for (const [depth, slope] of gradient(net, examples).entries()) {
      const { weights } = net[depth] as Layer;
      const [mean, square] = [means[depth] as Float64Array, squares[depth] as Float64Array];
      for (const [i, g] of slope.entries()) {
        mean[i] = 0.9 * (mean[i] as number) + 0.1 * g;
        square[i] = 0.99 * (square[i] as number) + 0.01 * g * g;
        const [m, s] = [(mean[i] as number) / (1 - meanDecay), (square[i] as number) / (1 - squareDecay)];
        weights[i] = (weights[i] as number) - (rate * m) / (Math.sqrt(s) + 1e-8);
      }
    }
  }
};
