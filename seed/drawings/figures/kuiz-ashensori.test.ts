import { expect, test } from "vitest";
import { acceleration, forces } from "./kuiz-ashensori";

test("the passenger accelerates upwards, by little more than a lift does", () => {
  expect(acceleration(forces)).toBeCloseTo(1.18, 2);
});

test("equal forces would mean a lift at rest or at constant speed", () => {
  expect(acceleration({ weight: 500, normal: 500 })).toBe(0);
});
