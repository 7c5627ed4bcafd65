import type { Page } from "@playwright/test";
import { build, levels, part, parts, simulator, stopTime, toast } from "./circuit-bench";
import { expect, test } from "./magazine";
import { openAlive } from "./playing";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("all five levels fail and pass by touch", async ({ page }) => {
  await stopTime(page);
  await openAlive(page, simulator);
  await button(page, "Nis nivelin e parë").tap();
  for (const [k, level] of levels.entries()) {
    await build(page, level.failure, "tap");
    await button(page, "Test Circuit").tap();
    await expect(toast(page)).toContainText("Circuit Incomplete");
    await expect(page.getByText(level.reason, { exact: true })).toBeVisible();
    await button(page, "Zbraz").tap();
    await build(page, level.solution, "tap");
    await button(page, "Test Circuit").tap();
    await page.clock.runFor(1_500);
    const on = button(page, k < 4 ? "Next Level" : "Start Over");
    await expect(on).toBeVisible();
    await on.tap();
  }
  await expect(button(page, "Nis nivelin e parë")).toBeVisible();
});

test("a part is selected, moved and removed by touch", { tag: "@whole" }, async ({ page }) => {
  await openAlive(page, simulator);
  await button(page, "Nis nivelin e parë").tap();
  await build(page, ["bateri", "llambë", "rezistor"], "tap");
  await part(page, "Llamba").tap();
  await button(page, "Djathtas").tap();
  await expect(parts(page).last()).toHaveAttribute("aria-label", /^Llamba,/);
  await button(page, "Hiq llambën").tap();
  await expect(parts(page)).toHaveCount(2);
});

test.describe("on the narrowest phone", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("nothing scrolls sideways in any phase, and what is tapped is as large as a thumb", { tag: "@whole" }, async ({
    page,
  }) => {
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    const small = () =>
      page.locator(".physics section :is(button, input:not([readonly]))").evaluateAll((all) =>
        all
          // Except the laboratory's places, and the levels' marks. Those are 34 by 44, five of them beside a title.
          .filter((one) => one.closest("[role=group]") === null && !one.matches(".circuit-level-mark"))
          .map((one) => ({ box: one.getBoundingClientRect(), text: one.textContent }))
          .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 43.5))
          .map(({ text, box }) => `${text} ${box.width}×${box.height}`),
      );
    await openAlive(page, simulator);
    expect([await sideways(), await small()]).toEqual([0, []]);
    await button(page, "Nis nivelin e parë").tap();
    await build(page, ["bateri", "çelës ON", "llambë", "rezistor", "rezistor", "kondensator"], "tap");
    expect([await sideways(), await small()]).toEqual([0, []]);
    await button(page, "Test Circuit").tap();
    await expect(button(page, "Next Level")).toBeVisible();
    expect([await sideways(), await small()]).toEqual([0, []]);
    await page.goto("/");
    await openAlive(page, simulator);
    await button(page, "Laboratori i lirë").tap();
    await page.getByRole("button", { name: /^Bateria, / }).tap();
    expect([await sideways(), await small()]).toEqual([0, []]);
  });
});

test.describe("for those who want nothing to move", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the charges stand still and arrows say the direction", async ({ page }) => {
    await openAlive(page, simulator);
    await button(page, "Nis nivelin e parë").tap();
    await build(page, ["bateri", "llambë"], "tap");
    await expect(page.locator(".arrows path").first()).toBeVisible();
    expect(await page.locator(".charges").getAttribute("stroke-dashoffset")).toBeNull();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page still says what the simulator is", async ({ page }) => {
    await page.goto(simulator);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // Chromium shows no <noscript> while scripts are only delayed. So the test reads the response itself.
    const answer = await page.request.get(simulator);
    expect(await answer.text()).toMatch(/<noscript><p>Për ta ndërtuar qarkun duhet JavaScript/);
    await expect(page.getByRole("img", { name: /^Qark në seri/ })).toBeVisible();
  });
});
