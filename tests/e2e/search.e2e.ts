import { searchIndexPath } from "../../app/magazine/search/part-names";
import { axeFindings, expect, test, titleOf } from "./magazine";

const field = "#kerko-fusha";

test("what is typed is found at once, by keyboard alone, and a letter more costs no request", async ({
  page,
  open,
}) => {
  await open("/kerko");
  const requests: string[] = [];
  // The browser may request the tab's icon at any time.
  page.on("request", (request) => /favicon/.test(request.url()) || requests.push(new URL(request.url()).pathname));
  await page.keyboard.press("/");
  await expect(page.locator(field)).toBeFocused();
  await page.keyboard.type("hënës");
  await expect(page.locator("#kerko-gjetjet mark").first()).toHaveText(/^hën/i);
  await expect(page.locator("#kerko-sa")).toContainText("„hënës“");
  await expect(page).toHaveURL(/\/kerko\?q=h%C3%ABn%C3%ABs$/);
  await expect(page.locator("#kerko-ndihme")).toBeHidden();
  expect(requests).toContain(searchIndexPath);
  expect(requests).not.toContain("/kerko");

  const before = requests.length;
  await page.keyboard.press("Backspace");
  await expect(page.locator("#kerko-sa")).toContainText("„hënë“");
  expect(requests.slice(before)).toEqual([]);

  // Arrow down moves into the results, arrow up back to the field.
  const results = page.locator("#kerko-gjetjet h2 a");
  for (const result of [0, 1]) {
    await page.keyboard.press("ArrowDown");
    await expect(results.nth(result)).toBeFocused();
  }
  for (let up = 0; up < 2; up++) await page.keyboard.press("ArrowUp");
  await expect(page.locator(field)).toBeFocused();

  await page.locator(field).fill("qwxz");
  await expect(page.locator("#kerko-sa")).toContainText("nuk u gjet asgjë");
  await expect(page.locator("#kerko-ndihme")).toBeVisible();
  await page.locator(field).fill("");
  await expect(page).toHaveURL(/\/kerko$/);

  await page.keyboard.type("gjysma e m v katror");
  await page
    .getByRole("link", { name: titleOf("energjia-dhe-puna") })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/energjia-dhe-puna#/);
  await page.goBack();
  await expect(page.locator(field)).toHaveValue("gjysma e m v katror");
});

test("each result has a picture at one place, a model its still; formulas are typeset; a plan of an hour is found", async ({
  page,
  open,
}) => {
  const rows = page.locator(".found > li");
  for (const query of ["energjia", "ushtrime graviteti", "modeli i njutonit"]) {
    await open(`/kerko?${new URLSearchParams({ q: query })}`);
    await expect(rows).not.toHaveCount(0);
    await expect(page.locator(".found > li:not(.pictured)")).toHaveCount(0);
  }
  const still = rows.filter({ has: page.locator('a[href="/modelet/topi-i-njutonit"]') }).locator("img");
  await still.scrollIntoViewIfNeeded();
  await expect.poll(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const isNarrow = await page.evaluate(() => !matchMedia("(min-width: 52rem)").matches);
  expect(await still.evaluate((image: HTMLImageElement) => image.clientWidth)).toBe(isNarrow ? 96 : 128);

  await open("/kerko?q=gjysma+e+m+v+katror");
  await expect(page.locator(".found math mfrac, .found-terms math mfrac").first()).toBeVisible();

  await open("/kerko?q=plan+ore+graviteti");
  const plan = rows.first();
  await expect(plan).toContainText("Ku: Plani i orës");
  await plan.getByRole("link", { name: titleOf("graviteti") }).click();
  await expect(page).toHaveURL(/\/physics\/graviteti\/ora$/);
  await open("/kerko?q=graviteti");
  await expect(page.locator("#kerko-gjetjet")).not.toContainText("Plani i orës");
});

test("the list ends with a line that leads to the others of each kind, typed or from the Worker", {
  tag: "@phone",
}, async ({ page, open }) => {
  const rest = page.locator(".found + .found-rest");
  const shown = page.locator(":is(.found, .found-terms) :is(h2, .found-more) a[href^='/fjalori#']");
  await open("/kerko?q=forca");
  const served = await rest.textContent();
  await page.locator(field).fill("forcat");
  await expect(page.locator("#kerko-sa")).toContainText("„forcat“");
  await expect(rest).toHaveText(served ?? "");
  const more = rest.getByRole("link", { name: /^\d+\sterma$/ });
  const terms = (await shown.count()) + Number.parseInt((await more.textContent()) ?? "", 10);
  await more.click();
  await expect(page).toHaveURL(/lloji=terma$/);
  await expect(page.locator("[aria-current]")).toHaveText(`Terma ${terms}`);
  await expect(shown).toHaveCount(terms);
  await expect(rest).toHaveCount(0);
});

test.describe("where the parts do not come", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test("what cannot be fetched is asked of the Worker", async ({ page, open }) => {
    await page.route("/api/search/**", (route) => route.abort());
    await open("/kerko");
    await page.locator(field).fill("ylber");
    await expect(page.locator("#kerko-sa")).toHaveText("Gjetjet nuk po vijnë vetë. Shtyp „Kërko“.");
    await page.keyboard.press("Enter");
    await expect(page.locator("#kerko-gjetjet h2").first()).toBeVisible();
  });
});

test("from 320 px nothing scrolls sideways, targets are large enough, and axe finds nothing in either theme", {
  tag: "@phone",
}, async ({ page, open }) => {
  for (const query of ["?q=energjia", `?q=${"gravitetti".repeat(9)}`, "?q=gravitetti", ""]) {
    await open(`/kerko${query}`);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      expect([query, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([query, width]);
    }
    const low = await page
      .locator("main :is(input, button, .found-kinds a, #kerko-gjetjet h2 a, .found-more a, .found-rest a)")
      .evaluateAll((targets) => targets.filter((target) => target.getBoundingClientRect().height < 24).length);
    expect([query, low]).toEqual([query, 0]);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect([query, await axeFindings(page)]).toEqual([query, []]);
    }
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the bar's field or button and the menu's field lead to what is found", async ({ page, open }, { project }) => {
    await open("/physics/graviteti");
    if (project.name === "desktop") {
      await page.getByRole("banner").getByRole("searchbox", { name: "Kërko" }).first().fill("jehona");
    }
    await page.getByRole("banner").getByRole("button", { name: "Kërko" }).first().click();
    await expect(page.locator(field)).toHaveValue(project.name === "desktop" ? "jehona" : "");

    await open("/math");
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("navigation", { name: "Menu" });
    await menu.getByRole("searchbox", { name: "Kërko" }).fill("ligji i ohmit");
    await menu.getByRole("button", { name: "Kërko" }).click();
    await expect(page.locator("#kerko-gjetjet h2").first()).toHaveText("ligji i Omit");
  });
});
