import { expect, test } from "vitest";
import { contact, data, gradient, hidden, learned, loss, noise, planet } from "./ai-fizike";

test("the planet hides nothing before it touches the star, and most in the middle", () => {
  expect(hidden(contact + 0.001)).toBe(0);
  expect(hidden(contact - 0.05)).toBeGreaterThan(0);
  expect(hidden(0)).toBeGreaterThan(hidden(0.6));
  // The planet hides more than its share of the area. The middle of a star is brighter than its limb.
  expect(hidden(0)).toBeGreaterThan(planet ** 2);
  expect(hidden(0)).toBeLessThan(1.25 * planet ** 2);
});

test("the slope of the error is the one that small changes of the weights give", () => {
  const weights = learned[4] as number[];
  const slope = gradient(weights);
  for (const i of weights.keys()) {
    const shifted = (by: number) => weights.map((w, k) => (k === i ? w + by : w));
    const difference = (loss(shifted(1e-5)) - loss(shifted(-1e-5))) / 2e-5;
    expect(slope[i]).toBeCloseTo(difference, 6);
  }
});

test("training lowers the error to the noise of the measurements and no further", () => {
  const errors = learned.map((w) => Math.sqrt(loss(w)));
  expect(errors.at(-1)).toBeLessThan(0.2 * (errors[0] as number));
  expect((errors.at(-1) as number) / (100 * noise)).toBeCloseTo(1, 1);
  expect(data).toHaveLength(320);
});
