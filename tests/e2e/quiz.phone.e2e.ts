import type { Page } from "@playwright/test";
import { expect, test } from "./magazine";
import { expectAccessible, openAlive, questionsOf, toast } from "./playing";

const quizzes = [
  "/math/calculus-quiz",
  "/physics/waves-quiz",
  "/physics/formulas-quiz",
  "/physics/forces-and-motion-quiz",
];

const notSideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Returns the upper and the lower edge of an element in the viewport. */
async function edges(page: Page, selector: string): Promise<{ top: number; bottom: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not drawn`);
  return { top: box.y, bottom: box.y + box.height };
}

test("the first press of every quiz stands on the first screen", async ({ page }) => {
  for (const [width, height, lowest] of [
    [360, 800, 420],
    [1280, 900, 480],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const address of quizzes) {
      await page.goto(address);
      const { bottom } = await edges(page, "main form [type=submit]");
      expect(bottom, `${address} at ${width}`).toBeLessThanOrEqual(lowest);
    }
  }
});

test("a quiz shows its cover: beside its first question, on a phone below it", async ({ page }) => {
  for (const address of quizzes) {
    await page.setViewportSize({ width: 360, height: 800 });
    await openAlive(page, address);
    const cover = page.locator("main form > .plate img");
    await cover.scrollIntoViewIfNeeded();
    await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth), address).toBeGreaterThan(0);
    expect((await edges(page, "main form > .plate")).top).toBeGreaterThan(
      (await edges(page, "[role=radiogroup]")).bottom,
    );
    await page.evaluate(() => scrollTo(0, 0));
    expect((await edges(page, "#pyetja-e-pare")).bottom, address).toBeLessThan(700);
    await page.setViewportSize({ width: 1280, height: 800 });
    const [picture, question] = [await edges(page, "main form > .plate"), await edges(page, "#pyetja-e-pare")];
    // No blank between a question and its answers: the room for a line that wraps is kept on phones, above the label.
    expect((await edges(page, "[role=radiogroup], main form figure")).top - question.bottom, address).toBeLessThan(24);
    expect(picture.bottom, address).toBeLessThan(800);
  }
});

test("a quiz is played by thumb at 360 px: targets of 44 px, verdict and question in one window, nothing sideways", async ({
  page,
}) => {
  await openAlive(page, "/physics/waves-quiz");
  await page.getByRole("button", { name: "Nis kuizin" }).tap();
  const [first] = questionsOf("waves-quiz");
  for (const target of await page.locator("main form").locator("label, button").all()) {
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  const wrong = ((first?.correctAnswer ?? 0) + 1) % 4;
  await page.locator(`label:has([value="${wrong}"])`).tap();
  await page.getByRole("button", { name: "Kontrollo përgjigjen" }).tap();
  await expect(page.getByText("Jo kësaj here.")).toBeVisible();
  const bar = (await edges(page, "header")).bottom;
  for (const part of ["#pyetja", "form figure", "[role=radiogroup]", "[role=radiogroup] + [role=status]"]) {
    const { top, bottom } = await edges(page, part);
    expect(top, part).toBeGreaterThanOrEqual(bar);
    expect(bottom, part).toBeLessThanOrEqual((await edges(page, ".quiz-actions")).top);
  }
  expect((await edges(page, ".quiz-actions")).bottom).toBeLessThanOrEqual(800);
  // Everything fits between bar and edge on a phone on its side. A small phone has 60 px to spare for longer questions.
  for (const [width, height, spare] of [
    [640, 360, 0],
    [360, 640, 60],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { top } = await edges(page, "#pyetja");
    for (const part of ["[role=radiogroup]", "[role=radiogroup] + [role=status]", ".quiz-actions button"]) {
      expect((await edges(page, part)).bottom - top, `${part} at ${width}`).toBeLessThanOrEqual(height - bar - spare);
    }
  }
  await page.setViewportSize({ width: 360, height: 800 });
  const notice = await toast(page).boundingBox();
  expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual((await edges(page, "main form")).top);
  await page.getByRole("button", { name: "Tjetra" }).tap();
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "2 nga 15");
  await expect(toast(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Ndihmë" }).tap();
  await expect(page.locator("form [role=status]").filter({ hasText: "Ndihmë." })).toBeVisible();
  expect(await notSideways(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});
