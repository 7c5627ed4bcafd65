/** Tests the ladder of exercises on a phone: one row that scrolls inside itself, so that the question is seen at once. */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./magazine";

/** The lesson with the most exercises, and its last. */
const longest = "/math/algebra/ushtrime";
const ladderOf = (page: Page) => page.getByRole("navigation", { name: "Shkallët e ushtrimeve" });

/** Tells how far a part and its frame stand out of the row, in px; below 0 they do not. */
const outside = (row: Locator, part: Locator, frame: number) =>
  Promise.all([row.boundingBox(), part.boundingBox()]).then(([all, one]) => {
    if (all === null || one === null) throw new Error("no box");
    const right = one.x + one.width - all.x - all.width;
    return frame + Math.max(all.x - one.x, all.y - one.y, right, one.y + one.height - all.y - all.height);
  });

const pageMoved = (page: Page) =>
  page.evaluate(() => [scrollX, scrollY, document.documentElement.scrollWidth - document.documentElement.clientWidth]);

test("the marks are one row of 44 px, in order, and the question begins on the first screen", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of ["/physics/graviteti/ushtrime", "/math/pitagora/ushtrime", longest]) {
    await open(address);
    await expect(page.locator(".workbook")).toHaveCount(0);
    const marks = await ladderOf(page)
      .getByRole("button")
      .evaluateAll((all) => all.map((mark) => [mark.textContent, mark.getBoundingClientRect()] as const));
    expect(marks.map(([number]) => number)).toEqual(marks.map((_, place) => String(place + 1)));
    expect(new Set(marks.map(([, { top }]) => Math.round(top))).size).toBe(1);
    for (const [, { width, height }] of marks) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    const question = await page.locator(".exercise-question").boundingBox();
    expect([address, (question?.y ?? 740) < 380]).toEqual([address, true]);
    expect(await pageMoved(page)).toEqual([0, 0, 0]);
  }
});

test("the mark of the open exercise comes into view, whole with Pika and its frame, and the page stays", async ({
  page,
  open,
}) => {
  const devtools = await page.context().newCDPSession(page);
  for (const [width, standard] of [
    [360, 16],
    [320, 16],
    [360, 32],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await devtools.send("Page.setFontSizes", { fontSizes: { standard, fixed: 13 } });
    await open(longest);
    await expect(page.locator(".workbook")).toHaveCount(0);
    const row = ladderOf(page);
    const marks = row.getByRole("button");
    const last = (await marks.count()) - 1;
    for (const place of [last, 0]) {
      // Without Playwright's own scrolling: the keys reach a mark outside the row.
      await marks.nth(place).evaluate((mark) => mark.focus({ preventScroll: true }));
      const before = await pageMoved(page);
      await page.keyboard.press("Enter");
      await expect(marks.nth(place)).toHaveAttribute("aria-current", "step");
      for (const [part, frame] of [[marks.nth(place), 6] as const, [row.locator(".pika"), 0] as const]) {
        expect([width, standard, place, (await outside(row, part, frame)) <= 0.5]).toEqual([
          width,
          standard,
          place,
          true,
        ]);
      }
      // The row fades over 48 px where it goes on; the open mark is clear of that.
      const [all, one] = [await row.boundingBox(), await marks.nth(place).boundingBox()];
      const after = (all?.x ?? 0) + (all?.width ?? 0) - (one?.x ?? 0) - (one?.width ?? 0);
      expect([width, place, after >= 48]).toEqual([width, place, true]);
      expect(await pageMoved(page)).toEqual(before);
      expect(before[2]).toBe(0);
    }
  }
});

test("an address opens its exercise with its mark in view; the Tab key brings each mark into view", async ({
  page,
  open,
}) => {
  await open(`${longest}?u=bosht-i-permbysur`);
  await expect(page.locator(".workbook")).toHaveCount(0);
  const row = ladderOf(page);
  const current = row.locator("[aria-current]");
  await expect(current).not.toHaveText("1");
  await expect.poll(() => outside(row, current, 6)).toBeLessThanOrEqual(0.5);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const marks = row.getByRole("button");
  await marks.first().focus();
  const count = await marks.count();
  for (let place = 1; place < count; place++) {
    await page.keyboard.press("Tab");
    await expect(marks.nth(place)).toBeFocused();
    expect([place, (await outside(row, marks.nth(place), 6)) <= 0.5]).toEqual([place, true]);
  }
});
