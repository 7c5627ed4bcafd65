import type { Page } from "@playwright/test";
import { expect, test } from "./magazine";
import { openAlive } from "./playing";

const city = "/physics/projects/eco-friendly-cities?pjesa=galeria";

/** Moves one finger from one point to another in steps, as a hand does. */
async function stroke(page: Page, from: [number, number], to: [number, number]) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await touch("touchStart", [{ x: from[0], y: from[1] }]);
  for (let step = 1; step <= 8; step++) {
    const along = (k: 0 | 1) => from[k] + ((to[k] - from[k]) * step) / 8;
    await touch("touchMove", [{ x: along(0), y: along(1) }]);
  }
  await touch("touchEnd", []);
}

test("a finger turns the strip and the viewer, and wraps around in the viewer", async ({ page }) => {
  await openAlive(page, city);
  const status = page.locator(".gallery > [role=status]");
  const box = await page.locator(".gallery-strip img").first().boundingBox();
  const y = (box?.y ?? 0) + 100;
  await page.evaluate((top) => window.scrollTo(0, top), Math.max(0, y - 400));
  const stripY = (await page.locator(".gallery-strip img").first().boundingBox())?.y ?? 0;
  await stroke(page, [300, stripY + 80], [40, stripY + 84]);
  // The browser decides how far a fast swipe moves the strip.
  await expect(status).toHaveText(/^[23] nga 12$/);
  await page.locator(".gallery-dots a").nth(1).tap();
  await expect(status).toHaveText("2 nga 12");
  await page.locator("#pamja-2 .gallery-open").tap();
  const viewer = page.locator("dialog.viewer");
  await expect(viewer).toBeVisible();
  await stroke(page, [60, 400], [300, 404]);
  await expect(viewer.getByRole("status")).toHaveText("1 nga 12");
  await expect(page.locator("video")).toHaveCount(0);
  await stroke(page, [60, 400], [300, 404]);
  await expect(viewer.getByRole("status")).toHaveText("12 nga 12");
});

test("a thumbnail brings its picture into the window, and a drawing can be seen large", async ({ page }) => {
  await openAlive(page, city);
  const thumb = page.locator(".gallery-thumbs a").nth(6);
  await thumb.evaluate((link) => link.scrollIntoView({ block: "end" }));
  await thumb.tap();
  await expect(page.locator(".gallery > [role=status]")).toHaveText("7 nga 12");
  const picture = page.locator("#pamja-7 img");
  await expect(picture).toBeInViewport({ ratio: 0.9 });
  await page.locator("#pamja-7 .gallery-open").tap();
  const viewer = page.locator("dialog.viewer");
  await viewer.getByRole("button", { name: "Zmadho" }).tap();
  expect((await viewer.locator("img").boundingBox())?.width).toBe(720);
  // One finger now moves the drawing and does not turn the page.
  await stroke(page, [300, 400], [60, 404]);
  await expect(viewer.getByRole("status")).toHaveText("7 nga 12");
  // With the mouse: a tap directly after a swipe only stops the picture.
  await viewer.getByRole("button", { name: "Tjetra" }).click();
  await expect(viewer.getByRole("button", { name: "Zmadho" })).toHaveAttribute("aria-pressed", "false");
});

for (const width of [320, 360]) {
  test(`at ${width} px nothing scrolls sideways, and what is tapped is 44 px large`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await openAlive(page, city);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    const targets = page.locator(".gallery-strip > li:not([inert]) a, .gallery-dots a, .gallery-thumbs a");
    for (const target of await targets.all()) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await page.locator("#pamja-1 .gallery-open").tap();
    for (const target of await page.locator("dialog.viewer button").all()) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });
}
