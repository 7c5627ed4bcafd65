import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { greenhouse } from "./greenhouse";
import { absorbed, albedoToday, balance, layerToday, leaving, radiated } from "./one-layer-greenhouse";

const [albedo, share] = [fc.double({ min: 0, max: 0.9, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })];

describe("the Earth's balance", () => {
  test("takes in 238 W/m², and is at 255 K without a layer, 288 K today, 303 K under a full layer", () => {
    expect(absorbed(albedoToday)).toBeCloseTo(238.2, 1);
    expect(balance(albedoToday, 0)).toBeCloseTo(254.6, 1);
    expect(balance(albedoToday, layerToday)).toBeCloseTo(288, 0);
    expect(balance(albedoToday, 1)).toBeCloseTo(303, 0);
  });

  test("is at 256,4 K without a layer where the albedo sinks to 0,28", () => {
    expect(balance(0.28, 0)).toBeCloseTo(256.4, 1);
  });

  test("sends up 390 W/m² at 288 K, of which 238 leave", () => {
    expect(radiated(288)).toBeCloseTo(390, 0);
    expect(leaving(288, layerToday)).toBeCloseTo(238, 0);
  });

  test("lets out what comes in, whatever the layer: the question's claim", () => {
    fc.assert(
      fc.property(albedo, share, (bright, thick) => {
        expect(leaving(balance(bright, thick), thick)).toBeCloseTo(absorbed(bright), 6);
      }),
    );
  });

  test("warms under a thicker layer and cools with a brighter planet", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.8, noNaN: true }), albedo, (thick, bright) => {
        expect(balance(bright, thick + 0.1)).toBeGreaterThan(balance(bright, thick));
        expect(balance(bright + 0.05, thick)).toBeLessThan(balance(bright, thick));
      }),
    );
  });

  test("the question's answer is shown once the layer is much thicker", () => {
    expect(greenhouse.question.shown({ perdja: 78, albedoja: 0.3 })).toBe(false);
    expect(greenhouse.question.shown({ perdja: 90, albedoja: 0.3 })).toBe(true);
  });
});
