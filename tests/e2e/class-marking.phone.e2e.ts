/** Tests marking of papers by taps on a phone, with large letters, on the narrowest screen, and without a network. */
import type { Page } from "@playwright/test";
import { axeFindings, expect, test } from "./magazine";
import { openMarkedClass } from "./marked-class";

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const pupil = (page: Page) => page.getByRole("heading", { level: 4 });
const tap = (page: Page, item: number, what: "e drejtë" | "e gabuar") =>
  button(page, `Ushtrimi ${item}: ${what}`).tap();
/** A phone widens its window to what overflows, so its own width is the measure. */
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test("papers are marked by taps, one pupil after the other, and counted at once", async ({ page }) => {
  const { items } = await openMarkedClass(page);
  const named = items.findIndex(({ errors, right }) => errors.length > 1 && right === undefined);
  const choice = items.findIndex(({ right }) => right !== undefined);
  await button(page, "Shëno me dorë").tap();
  await expect(pupil(page)).toHaveText(`Nr. 1 · 0 nga ${items.length}`);
  await expect(pupil(page)).toBeFocused();
  await tap(page, named + 1, "e gabuar");
  const errors = page.getByRole("group", { name: "Cili gabim?" });
  const says = items[named]?.errors[1] ?? "";
  await errors.getByRole("button", { name: `3 ${says}` }).tap();
  await expect(errors.getByRole("button", { name: `3 ${says}` })).toHaveAttribute("aria-pressed", "true");
  await expect(main(page).getByRole("status").first()).toHaveText(`nr. 1, ushtrimi ${named + 1}: ${says}`);
  await button(page, "Të tjerat janë të drejta").tap();
  const row = page.getByRole("table", { name: /Gabimet e herës së parë/ }).locator("tbody tr");
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(says);
  expect(await axeFindings(page)).toEqual([]);
  expect(await widthOf(page)).toBe(360);

  await button(page, "Tjetri: nr. 2").tap();
  await expect(pupil(page)).toHaveText(`Nr. 2 · 0 nga ${items.length}`);
  await expect(pupil(page)).toBeInViewport();
  await tap(page, choice + 1, "e gabuar");
  // The right option is no error.
  const { errors: options = [], right = -1 } = items[choice] ?? {};
  await expect(errors.getByRole("button")).toHaveText(
    options.flatMap((option, index) => (index === right ? [] : [`${index + 2}${option}`])),
  );
  await tap(page, choice + 1, "e gabuar");
  await expect(pupil(page)).toHaveText(`Nr. 2 · 0 nga ${items.length}`);
  await tap(page, choice + 1, "e drejtë");
  await button(page, "Zhbëj").tap();
  await button(page, "Zhbëj").tap();
  await expect(errors).toHaveCount(1);

  // Papers of a pile are in no order.
  await page.getByLabel("Shko te nr.").fill("17");
  await expect(pupil(page)).toHaveText(`Nr. 17 · 0 nga ${items.length}`);
  await tap(page, 1, "e drejtë");
  await page.reload();
  await expect(page.getByRole("rowheader", { name: /^nr\./ })).toHaveText(["nr. 1", "nr. 2", "nr. 17"]);
});

test.describe("without a network", () => {
  test.use({ expectedErrors: /marking\.client/ });

  test("marks go on once they were opened; what cannot open says so", async ({ page, context }) => {
    await openMarkedClass(page);
    await page.route(/marking\.client/, (route) => route.abort());
    await button(page, "Shëno me dorë").tap();
    await expect(main(page)).toContainText("Fleta e shënimeve nuk u hap dot: rrjeti mungon.");
    await button(page, "Mbylle").tap();
    await expect(button(page, "Shëno me dorë")).toBeFocused();
    await page.unroute(/marking\.client/);
    await page.reload();
    await button(page, "Shëno me dorë").tap();
    await expect(pupil(page)).toBeVisible();
    await context.setOffline(true);
    await tap(page, 1, "e drejtë");
    await expect(pupil(page)).toContainText("· 1 nga");
  });
});

for (const [width, standard] of [
  [360, 32],
  [320, 16],
  [320, 32],
] as const) {
  test(`with letters of ${standard} px on ${width} px nothing lies outside, and each button is large enough`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Page.setFontSizes", { fontSizes: { standard, fixed: 13 } });
    await openMarkedClass(page);
    await button(page, "Shëno me dorë").tap();
    await tap(page, 1, "e gabuar");
    expect(await widthOf(page)).toBe(width);
    const desk = page.getByRole("region", { name: "Shëno me dorë" });
    for (const one of await desk.getByRole("button").all()) {
      const box = await one.boundingBox();
      const name = await one.textContent();
      expect([name, (box?.width ?? 0) >= 44 && (box?.height ?? 0) >= 44]).toEqual([name, true]);
      expect([name, (box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width]).toEqual([name, true]);
    }
  });
}
