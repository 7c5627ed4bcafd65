import { axeFindings, expect, test } from "./magazine";
import { alive } from "./playing";

const sections = ["Kreu", "Matematikë", "Fizikë", "Rreth nesh"];
/** Further links of the menu: the chapters, the games and simulators, the glossary, the models. */
const inside = ["Luaj", "Harta", "Fjalori", "Modelet", "E aplikuar", "Number Ninja", "Astronomia", "Qarku", "Projekte"];

test("the menu button opens the side menu, and a link in it leads on", async ({ page, open }) => {
  await open("/math");
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.locator("#menyja > ul > li > a")).toHaveText(sections);
  for (const name of inside) await expect(menu.getByRole("link", { name, exact: true })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Matematikë" })).toHaveAttribute("aria-current", /.+/);
  await menu.getByRole("link", { name: "Fizikë" }).click();
  await expect(page).toHaveURL(/\/physics$/);
});

test("by keyboard: Enter opens, Tab walks its links, Escape closes and gives the focus back", async ({
  page,
  open,
}) => {
  await open("/");
  const button = page.getByRole("button", { name: "Menu" });
  const menu = page.getByRole("navigation", { name: "Menu" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(menu).toBeVisible();
  for (const name of sections) {
    for (let step = 0; step < 12; step++) {
      if (await menu.getByRole("link", { name }).evaluate((link) => link === document.activeElement)) break;
      await page.keyboard.press("Tab");
    }
    await expect(menu.getByRole("link", { name })).toBeFocused();
  }
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test("axe finds nothing in the open menu", { tag: "@whole" }, async ({ page, open }) => {
  await open("/physics");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === "finished"));
  expect(await axeFindings(page)).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the side menu opens, closes and leads on", async ({ page, open }) => {
    await open("/");
    const menu = page.getByRole("navigation", { name: "Menu" });
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(menu).toBeVisible();
    await menu.getByRole("button", { name: "Mbyll" }).click();
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: "Menu" }).click();
    await menu.getByRole("link", { name: "Fizikë" }).click();
    await expect(page).toHaveURL(/\/physics$/);
  });
});

test("on a page that is played with, a link in the menu closes it and leads on", async ({ page, open }) => {
  await open("/math/number-ninja");
  await alive(page);
  const menu = page.getByRole("navigation", { name: "Menu" });
  await page.getByRole("button", { name: "Menu" }).click();
  await menu.getByRole("link", { name: "Fizikë" }).click();
  await expect(page).toHaveURL(/\/physics$/);
  await expect(menu).toBeHidden();
});
