import { readFileSync, statSync } from "node:fs";
import { imageSize } from "image-size";
import { describe, expect, test } from "vitest";
import { paintIcon, siteIcons } from "./site-icons";

const shared = (path: string) => new URL(`../../../public${path}`, import.meta.url);
const manifest = JSON.parse(readFileSync(shared("/manifest.webmanifest"), "utf8"));

describe("the site as a program of the phone", () => {
  test("every picture that the manifest names is there, of the size that it says", () => {
    for (const { src, sizes } of [...manifest.icons.slice(1), ...manifest.screenshots]) {
      const { width, height } = imageSize(readFileSync(shared(src)));
      expect([src, `${width}x${height}`]).toEqual([src, sizes]);
    }
  });

  test("its two views are under 200 KB together", () => {
    const bytes = manifest.screenshots.map(({ src }: { src: string }) => statSync(shared(src)).size);
    expect(bytes.reduce((sum: number, each: number) => sum + each, 0)).toBeLessThan(200_000);
  });

  test("what is committed is what is painted", { timeout: 30_000 }, async () => {
    for (const icon of siteIcons) {
      const committed = readFileSync(shared(`/icons/${icon.name}.png`));
      expect([icon.name, Buffer.compare(committed, await paintIcon(icon))]).toEqual([icon.name, 0]);
    }
  });
});
