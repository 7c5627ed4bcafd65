import { expect, test } from "./magazine";
import { expectAccessible, openAlive, questionsOf, toast } from "./playing";

test("a quiz is played by thumb at 360 px: targets of 44 px, nothing sideways", async ({ page }) => {
  await openAlive(page, "/physics/waves-quiz");
  await page.getByRole("button", { name: "Nis kuizin" }).tap();
  const [first] = questionsOf("waves-quiz");
  for (const target of await page.locator("main form").locator("label, button").all()) {
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await page
    .getByRole("radiogroup")
    .locator("label")
    .nth(first?.correctAnswer ?? 0)
    .tap();
  await page.getByRole("button", { name: "Kontrollo përgjigjen" }).tap();
  await expect(page.getByText("E saktë.")).toBeVisible();
  const top = await toast(page).boundingBox();
  expect(top?.y).toBeLessThan(120);
  await page.getByRole("button", { name: "Tjetra" }).tap();
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "2 nga 15");
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});
