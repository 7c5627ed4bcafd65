/** Tests the covers that move once at the head of their lesson: they move, and end as the drawing is. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { eachOf } from "../long-series";
import { realMagazine } from "../real-magazine";
import { expect, test } from "./magazine";

const table = readFileSync(
  fileURLToPath(new URL("../../app/ui/moving-cover/moving-cover.tsx", import.meta.url)),
  "utf8",
);
const covers = [...table.matchAll(/"(\/covers\/[\w-]+\.svg)"/g)].map(([, cover = ""]) => cover);
const addressOf = (cover: string) => {
  const lesson = realMagazine().contents.find(({ imageUrl }) => imageUrl === cover);
  return `/${(lesson?.categoryId ?? 0) >= 7 ? "math" : "physics"}/${lesson?.slug}`;
};

test("nine covers move", () => {
  expect(covers).toHaveLength(9);
});

for (const { item: cover, tag } of eachOf(covers, 3)) {
  test(`${cover} moves once and ends as it is drawn`, { tag }, async ({ page }) => {
    const plate = page.locator(".opening-text .plate");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(addressOf(cover));
    const running = () =>
      plate.evaluate((plate) => plate.getAnimations({ subtree: true }).map(({ playState }) => playState));
    expect(await running()).toEqual([]);
    await page.evaluate(() => document.fonts.ready);
    const still = await plate.screenshot();

    await page.emulateMedia({ reducedMotion: "no-preference" });
    const all = await running();
    expect(all.length).toBeGreaterThan(0);
    expect(new Set(all)).toEqual(new Set(["running"]));
    await plate.evaluate((plate) => {
      for (const animation of plate.getAnimations({ subtree: true })) {
        animation.pause();
        animation.currentTime = Number(animation.effect?.getTiming().delay ?? 0) + 1;
      }
    });
    expect((await plate.screenshot()).equals(still)).toBe(false);
    await plate.evaluate((plate) => {
      for (const animation of plate.getAnimations({ subtree: true })) animation.finish();
    });
    expect((await plate.screenshot()).equals(still)).toBe(true);
  });
}
