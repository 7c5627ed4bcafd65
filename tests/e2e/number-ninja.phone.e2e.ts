import type { Page } from "@playwright/test";
import { solve } from "../solve";
import { expect, test } from "./magazine";
import { expectAccessible, openAlive, toast } from "./playing";

test("on a phone the game is played with its own keys, which do not cover the exercise", async ({ page }) => {
  await openAlive(page, "/math/number-ninja");
  await page.getByRole("button", { name: "Start Game" }).tap();
  const answer = page.getByRole("textbox", { name: "Përgjigjja" });
  await expect(answer).toHaveAttribute("inputmode", "none");
  const exercise = page.locator("#ninja-exercise");
  await expect(exercise).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Dërgo përgjigjen" })).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "9" }).tap();
  await page.getByRole("button", { name: "Fshi shifrën e fundit" }).tap();
  await expect(answer).toHaveValue("");
  const before = (await exercise.textContent()) ?? "";
  for (const digit of `${solve(before)}`) await page.getByRole("button", { name: digit, exact: true }).tap();
  await page.getByRole("button", { name: "Dërgo përgjigjen" }).tap();
  await expect(toast(page)).toContainText("+10 points");
  for (const key of await page.getByRole("button", { name: /^\d$|Fshi|Dërgo/ }).all()) {
    expect((await key.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await expectAccessible(page);
});

const box = async (page: Page, part: string) => {
  const found = await page.locator(part).first().boundingBox();
  if (found === null) throw new Error(`${part} is not shown`);
  return found;
};

for (const [width, height] of [
  [320, 640],
  [360, 640],
  [640, 360],
] as const) {
  test(`at ${width} × ${height} all of the game is in one view, and a notice covers none of it`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
      Object.assign(window, { shifts });
    });
    await openAlive(page, "/math/number-ninja");
    await page.getByRole("button", { name: "Start Game" }).tap();
    const parts = ["main dl", "[role=timer]", "#ninja-exercise", ".ninja-answer input", ".ninja-keys"];
    for (const part of parts) await expect(page.locator(part).first()).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => Object.assign(window, { shifts: [] }));
    for (const slip of [0, 1]) {
      const wanted = solve((await page.locator("#ninja-exercise").textContent()) ?? "") + slip;
      for (const digit of `${wanted}`) await page.getByRole("button", { name: digit, exact: true }).tap();
      await expect(toast(page)).toHaveCount(0);
      await page.getByRole("button", { name: "Dërgo përgjigjen" }).tap();
      await expect(toast(page)).toBeInViewport({ ratio: 1 });
      const notice = await box(page, '[aria-label="Njoftime (F8)"] li');
      expect(notice.y).toBeGreaterThanOrEqual(0);
      for (const part of parts)
        expect([part, (await box(page, part)).y >= notice.y + notice.height]).toEqual([part, true]);
    }
    // Animations of a judged answer use transforms, which cause no layout shift.
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
    for (const key of await page.locator(".ninja-keys button").all()) {
      expect((await key.boundingBox())?.height).toBeGreaterThanOrEqual(56);
    }
  });
}

test("the first key starts the game, and a reload loses neither its points nor its time", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openAlive(page, "/math/number-ninja");
  expect((await page.getByRole("button", { name: "Start Game" }).boundingBox())?.y).toBeLessThanOrEqual(420);
  await expect(page.locator("#ninja-exercise")).toHaveText(/\d/);
  const wanted = `${solve((await page.locator("#ninja-exercise").textContent()) ?? "")}`;
  for (const digit of wanted) await page.getByRole("button", { name: digit, exact: true }).tap();
  await expect(page.getByRole("textbox", { name: "Përgjigjja" })).toHaveValue(wanted);
  await page.getByRole("button", { name: "Dërgo përgjigjen" }).tap();
  const points = page.locator("dt", { hasText: "Pikë" }).locator("+ dd");
  await expect(points).toHaveText("10");
  const exercise = (await page.locator("#ninja-exercise").textContent()) ?? "";
  await page.reload();
  await expect(points).toHaveText("10");
  await expect(page.locator("#ninja-exercise")).toHaveText(exercise);
  await expect(page.getByRole("timer")).not.toHaveText("01:00");
});

test("a swipe to the right of more than 50 px closes a notice, a shorter one does not", { tag: "@whole" }, async ({
  page,
}) => {
  await openAlive(page, "/math/number-ninja");
  await page.getByRole("button", { name: "Start Game" }).tap();
  await page.getByRole("button", { name: "0" }).tap();
  await page.getByRole("button", { name: "Dërgo përgjigjen" }).tap();
  const swipe = async (length: number) => {
    const box = await toast(page).boundingBox();
    if (box === null) throw new Error("no notice");
    const [x, y] = [box.x + 40, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 1; step <= 6; step++) await page.mouse.move(x + (length * step) / 6, y);
    await page.mouse.up();
  };
  await expect(toast(page)).toBeVisible();
  await swipe(30);
  await expect(toast(page)).toBeVisible();
  await swipe(90);
  await expect(toast(page)).toHaveCount(0);
});

test("at 360 × 740 the first exercise is answered without scrolling: all keys are on the first screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAlive(page, "/math/number-ninja");
  await expect(page.locator(".ninja-keys")).toBeInViewport({ ratio: 1 });
});
