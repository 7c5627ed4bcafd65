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

test("no notice covers points, level, streak or clock, nor the exercise", async ({ page }) => {
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    await openAlive(page, "/math/number-ninja");
    await page.getByRole("button", { name: "Start Game" }).tap();
    await page.getByRole("button", { name: "0" }).tap();
    await page.getByRole("button", { name: "Dërgo përgjigjen" }).tap();
    const notice = await toast(page).boundingBox();
    const below = (notice?.y ?? 0) + (notice?.height ?? 1_000);
    for (const reading of await page.locator("main dl > div, #ninja-exercise").all()) {
      expect([width, ((await reading.boundingBox())?.y ?? 0) >= below]).toEqual([width, true]);
    }
  }
});

test("a swipe to the right of more than 50 px closes a notice, a shorter one does not", async ({ page }) => {
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
