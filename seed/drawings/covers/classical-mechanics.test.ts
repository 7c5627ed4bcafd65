import { expect, test } from "vitest";
import { coast, pushed, recoil } from "./classical-mechanics";

test("10 N on 2 kg: the steps grow as 1 : 3 : 5 : 7, and after two seconds it has come 10 m", () => {
  const steps = [1, 2, 3, 4].map((beats) => pushed(10, 2, beats) - pushed(10, 2, beats - 1));
  expect(steps.map((step) => step / (steps[0] as number))).toEqual([1, 3, 5, 7].map((n) => expect.closeTo(n, 9)));
  expect(pushed(10, 2, 5)).toBeCloseTo(10, 9);
});

test("without a force each step is as long as the last", () => {
  for (const beats of [1, 2, 3]) expect(coast(3, beats) - coast(3, beats - 1)).toBeCloseTo(1.2, 9);
});

test("two carts part with momenta that cancel", () => {
  const [a, b] = recoil(9, [4, 2]);
  expect(4 * a + 2 * b).toBeCloseTo(0, 12);
  expect(b / a).toBeCloseTo(-2, 12);
});
