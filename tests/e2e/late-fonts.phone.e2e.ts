/** Tests late fonts on a slow line. The fallback fonts must have the same widths and heights. */
import type { Page } from "@playwright/test";
import { expect, test } from "./magazine";
import { shiftOf, watchShifts } from "./shifts";

// A phone uses the exact width of each letter. A desktop with hinting rounds it to whole pixels, 5 % off.
test.use({
  launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox", "--font-render-hinting=none"] },
});

/** Waits two frames, after which the present page is painted. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

test("fonts that come late move a page by less than 0.02", async ({ page, open }) => {
  await watchShifts(page);
  let release = () => {};
  let held = Promise.resolve();
  await page.route("**/*.woff2", async (route) => {
    await held;
    await route.continue();
  });
  for (const address of ["/", "/math", "/physics/graviteti", "/about"]) {
    held = new Promise((resolve) => {
      release = resolve;
    });
    const opened = open(address);
    await expect(page.locator("main h1")).toBeVisible();
    await painted(page);
    release();
    await opened;
    await page.evaluate(() => document.fonts.ready);
    await painted(page);
    const moved = await shiftOf(page);
    expect([address, moved < 0.02 ? "still" : moved]).toEqual([address, "still"]);
  }
});
