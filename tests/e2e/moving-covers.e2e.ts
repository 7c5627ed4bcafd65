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

test("eleven covers move", () => {
  expect(covers).toHaveLength(11);
});

test("a cover below the fold waits until it is in the window", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/physics/levizja-e-trupave");
  const ball = page.locator(".opening-text .drawing > g:first-of-type");
  const states = () => ball.evaluate((ball) => ball.getAnimations({ subtree: true }).map(({ playState }) => playState));
  expect(await states()).toEqual(["paused", "paused"]);
  await page.locator(".opening-text .plate").evaluate((plate) => plate.scrollIntoView({ block: "center" }));
  await expect.poll(states).toEqual(["running", "running"]);
});

for (const { item: cover, tag } of eachOf(covers, 3)) {
  test(`${cover} moves once and ends as it is drawn`, { tag }, async ({ page }) => {
    const plate = page.locator(".opening-text .plate");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(addressOf(cover));
    const drawing = page.locator(".opening-text .drawing");
    const running = () =>
      drawing.evaluate((drawing) => drawing.getAnimations({ subtree: true }).map(({ playState }) => playState));
    expect(await running()).toEqual([]);
    await page.evaluate(() => document.fonts.ready);
    const still = await plate.screenshot();

    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expect.poll(async () => [...new Set(await running())]).toEqual(["running"]);
    await drawing.evaluate((drawing) => {
      for (const animation of drawing.getAnimations({ subtree: true })) {
        animation.pause();
        animation.currentTime = Number(animation.effect?.getTiming().delay ?? 0) + 1;
      }
    });
    expect((await plate.screenshot()).equals(still)).toBe(false);
    await drawing.evaluate((drawing) => {
      for (const animation of drawing.getAnimations({ subtree: true })) animation.finish();
    });
    // Chromium repaints only where something moved, and its rims differ by a shade: the whole is painted anew.
    const show = (visibility: string) =>
      drawing.evaluate((drawing, to) => drawing.setAttribute("visibility", to), visibility);
    await show("hidden");
    await plate.screenshot();
    await show("visible");
    expect((await plate.screenshot()).equals(still)).toBe(true);
  });
}
