import type { Page } from "@playwright/test";
import { expect, test } from "./magazine";
import { expectAccessible, openAlive } from "./playing";

const city = "/physics/projects/eco-friendly-cities?pjesa=galeria";
const machine = "/physics/projects/hydraulics?pjesa=galeria";

const status = (page: Page) => page.locator(".gallery > [role=status]");
const viewer = (page: Page) => page.locator("dialog.viewer");
/** Locates the visible slide. */
const shown = (page: Page) => page.locator(".gallery-strip > li:not([inert])");

/** Checks that a slide is visible: the left edges of strip and slide agree. */
async function expectInSight(page: Page, number: number) {
  const strip = page.locator(".gallery-strip");
  const slide = page.locator(`#pamja-${number}`);
  const offset = async () => Math.abs(((await slide.boundingBox())?.x ?? 9999) - ((await strip.boundingBox())?.x ?? 0));
  // A strip of a fractional width stops within a pixel.
  await expect.poll(offset).toBeLessThan(2);
}

test("the machine shows a film and a picture, the city a film and eleven pictures", async ({ page, open }) => {
  for (const [address, pictures] of [
    [machine, 1],
    [city, 11],
  ] as const) {
    await open(address);
    await expect(page.locator(".gallery-strip > li")).toHaveCount(pictures + 1);
    await expect(page.locator(".gallery-strip").getByText("Luaj filmin")).toHaveCount(1);
    await expect(page.locator(".gallery-strip img[alt]:not([alt=''])")).toHaveCount(pictures);
    await expect(page.locator(".gallery-dots a")).toHaveCount(pictures + 1);
    await expect(page.locator(".gallery-thumbs a")).toHaveCount(pictures + 1);
  }
});

test("previous and next wrap around, dots and thumbnails lead straight, and the place is announced", async ({
  page,
}) => {
  await openAlive(page, city);
  await expect(status(page)).toHaveText("1 nga 12");
  await shown(page).getByRole("link", { name: "E mëparshmja" }).click();
  await expect(status(page)).toHaveText("12 nga 12");
  await expectInSight(page, 12);
  await shown(page).getByRole("link", { name: "Tjetra" }).click();
  await expect(status(page)).toHaveText("1 nga 12");
  await expectInSight(page, 1);
  await page.locator(".gallery-dots a").nth(4).click();
  await expect(status(page)).toHaveText("5 nga 12");
  await expectInSight(page, 5);
  await page.locator(".gallery-thumbs a").nth(1).click();
  await expect(status(page)).toHaveText("2 nga 12");
  await expect(page.locator(".gallery-dots [aria-current], .gallery-thumbs [aria-current]")).toHaveCount(2);
  await expectInSight(page, 2);
});

test("an address that names a picture opens the strip there", { tag: "@whole" }, async ({ page }) => {
  await openAlive(page, `${city}#pamja-5`);
  await expect(status(page)).toHaveText("5 nga 12");
  await expectInSight(page, 5);
  await shown(page).getByRole("link", { name: "Tjetra" }).click();
  await expect(status(page)).toHaveText("6 nga 12");
});

