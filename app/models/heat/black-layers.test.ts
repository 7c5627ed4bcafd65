import fc from "fast-check";
import { expect, test } from "vitest";
import { sends, surplus, temperatureAt } from "./black-layers";
import { skyInLayers } from "./sky-in-layers";

const albedo = 0.3;

test("the ground has 255 K under no layer, 303 K under one, 335 K under two, 360 K under three", () => {
  expect(temperatureAt(1, albedo)).toBeCloseTo(254.6, 1);
  expect(temperatureAt(2, albedo)).toBeCloseTo(302.8, 1);
  expect(temperatureAt(3, albedo)).toBeCloseTo(335, 1);
  expect(temperatureAt(4, albedo)).toBeCloseTo(360, 0);
});

test("however many layers there are, every one of them and the ground get what they send (balance)", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4 }), fc.double({ min: 0, max: 0.8, noNaN: true }), (layers, light) => {
      for (let place = 1; place <= layers + 1; place++) expect(surplus(place, layers, light)).toBeCloseTo(0, 9);
    }),
  );
});

test("space gets 238 W/m² whatever the layers", () => expect(sends(1, albedo)).toBeCloseTo(238.2, 1));

test("the question is answered by a second layer", () => {
  expect(skyInLayers.question.shown({ shtresat: 1, albedoja: 0.3 })).toBe(false);
  expect(skyInLayers.question.shown({ shtresat: 2, albedoja: 0.3 })).toBe(true);
});
