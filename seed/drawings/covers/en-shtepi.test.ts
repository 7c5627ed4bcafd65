import { expect, test } from "vitest";
import picture, { limit, perKilowatt, powers, sum } from "./en-shtepi";

test("the bars at the entrance are the rooms' powers, of the lesson's example, on each other", () => {
  expect(sum).toBeCloseTo(8.6, 12);
  // The lesson's 37.4 A through a fuse of 25 A.
  expect((sum * 1000) / 230).toBeCloseTo(37.4, 1);
  expect(limit).toBe(5.75);
});

test("a bar is as high as its power, and so is the part above the fuse's limit", () => {
  const heights = [...picture.body.matchAll(/h52v(\d+)h-52z/g)].map(([, height]) => Number(height));
  expect(new Set(heights)).toEqual(new Set(powers.map((power) => Math.round(power * perKilowatt))));
  const [above] = [...picture.body.matchAll(/class="f"[^>]*d="M960 \d+h150v(\d+)h-150z"/g)].map(([, high]) =>
    Number(high),
  );
  expect(above).toBeCloseTo((sum - limit) * perKilowatt, -0.5);
});
