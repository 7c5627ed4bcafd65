import { fileURLToPath } from "node:url";
import jsQR from "jsqr";
import sharp from "sharp";
import { expect, test } from "vitest";
import { seen } from "./klasa";

test("a phone reads the code on the board, although rays leave from it", async () => {
  const { data, info } = await sharp(fileURLToPath(new URL("../../../public/covers/klasa.svg", import.meta.url)))
    .extract({ left: 490, top: 70, width: 220, height: 220 })
    .flatten({ background: "#fff" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe("4K7Q-X2M9");
});

test("what is twice as far is half as large, and the eye's height is the horizon", () => {
  const width = (z: number) => seen(1, 0, z)[0] - seen(0, 0, z)[0];
  expect(width(2)).toBeCloseTo(2 * width(4), 12);
  expect(seen(0, 1.5, 2)[1]).toBe(seen(0, 1.5, 6)[1]);
});
