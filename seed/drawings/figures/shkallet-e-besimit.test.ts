import { expect, test } from "vitest";
import { trust } from "../covers/matematika-mjekesia";
import { afterNegative, afterPositive, beliefs } from "./shkallet-e-besimit";

test("every positive test multiplies the ratio of ill to healthy by ten", () => {
  expect(beliefs[1]).toBeCloseTo(trust, 12);
  beliefs.forEach((belief, tests) => {
    expect(belief / (1 - belief)).toBeCloseTo(10 ** tests / 99, 10);
  });
});

test("the two answers of a test, weighted by how often they come, give back the probability before it", () => {
  for (const p of [0.01, 0.3, 0.8]) {
    const positive = 0.9 * p + 0.09 * (1 - p);
    expect(positive * afterPositive(p) + (1 - positive) * afterNegative(p)).toBeCloseTo(p, 12);
  }
});
