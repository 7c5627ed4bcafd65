import { expect, test } from "vitest";
import { moved, widths } from "./filmi-hidraulik";
import { large, small } from "./makina-ne-prerje";

const area = (diameter: number) => (Math.PI * diameter ** 2) / 4;

test("what leaves the small syringe enters the large one: 7.07 ml, and the book rises 1.2 cm", () => {
  const left = (area(small.diameter) * small.way) / 1000;
  expect(left).toBeCloseTo(7.07, 2);
  expect((area(large.diameter) * large.way) / 1000).toBeCloseTo(left, 10);
  expect(large.way).toBeCloseTo(12.3, 1);
});

test("10 N on 15 mm hold 32 N on 27 mm", () => {
  expect((10 * area(large.diameter)) / area(small.diameter)).toBeCloseTo(32.4, 1);
});

test("in the still of the film both tinted areas are equal", () => {
  expect(widths.small * moved.small).toBe(widths.large * moved.large);
});
