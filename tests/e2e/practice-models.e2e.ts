/** Tests the way from a right answer to its reason, and to the lesson's model with the numbers of the exercise. */
import { axeFindings, expect, test } from "./magazine";
import { give, shownExercise, shownText } from "./shown-exercise";

for (const [kind, slug, id] of [
  ["a number", "euklidi", "sa-katrore-priten"],
  ["a number, in another scene", "mars", "i-njejti-kercim-ne-mars"],
  ["an option", "matematika-mjekesia", "cili-permiresim-vlen"],
] as const) {
  test(`after ${kind} that is right stands why, the solution one press away, the model one link away`, async ({
    page,
    open,
  }) => {
    const { lesson, given, reason, described } = await shownExercise(slug, id);
    await open(`${lesson}/ushtrime?u=${id}`);
    await expect(page.locator(".workbook")).toHaveCount(0);
    const link = page.getByRole("link", { name: "Shihe te modeli" });
    await expect(link).toHaveCount(0);
    await give(page, given);
    await expect(page.locator(".exercise-said")).toContainText("Saktë.");
    await expect(page.locator(".exercise-said")).toContainText(await shownText(page, reason));
    const solution = page.getByRole("region", { name: "Zgjidhja" });
    await expect(solution).toBeHidden();
    await page.getByText("Shiko zgjidhjen").click();
    await expect(solution).toBeVisible();
    // Under the bar an option would be too small a target.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await axeFindings(page)).toEqual([]);

    await link.click();
    await expect(page).toHaveURL(new RegExp(`${lesson}#modeli=`));
    await expect(page.locator(".model-live svg.model-picture")).toHaveAttribute("aria-label", described);
    await expect(page.locator(".model-live svg.model-picture")).toBeInViewport();
  });
}

test("whoever asks for the solution gets the link too, and so does a page without script", async ({
  page,
  browser,
  baseURL,
  open,
}) => {
  const { lesson, number } = await shownExercise("euklidi", "sa-katrore-priten");
  await open(`${lesson}/ushtrime?u=sa-katrore-priten`);
  await expect(page.locator(".workbook")).toHaveCount(0);
  await page.getByRole("textbox").fill("1000000");
  await page.getByRole("button", { name: "Kontrolloje" }).click();
  await page.getByRole("button", { name: "Shiko zgjidhjen" }).click();
  const address = await page.getByRole("link", { name: "Shihe te modeli" }).getAttribute("href");
  expect(address).toContain(`${lesson}#modeli=katroret-e-euklidit;gjatesia=`);

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const paper = await context.newPage();
  await paper.goto(`${lesson}/ushtrime`);
  const printed = paper.locator(".workbook article").nth(number - 1);
  await printed.getByText("Zgjidhja", { exact: true }).first().click();
  await expect(printed.getByRole("link", { name: "Shihe te modeli" })).toHaveAttribute("href", address ?? "");
  await context.close();
});
