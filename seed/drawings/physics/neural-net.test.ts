import { expect, test } from "vitest";
import { mulberry32 } from "../kit/numerics";
import { gradient, loss, newNet, opinion, type TrainingExample, train } from "./neural-net";

const odd: TrainingExample[] = [
  { x: [0, 0], kind: -1 },
  { x: [1, 0], kind: 1 },
  { x: [0, 1], kind: 1 },
  { x: [1, 1], kind: -1 },
];

test("back-propagation finds the slope of the loss in every weight", () => {
  const net = newNet([3, 2], mulberry32(3));
  const slopes = gradient(net, odd);
  for (const [depth, { weights }] of net.entries()) {
    for (const [i, weight] of weights.entries()) {
      const lossAt = (value: number) => {
        weights[i] = value;
        return loss(net, odd);
      };
      const slope = (lossAt(weight + 1e-5) - lossAt(weight - 1e-5)) / 2e-5;
      weights[i] = weight;
      expect(slopes[depth]?.[i]).toBeCloseTo(slope, 8);
    }
  }
});

test("a hidden layer learns exclusive or", () => {
  const net = newNet([4], mulberry32(1));
  train(net, odd, 200, 0.1);
  for (const { x, kind } of odd) expect(opinion(net, x) * kind).toBeGreaterThan(2);
});

test("without a hidden layer exclusive or cannot be learnt", () => {
  const net = newNet([], mulberry32(1));
  train(net, odd, 500, 0.1);
  expect(loss(net, odd)).toBeGreaterThan(Math.LN2 - 1e-9);
});
