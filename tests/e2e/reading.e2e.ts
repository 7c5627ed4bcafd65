import { expect, test, titleOf } from "./magazine";

test("a reader goes from home to a lesson and on to a related one", async ({ page, open }) => {
  await open("/");
  await page
    .getByRole("link", { name: titleOf("graviteti") })
    .first()
    .click();
  await expect(page).toHaveURL(/\/physics\/graviteti$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("graviteti"));
  await expect(page.locator(".lesson-sheet .body math").first()).toBeVisible();
  const related = page.getByRole("region", { name: /^Më shumë nga/ }).getByRole("link");
  await expect(related).toHaveCount(2);
  await related.first().click();
  await expect(page).toHaveURL(/\/physics\/(?!graviteti).+/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the pictures of the two large entries and of the stories lead where their headlines lead", {
  tag: "@desktop",
}, async ({ page, open }) => {
  for (const [picture, address] of [
    ["article.math:has(a[href='/math']) .plate", /\/math$/],
    ["article.physics:has(a[href='/physics']) .plate", /\/physics$/],
    ["section[aria-labelledby=te-rejat] article:nth-child(3) .plate", /\/(math|physics)\/[a-z-]+$/],
  ] as const) {
    await open("/");
    const plate = page.locator(picture).first();
    await plate.scrollIntoViewIfNeeded();
    // On a phone what comes near is laid out only then, and what is below it moves.
    await (await plate.elementHandle())?.waitForElementState("stable");
    await plate.scrollIntoViewIfNeeded();
    const box = await plate.boundingBox();
    if (box === null) throw new Error(`no ${picture}`);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page).toHaveURL(address);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a lesson is whole, and its answers open", async ({ page, open }) => {
    await open("/physics/graviteti");
    await expect(page.locator(".lesson-sheet .body math").first()).toBeVisible();
    const question = page.locator(".check details").first();
    await question.locator("summary").click();
    await expect(question.locator("p").first()).toBeVisible();
  });

  test("a tool's page says what it is", async ({ page, open }) => {
    await open("/math/number-ninja");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test("the skip link leads to the content", async ({ page, open }) => {
  await open("/physics");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Kalo te përmbajtja" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#permbajtja$/);
});
