import type { Page } from "@playwright/test";
import { axeFindings, expect, test } from "./magazine";

/** Lessons whose live parts replace figures, or come after them. */
const lessons = ["/physics/ligjet-e-njutonit", "/physics/levizja-e-trupave", "/physics/graviteti"];

/** Returns the numbers of the visible figures, from the top of the page down. */
const numbersSeen = (page: Page) =>
  page.locator("main b").evaluateAll((names) =>
    names
      .filter((name) => /^Fig\. \d+$/.test(name.textContent ?? "") && (name as HTMLElement).offsetParent !== null)
      .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
      .map((name) => Number(name.textContent?.slice("Fig. ".length))),
  );

const fromOne = (numbers: number[]) => numbers.map((_, index) => index + 1);

for (const [index, lesson] of lessons.entries()) {
  const tag = index % 2 === 0 ? "@phone" : "@desktop";
  test(`${lesson}: figures are numbered from one, also when every model lives`, { tag }, async ({ page }) => {
    await page.goto(lesson);
    const still = await numbersSeen(page);
    expect(still).toEqual(fromOne(still));
    expect(still.length).toBeGreaterThan(2);
    const models = page.locator(".model");
    for (let index = 0; index < (await models.count()); index++) {
      await models.nth(index).scrollIntoViewIfNeeded();
      await expect(page.locator(".model-live")).toHaveCount(index + 1);
    }
    expect(await numbersSeen(page)).toEqual(still);
  });
}

test("a reference leads to its figure, and says the number that stands under it", async ({ page }) => {
  await page.goto("/math/pitagora");
  const link = page
    .locator("main p")
    .getByRole("link", { name: /^Fig\.\s\d+$/ })
    .first();
  const told = (await link.textContent())?.replace("\u00a0", " ") ?? "";
  const figure = page.locator(`[id="${(await link.getAttribute("href"))?.slice(1)}"]`);
  await expect(figure.locator("figcaption > b")).toHaveText(told);
  await expect(figure.getByRole("img")).toHaveAttribute("src", /pitagora-rirenditja/);
  await link.click();
  await expect(figure).toBeInViewport();
});

test("a question that unfolds says the number alone, and axe finds nothing in it", async ({ page }) => {
  await page.goto("/physics/intro-valet");
  const question = page.locator("summary").filter({ hasText: "litari është për një çast i drejtë" });
  const told = await page.locator("#user-content-fig-dy-pulse figcaption > b").textContent();
  await expect(question).toContainText(`${told?.replace(" ", "\u00a0")}, djathtas`);
  await question.click();
  expect(await axeFindings(page, ".check")).toEqual([]);
});

test("the cover's figure is led to, too, and an experiment keeps its place when it lives", async ({ page }) => {
  await page.goto("/physics/ligjet-e-njutonit#user-content-fig-karroca");
  const live = page.locator("#user-content-fig-karroca");
  await expect(live).toHaveClass("model-live");
  await expect(live.getByText("Fig. 2", { exact: true })).toBeVisible();
  await page.goto("/math/euklidi");
  const link = page.getByRole("link", { name: /^Fig\.\s1$/ }).first();
  await link.click();
  await expect(page.locator("#user-content-fig-kopertina")).toBeInViewport();
});

test("a link to a further scene opens it over its own caption, in the lesson and alone", { tag: "@desktop" }, async ({
  page,
}) => {
  const scene = "Jepi akullit nxehtësi";
  await page.goto("/physics/temperatura-dhe-energjia-termike#modeli=dy-ene;skena=2");
  const caption = page.locator(".model-dy-ene figcaption");
  await expect(caption).toHaveCount(1);
  await expect(caption).toHaveText(new RegExp(`^Fig\\. \\d+ ${scene}`));
  await page.locator(".model-dy-ene").getByRole("button", { name: "Dy enë" }).click();
  await expect(caption).toHaveText(/^Fig\. \d+\sMajtas\skubi/);
  for (const address of ["/modelet/dy-ene", "/ngulit/dy-ene"]) {
    await page.goto(address);
    await page.getByRole("button", { name: "Akulli" }).click();
    await expect(page.locator("figcaption")).toHaveText(new RegExp(`^\\s*${scene}`));
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("figures have the same numbers", { tag: "@phone" }, async ({ page }) => {
    for (const lesson of lessons) {
      await page.goto(lesson);
      const names = (await page.locator("figcaption > b").allTextContents()).filter((name) => name.startsWith("Fig."));
      expect(names).toEqual(names.map((_, index) => `Fig. ${index + 1}`));
    }
  });
});
