import readByOther from "jsqr";
import sharp from "sharp";
import { encode } from "uqr";
import { expect, test } from "vitest";
import { type PupilResult, writeResult } from "../../../magazine/classroom/result-code";
import { codeIn } from "./read-code.client";

/** Draws a code as a phone shows it: black on white, a few pixels a module. */
function drawn(text: string, version: number, scale: number) {
  const { data, size } = encode(text, {
    ecc: "M",
    minVersion: version,
    maxVersion: version,
    boostEcc: false,
    border: 4,
  });
  const side = size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (data[Math.floor(y / scale)]?.[Math.floor(x / scale)])
        pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  }
  return { data: pixels, width: side, height: side };
}

/** Returns a result of so many items, half of them with a typed answer. */
const resultOf = (items: number): PupilResult => ({
  ...{ task: 704_213, fingerprint: 1_234, who: 17, attempt: 40_321, minutes: 12 },
  items: Array.from({ length: items }, (_, item) =>
    item % 2 === 0
      ? { first: { kind: "right" }, misses: 0, end: "alone" }
      : { first: { kind: "unnamed" }, misses: 2, end: "helped", typed: "12,5cm" },
  ),
});

const versions = [2, 3, 4, 5, 6, 7, 8, 9, 10];

test.each(versions)("a result drawn at version %i is read by both readers", (version) => {
  const text = writeResult(resultOf(version === 2 ? 3 : version * 2));
  const picture = drawn(text, version, 5);
  expect(codeIn(picture)).toBe(text);
  expect(readByOther(picture.data, picture.width, picture.height)?.data).toBe(text);
});

test("the code of an assignment, as a link of bytes, is read by both", () => {
  const text = "https://prizma.example/detyra#4K7QX2M94K7QX2M94K7QX2M9";
  const picture = drawn(text, 5, 5);
  expect([codeIn(picture), readByOther(picture.data, picture.width, picture.height)?.data]).toEqual([text, text]);
});

test.each([10, 45, 97, 180, 301])("a code held at %i degrees, grey and out of focus, is read", async (degrees) => {
  const text = writeResult(resultOf(12));
  const { data, width, height } = drawn(text, 6, 8);
  const turned = await sharp(data, { raw: { width, height, channels: 4 } })
    .rotate(degrees, { background: "#ffffff" })
    .blur(1.2)
    .linear(0.6, 50)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { info } = turned;
  expect(codeIn({ data: new Uint8ClampedArray(turned.data), width: info.width, height: info.height })).toBe(text);
});

test("a picture without a code, and one too small for any, give none", () => {
  expect(codeIn({ data: new Uint8ClampedArray(64 * 64 * 4).fill(200), width: 64, height: 64 })).toBeNull();
  expect(codeIn({ data: new Uint8ClampedArray(4), width: 1, height: 1 })).toBeNull();
});
