import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lensAndImage } from "./lens-and-image";
import { imageDistance, magnification, slopeBehind } from "./thin-lens";

describe("a thin lens of 10 dioptres", () => {
  test("images what is 30 cm away at 15 cm, half as high, upside down", () => {
    expect(imageDistance(30, 10)).toBeCloseTo(15, 10);
    expect(magnification(30, 10)).toBeCloseTo(-0.5, 10);
  });

  test("at twice its focal length images 1 : 1, in its focus nowhere, at half of it twice as high and upright", () => {
    expect(magnification(20, 10)).toBeCloseTo(-1, 10);
    expect(imageDistance(10, 10)).toBeNull();
    expect(imageDistance(5, 10)).toBeCloseTo(-10, 10);
    expect(magnification(5, 10)).toBeCloseTo(2, 10);
  });
});

describe("a thin lens", () => {
  test("of −2 dioptres puts a star 50 cm before it, of +2 a window 20 m away at 51 cm", () => {
    expect(imageDistance(Number.POSITIVE_INFINITY, -2)).toBeCloseTo(-50, 10);
    expect(imageDistance(2000, 2)).toBeCloseTo(51.28, 2);
  });

  test("bends every ray from a point to its image", () => {
    const range = fc.double({ min: 4, max: 30, noNaN: true });
    fc.assert(
      fc.property(range, fc.double({ min: -10, max: 10, noNaN: true }), range, (distance, power, height) => {
        const [image, times] = [imageDistance(distance, power), magnification(distance, power)];
        fc.pre(image !== null && times !== null && Math.abs(image) < 1000);
        const leaves = slopeBehind(height, (height - 6) / distance, power);
        expect(height + leaves * image).toBeCloseTo(6 * times, 6);
      }),
    );
  });

  test("images back where light came from (reversibility)", () => {
    fc.assert(
      fc.property(fc.double({ min: 11, max: 1000, noNaN: true }), (distance) => {
        expect(imageDistance(imageDistance(distance, 10) as number, 10)).toBeCloseTo(distance, 5);
      }),
    );
  });
});

test("the question's answer is shown only within the focus of a converging lens", () => {
  const { shown } = lensAndImage.question;
  expect(shown({ largesia: 6, fuqia: 10 })).toBe(true);
  expect(shown({ largesia: 12, fuqia: 10 })).toBe(false);
  expect(shown({ largesia: 6, fuqia: -10 })).toBe(false);
});
