import fc from "fast-check";
import { expect, it } from "vitest";
import { coverSize, cropped, mostZoom, wholeCrop } from "./cover-crop";

it.each([
  ["a photograph of 4 to 3", { width: 4000, height: 3000 }, wholeCrop, [0, 166.7, 4000, 2666.7], [1500, 1000]],
  ["an upright one", { width: 3000, height: 4000 }, wholeCrop, [0, 1000, 3000, 2000], [1500, 1000]],
  ["a wide one", { width: 6000, height: 2000 }, wholeCrop, [1500, 0, 3000, 2000], [1500, 1000]],
  ["its top left", { width: 3000, height: 2000 }, { zoom: 2, x: 0, y: 0 }, [0, 0, 1500, 1000], [1500, 1000]],
  ["its bottom right", { width: 3000, height: 2000 }, { zoom: 2, x: 1, y: 1 }, [1500, 1000, 1500, 1000], [1500, 1000]],
  ["a small one, which is not enlarged", { width: 900, height: 900 }, wholeCrop, [0, 150, 900, 600], [900, 600]],
])("the cover of %s", (_, photo, crop, rectangle, size) => {
  const { left, top, width, height } = cropped(photo, crop);
  expect([left, top, width, height].map((each) => Math.round(each * 10) / 10)).toEqual(rectangle);
  expect(coverSize(photo, crop)).toEqual({ width: size[0], height: size[1] });
});

it("a zoom leaves the 720 px that a cover needs, and one that is too small has none", () => {
  expect(mostZoom({ width: 1440, height: 960 })).toBe(2);
  expect(mostZoom({ width: 9000, height: 6000 })).toBe(4);
  expect(mostZoom({ width: 600, height: 400 })).toBe(1);
});

it("what is taken lies in the photograph and is 3 to 2", () => {
  const unit = fc.double({ min: 0, max: 1, noNaN: true });
  const side = fc.integer({ min: 64, max: 9000 });
  fc.assert(
    fc.property(side, side, fc.double({ min: 1, max: 4, noNaN: true }), unit, unit, (width, height, zoom, x, y) => {
      const part = cropped({ width, height }, { zoom, x, y });
      expect(part.left).toBeGreaterThanOrEqual(-1e-6);
      expect(part.top).toBeGreaterThanOrEqual(-1e-6);
      expect(part.left + part.width).toBeLessThanOrEqual(width + 1e-6);
      expect(part.top + part.height).toBeLessThanOrEqual(height + 1e-6);
      expect(part.width / part.height).toBeCloseTo(1.5, 6);
    }),
  );
});
