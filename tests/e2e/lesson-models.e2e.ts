import { expect, test } from "./magazine";

const lesson = "/physics/ligjet-e-njutonit";

test("a model comes when its place comes into view, and not before; what it replaces is folded away", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(lesson);
  await expect(page.locator(".model")).toHaveCount(3);
  await expect(page.locator(".model-live")).toHaveCount(0);
  expect(scripts.filter((path) => /mounted-model|react/.test(path))).toEqual([]);
  await page.locator(".model-karroca").scrollIntoViewIfNeeded();
  const live = page.locator(".model-live").first();
  await expect(live.getByText("Parashiko: çfarë do të bëjë karroca pas nisjes?")).toBeVisible();
  await expect(page.locator(".model-karroca")).toBeHidden();
  await live.getByRole("radio", { name: "Ndalet." }).check();
  await live.getByRole("button", { name: "Deri në fund" }).click();
  await expect(live.getByRole("status").first()).not.toBeEmpty();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a lesson shows each model's still and its table of values", async ({ page }) => {
    await page.goto(lesson);
    for (const name of ["karroca", "forca-masa", "patinatoret"]) {
      const model = page.locator(`.model-${name}`);
      await expect(model.getByRole("img")).toBeVisible();
      await expect(model.getByRole("table")).toBeVisible();
    }
  });
});
