/** Tests the list of packs on a wide window: two columns with pictures, which a phone does not load. */
import { expect, test } from "./magazine";

test("packs stand in two columns, each chapter with its picture; a narrow window loads none", async ({
  page,
  open,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/covers/")) loaded.push(request.url());
  });
  await page.setViewportSize({ width: 360, height: 800 });
  await open("/merre-me-vete");
  const rows = page.locator(".pack-row");
  const pictures = page.locator(".pack-row img");
  await expect(rows.last()).toContainText("Për mësuesin");
  await rows.last().scrollIntoViewIfNeeded();
  await expect(pictures.first()).toBeHidden();
  expect(loaded).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(pictures).toHaveCount((await rows.count()) - 1);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
  }
  const lefts = await rows.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(2);
});