test("by keyboard: the arrows turn the strip, and the focus goes along", async ({ page }) => {
  await openAlive(page, city);
  await shown(page).getByRole("link", { name: "Tjetra" }).focus();
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText("2 nga 12");
  await expect(shown(page).getByRole("link", { name: "Tjetra" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(status(page)).toHaveText("3 nga 12");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(status(page)).toHaveText("12 nga 12");
  await expect(shown(page).getByRole("link", { name: "Tjetra" })).toBeFocused();
  await expectInSight(page, 12);
});

test("the viewer keeps the focus, turns with the arrows, closes with Escape and gives the focus back", async ({
  page,
}) => {
  await openAlive(page, city);
  await page.locator(".gallery-dots a").nth(1).click();
  await expectInSight(page, 2);
  await shown(page).locator(".gallery-open").focus();
  await page.keyboard.press("Enter");
  await expect(viewer(page)).toBeVisible();
  await expect(viewer(page).getByRole("status")).toHaveText("2 nga 12");
  const box = await viewer(page).boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect([box?.width, box?.height]).toEqual([width, height]);
  for (let step = 0; step < 7; step++) {
    await page.keyboard.press("Tab");
    expect(
      await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || activeElement?.closest("dialog") !== null;
      }),
    ).toBe(true);
  }
  await viewer(page).getByRole("button", { name: "Mbyll" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(viewer(page).getByRole("status")).toHaveText("4 nga 12");
  await viewer(page).getByRole("button", { name: "Tjetra" }).click();
  await expect(viewer(page).getByRole("status")).toHaveText("5 nga 12");
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toBeHidden();
  await expect(page.locator("#pamja-5 .gallery-open")).toBeFocused();
  await expectInSight(page, 5);
});

test("Back closes the viewer and stays on the page; closed by its button it leaves nothing to go back to", async ({
  page,
}) => {
  await openAlive(page, "/physics/projects/eco-friendly-cities");
  await openAlive(page, city);
  await shown(page).locator(".gallery-open").click();
  await expect(viewer(page)).toBeVisible();
  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(/pjesa=galeria$/);
  await expect(page.locator("#pamja-1 .gallery-open")).toBeFocused();
  await shown(page).locator(".gallery-open").click();
  await viewer(page).getByRole("button", { name: "Mbyll" }).click();
  await expect(viewer(page)).toBeHidden();
  await page.waitForFunction(() => history.state?.viewer === undefined);
  await page.goBack();
  await expect(page).toHaveURL(/eco-friendly-cities$/);
});

test("nothing of a film is loaded before it is tapped; then it opens in the viewer and plays by itself", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "media" || /\.(mp4|vtt)$/.test(request.url())) requests.push(request.url());
  });
  await openAlive(page, machine);
  await page.locator(".gallery-thumbs").scrollIntoViewIfNeeded();
  await expect(shown(page).getByText(/^5:32 · \d,\d\u00a0MB$|^5:32 · \d+\u00a0KB$/)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(requests).toEqual([]);
  await shown(page).locator(".gallery-open").click();
  const film = viewer(page).locator("video");
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  expect(await film.evaluate((video: HTMLVideoElement) => [video.paused, video.textTracks[0]?.mode])).toEqual([
    false,
    "showing",
  ]);
  expect(await film.evaluate((video: HTMLVideoElement) => Math.round(video.duration))).toBe(332);
  await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = 200;
  });
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(200);
  await page.keyboard.press("Escape");
  await expect(page.locator("video")).toHaveCount(0);
});

test("a film that is passed by in the viewer waits for its button", { tag: "@whole" }, async ({ page }) => {
  await openAlive(page, machine);
  await page.locator(".gallery-dots a").nth(1).click();
  await expectInSight(page, 2);
  await shown(page).locator(".gallery-open").click();
  await viewer(page).getByRole("button", { name: "Tjetra" }).click();
  await expect(viewer(page).getByRole("button", { name: /Luaj filmin/ })).toBeVisible();
  await expect(page.locator("video")).toHaveCount(0);
  await viewer(page)
    .getByRole("button", { name: /Luaj filmin/ })
    .click();
  await expect(viewer(page).locator("video")).toBeVisible();
});

test("axe finds nothing in the gallery and in the viewer, in both themes", { tag: "@whole" }, async ({ page }) => {
  await openAlive(page, city);
  await expectAccessible(page);
  await page.locator(".gallery-dots a").nth(3).click();
  await expectInSight(page, 4);
  await shown(page).locator(".gallery-open").click();
  await expect(viewer(page).locator("img")).toBeVisible();
  await expectAccessible(page);
});

test("a picture opened as the file it is keeps its colours", { tag: "@whole" }, async ({ page }) => {
  await page.goto("/gallery/eco-friendly-cities/tri-cati.svg");
  const fill = await page.evaluate(() => getComputedStyle(document.querySelector("path") as Element).fill);
  expect(fill).toBe("none");
});

test.describe("without JavaScript", () => {
  // Chromium logs this when a file is opened during the transition to the next page.
  test.use({ javaScriptEnabled: false, expectedErrors: /ViewTransition/ });

  test("the strip is walked by links, and an item opens as the file it is", async ({ page, open }) => {
    await open(city);
    await page.locator("#pamja-1").getByRole("link", { name: "Tjetra" }).click();
    await expect(page).toHaveURL(/#pamja-2$/);
    await expectInSight(page, 2);
    await page.locator(".gallery-thumbs a").nth(11).click();
    await expectInSight(page, 12);
    await page.locator("#pamja-12 .gallery-open").click();
    await expect(page).toHaveURL(/\/gallery\/eco-friendly-cities\/[a-z-]+\.svg$/);
  });
});
