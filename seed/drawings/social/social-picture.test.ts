import { readdirSync, readFileSync, statSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { readCover, sharedPages } from "./shared-pages";
import { type SocialPage, socialLimit, socialPainter } from "./social-picture";

const folder = new URL("../../../public/social/", import.meta.url);

let pages: SocialPage[];
let paint: Awaited<ReturnType<typeof socialPainter>>;
beforeAll(async () => {
  [pages, paint] = [await sharedPages(), await socialPainter()];
}, 30_000);

/** Reads the size from a PNG's header. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe("social pictures", { timeout: 30_000 }, () => {
  test("every page that is shared has one of 1200 × 630, at most 80 KB, and none is left over", () => {
    expect(readdirSync(folder).slice().sort()).toEqual(
      pages
        .map(({ name }) => `${name}.png`)
        .slice()
        .sort(),
    );
    for (const { name } of pages) {
      const file = new URL(`${name}.png`, folder);
      expect([name, ...sizeOf(readFileSync(file))]).toEqual([name, 1200, 630]);
      expect([name, statSync(file).size <= socialLimit]).toEqual([name, true]);
    }
  });

  test("what is committed is what is painted", () => {
    for (const name of ["prizma", "graviteti", "number-ninja"]) {
      const page = pages.find((each) => each.name === name) as SocialPage;
      const committed = readFileSync(new URL(`${name}.png`, folder));
      expect([name, Buffer.compare(committed, paint(page))]).toEqual([name, 0]);
    }
  });

  test("a title that no size can hold is refused, not cut", () => {
    const page = pages[0] as SocialPage;
    expect(() => paint({ ...page, title: "Shumë ".repeat(60) })).toThrow("too long");
  });
});

test("says how a cover is begun where a chapter has none yet", async () => {
  await expect(readCover("/covers/kimia.svg")).rejects.toThrow("npm run new -- cover kimia");
});
