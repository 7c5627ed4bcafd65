import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { angleOfHeight, shadowsAt } from "./circle-shadows";

const angle = fc.double({ min: 0, max: 360, noNaN: true });

describe("a point on the unit circle", () => {
  test("stands at 30° half as high as the radius, at 150° too, at 210° as deep", () => {
    expect(shadowsAt(30).sine).toBeCloseTo(0.5, 12);
    expect(shadowsAt(150).sine).toBeCloseTo(0.5, 12);
    expect(shadowsAt(210).sine).toBeCloseTo(-0.5, 12);
  });

  test("stands at 60° only 1,73 times as high as at 30°, not twice", () => {
    expect(shadowsAt(60).sine / shadowsAt(30).sine).toBeCloseTo(Math.sqrt(3), 12);
  });

  test("climbs the first half of its height in 30° and the second in 60°", () => {
    expect(angleOfHeight(0.5)).toBeCloseTo(30, 12);
    expect(angleOfHeight(1) - angleOfHeight(0.5)).toBeCloseTo(60, 12);
  });

  test("has shadows whose squares make 1 together", () => {
    fc.assert(
      fc.property(angle, (degrees) => {
        const { sine, cosine } = shadowsAt(degrees);
        expect(sine ** 2 + cosine ** 2).toBeCloseTo(1, 12);
      }),
    );
  });

  test("has the cosine that its sine will be 90° later", () => {
    fc.assert(
      fc.property(angle, (degrees) => {
        expect(shadowsAt(degrees).cosine).toBeCloseTo(shadowsAt(degrees + 90).sine, 12);
      }),
    );
  });
});
