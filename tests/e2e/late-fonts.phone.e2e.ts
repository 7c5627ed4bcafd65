/** Tests late fonts on a slow line. The fallback fonts must have the same widths and heights. */
import type { Page } from "@playwright/test";
import { eachOf } from "../long-series";
import { expect, test } from "./magazine";
import { shiftOf, watchShifts } from "./shifts";

// A phone uses the exact width of each letter. A desktop with hinting rounds it to whole pixels, 5 % off.
test.use({
  launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox", "--font-render-hinting=none"] },
  expectedErrors: /status of 404/,
});

/** Waits two frames, after which the present page is painted. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** A page of each kind. Its layout may not shift at all. */
const still = [
  ...["/math", "/modelet", "/modelet/pitagora", "/pa-rrjet"],
  ...["/physics/optika/me-vete", "/about", "/physics/projects"],
  ...["/physics/electricity-simulator", "/physics/mechanics", "/ngulit/simulatori"],
  ...["/mesuesi/detyre", "/mesuesi/test", "/klasa", "/detyra"],
];
/**
 * Pages on which a line breaks otherwise in the fallback font, at one of the widths (docs/decisions/035). In a lesson the
 * first letter, five lines high, is wider there. The largest shift of each; two letters' files that come at two times can
 * move a line twice.
 */
const moving: Record<string, number> = {
  "/": 0.003,
  "/fjalori": 0.002,
  "/kerko?q=forca": 0.03,
  "/physics/graviteti": 0.005,
  "/math/calculus-quiz": 0.055,
  "/math/number-ninja": 0.006,
  "/physics/projects/hydraulics": 0.06,
  "/physics/projects/eco-friendly-cities": 0.03,
  "/harta": 0.03,
  "/kerko": 0.03,
  "/merre-me-vete": 0.025,
  "/contact": 0.025,
  "/terms": 0.01,
  "/nuk-ka": 0.006,
  "/privacy": 0.005,
  "/mesuesi": 0.02,
  "/math/pitagora/ora": 0.05,
  "/physics/mekanika": 0.025,
  "/math/pitagora/ne-ekran": 0.08,
  "/ngulit/pitagora": 0.015,
  // This one writes what it finds on the device; on a busy machine after the first paint.
  "/math/pitagora/ushtrime": 0.015,
  "/fletorja": 0.06,
};
const limits = new Map([...still.map((address): [string, number] => [address, 0.001]), ...Object.entries(moving)]);

const windows = [
  [412, 839],
  [360, 800],
  [1280, 900],
] as const;
for (const { item, tag } of eachOf(windows, 3)) {
  const [width, height] = item;
  test(`fonts that come late move no kind of page, or by the few lines that break otherwise, ${width} px`, {
    tag,
  }, async ({ page, open }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    let release = () => {};
    let held = Promise.resolve();
    let fonts = 0;
    await page.route("**/*.woff2", async (route) => {
      fonts++;
      await held;
      await route.continue();
    });
    const over: [string, number][] = [];
    for (const [address, limit] of limits) {
      held = new Promise((resolve) => {
        release = resolve;
      });
      const before = fonts;
      const opened = open(address);
      await expect(page.locator("main :is(h1, h2)").first()).toBeVisible();
      await painted(page);
      // Fonts are asked for once the page is laid out. Without a request the test would try nothing.
      await expect.poll(() => fonts).toBeGreaterThan(before);
      release();
      await opened;
      await page.evaluate(() => document.fonts.ready);
      await painted(page);
      const moved = await shiftOf(page);
      if (moved >= limit) over.push([address, moved]);
    }
    expect(over).toEqual([]);
  });
}
