import { expect, test } from "vitest";
import { accelerations } from "./kuiz-bicikleta-v-t";

test("the steepest piece is the braking, not the fastest one", () => {
  expect(accelerations()).toEqual([1, 0, -2, 0]);
});
