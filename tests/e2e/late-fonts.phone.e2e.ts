/** On a slow line the letters come after the text: what stands in for them has their widths and heights. */
import type { Page } from "@playwright/test";
import { expect, test } from "./magazine";
import { shiftOf, watchShifts } from "./shifts";

// A phone gives each letter the width that its font says; a desktop that hints rounds it to whole pixels, 5 % off.
test.use({
  launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox", "--font-render-hinting=none"] },
});

/** What is on the page now has been painted two frames later. */
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
