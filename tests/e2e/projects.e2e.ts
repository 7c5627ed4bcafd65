import type { Page } from "@playwright/test";
import { expect, test } from "./magazine";
import { expectAccessible, openAlive } from "./playing";

const hydraulics = "/physics/projects/hydraulics";
const city = "/physics/projects/eco-friendly-cities";

/** Opens a project and waits until it is hydrated. */
async function openProject(page: Page, address: string) {
  await openAlive(page, address);
}

test("arrow keys, Home and End walk the tabs; one of them is a stop for Tab; the address follows", {
  tag: "@desktop",
}, async ({ page }) => {
  await openProject(page, hydraulics);
  const overview = page.getByRole("tab", { name: "Overview" });
  const gallery = page.getByRole("tab", { name: "Gallery" });
  await expect(overview).toHaveAttribute("aria-selected", "true");
  await expect(gallery).toHaveAttribute("tabindex", "-1");
  await overview.focus();
  await page.keyboard.press("ArrowRight");
  await expect(gallery).toBeFocused();
  await expect(gallery).toHaveAttribute("aria-selected", "true");
  await expect(overview).toHaveAttribute("tabindex", "-1");
  await expect(page.getByRole("tabpanel", { name: "Gallery" })).toBeVisible();
  await expect(page).toHaveURL(/\?pjesa=galeria$/);
  await page.keyboard.press("ArrowRight");
  await expect(overview).toBeFocused();
  await page.keyboard.press("End");
  await expect(gallery).toBeFocused();
  await page.keyboard.press("Home");
  await expect(overview).toBeFocused();
  await expect(page).toHaveURL(/hydraulics$/);
});

test("the first cover stands in the page and outlives hydration; rendered anew it is the file of the same drawing", async ({
  page,
}) => {
  const cover = page.locator(".opening-text .plate");
  for (const [address, first] of [
    [hydraulics, cover],
    ["/physics/projects", page.locator(".project-card .plate").first()],
  ] as const) {
    await openAlive(page, address);
    const widths = await first.evaluate((plate) =>
      [plate, plate.querySelector("svg.drawing > *")?.parentElement].map((each) => each?.getBoundingClientRect().width),
    );
    expect(widths[1]).toBe(widths[0]);
    await expect(first.locator("img")).toHaveCount(0);
  }
  await page.getByRole("link", { name: "Hydraulic Machine" }).click();
  await expect(cover.locator("img")).toHaveAttribute("src", /^\/covers\/.+\.svg/);
  await openAlive(page, hydraulics);
  await page.getByRole("tab", { name: "Gallery" }).click();
  await page.getByRole("tab", { name: "Overview" }).click();
  await expect(cover.locator("img")).toHaveAttribute("src", /^\/covers\/.+\.svg/);
});

test("choosing a tab moves neither the page nor the focus, and asks the server for nothing", async ({ page }) => {
  await openProject(page, hydraulics);
  const requests: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/|\.data/.test(request.url())) requests.push(request.url());
  });
  const gallery = page.getByRole("tab", { name: "Gallery" });
  await gallery.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 120));
  await gallery.click();
  await expect(page.getByRole("tabpanel", { name: "Gallery" })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(page.locator("#permbajtja")).not.toBeFocused();
  expect(requests).toEqual([]);
});

test("the panels without a tab open by links, lead back, and Back works", async ({ page }) => {
  await openProject(page, hydraulics);
  await page.getByRole("link", { name: "Instructions" }).click();
  await expect(page).toHaveURL(/\?pjesa=udhezime$/);
  await expect(page.getByRole("heading", { name: "Instructions" })).toBeVisible();
  await expect(page.getByRole("tab")).toHaveCount(0);
  await page.getByRole("link", { name: "Kthehu te përmbledhja" }).click();
  await expect(page.getByRole("tab", { name: "Overview" })).toHaveAttribute("aria-selected", "true");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Instructions" })).toBeVisible();
});

test("the other project opens as a page of its own", async ({ page }) => {
  await openProject(page, hydraulics);
  await page.getByRole("region", { name: "Projekti tjetër" }).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Building an Eco City");
  await expect(page).toHaveTitle(/Building an Eco City/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every panel is a page that links reach", { tag: "@desktop" }, async ({ page }) => {
    await page.goto(city);
    await page.getByRole("link", { name: "Gallery" }).click();
    await expect(page).toHaveURL(/\?pjesa=galeria$/);
    await page.getByRole("link", { name: "Overview" }).click();
    await page.getByRole("link", { name: "Materials" }).click();
    await expect(page.getByText("Dhjetë gjërat që duhen").last()).toBeVisible();
    await page.getByRole("link", { name: "Instructions" }).click();
    await expect(page.getByRole("table").first()).toBeVisible();
  });

  test("the models show their first state", { tag: "@phone" }, async ({ page }) => {
    await page.goto(hydraulics);
    await expect(page.getByRole("row", { name: /Presioni/ })).toContainText("56,6\u00a0kPa");
    await page.goto(city);
    await expect(page.getByRole("row", { name: /Temperatura/ })).toContainText("44,1");
  });
});

test.describe("the press", () => {
  const row = (page: Page, name: RegExp) => page.getByRole("row", { name }).locator("td:not([aria-hidden])");

  test("four equal squares of piston give four times the force over a quarter of the way; the work stays", {
    tag: "@desktop",
  }, async ({ page }) => {
    await openProject(page, hydraulics);
    await page.getByRole("slider", { name: /S₁/ }).fill("2");
    await page.getByRole("slider", { name: /S₂/ }).fill("8");
    await page.getByRole("slider", { name: /Forca/ }).fill("10");
    await page.getByRole("slider", { name: /Rruga/ }).fill("8");
    await expect(row(page, /^Forca/)).toHaveText(["10,0\u00a0N", "40,0\u00a0N"]);
    await expect(row(page, /^Rruga/)).toHaveText(["8,00\u00a0cm", "2,00\u00a0cm"]);
    await expect(row(page, /^Presioni/)).toHaveText(["50,0\u00a0kPa", "50,0\u00a0kPa"]);
    await expect(row(page, /^Vëllimi/)).toHaveText(["16,0\u00a0ml", "16,0\u00a0ml"]);
    await expect(row(page, /^Puna/)).toHaveText(["0,80\u00a0J", "0,80\u00a0J"]);
  });

  test("the small piston can be pulled down by hand", async ({ page }) => {
    await openProject(page, hydraulics);
    await page.getByRole("slider", { name: /Rruga/ }).fill("0");
    const hand = page.locator(".press-hand");
    await hand.scrollIntoViewIfNeeded();
    // With the handle at the top of the rod, far from the piston. It moves as far as the hand does.
    const box = await page.locator(".press-hand .press-rod").boundingBox();
    if (box === null) throw new Error("no piston");
    await page.mouse.move(box.x + box.width / 2, box.y + 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + 42, { steps: 4 });
    await page.mouse.up();
    const path = Number(await page.getByRole("slider", { name: /Rruga/ }).inputValue());
    // The drawing is 640 units wide, and 18 of them are 1 cm.
    const width = (await page.getByRole("img", { name: /^Pistoni 1 zbret/ }).boundingBox())?.width ?? Number.NaN;
    expect(Math.abs(path - (40 * 640) / width / 18)).toBeLessThan(0.2);
  });
});

test.describe("the roofs under the lamp", () => {
  test("dry moss is a hot roof, and a farther lamp a cooler one", { tag: "@phone" }, async ({ page }) => {
    await openProject(page, city);
    const degrees = async () =>
      (
        await page
          .getByRole("row", { name: /^Temperatura/ })
          .locator("td")
          .allTextContents()
      ).map((text) => Number(text.replace(",", ".")));
    const [black = 0, , wet = 0] = await degrees();
    await page.getByRole("slider", { name: "Uji në myshk" }).fill("0");
    const [, , dry = 0] = await degrees();
    expect(dry).toBeGreaterThan(wet + 5);
    await page.getByRole("slider", { name: "Largësia nga çatitë" }).fill("60");
    const [farther = 0] = await degrees();
    expect(farther).toBeLessThan(black - 10);
  });

  test("readings are drawn over the curves and their distance is told; a slip is marked and not drawn", {
    tag: "@phone",
  }, async ({ page }) => {
    await openProject(page, city);
    await page.getByText("Shkruaj matjet e tua").click();
    const at15 = page.getByRole("textbox", { name: /^E zezë, minuta 15,/ });
    await at15.fill("46,1");
    await expect(page.locator(".warming .warming-mark.black")).toHaveCount(1);
    await expect(page.getByRole("row", { name: /Larg modelit/ })).toContainText("2,0\u00a0K");
    await at15.fill("nxehtë");
    await expect(at15).toHaveAttribute("aria-invalid", "true");
    await expect(at15).toHaveAccessibleDescription(/^Minuta 15: shkruaj gradë nga −10 deri në 120/);
    await expect(page.locator(".warming .warming-mark")).toHaveCount(0);
    // An hour of measured values survives a discarded tab, and one typing error.
    await at15.fill("46,1");
    await page.reload();
    await page.getByText("Shkruaj matjet e tua").click();
    await expect(at15).toHaveValue("46,1");
    await page.getByRole("button", { name: "Zbraz fletën" }).click();
    await expect(at15).toHaveValue("");
    await page.getByRole("button", { name: "Ktheji leximet" }).click();
    await expect(at15).toHaveValue("46,1");
  });
});

for (const [nth, project] of [hydraulics, city].entries()) {
  for (const [index, panel] of ["", "?pjesa=galeria", "?pjesa=udhezime", "?pjesa=materiale"].entries()) {
    // Each panel is tried on both devices: of one project on a phone, of the other on a desktop.
    const tag = (nth + index) % 2 === 0 ? "@phone" : "@desktop";
    test(`axe finds nothing on ${project}${panel}, in both themes`, { tag }, async ({ page }) => {
      await openProject(page, project + panel);
      for (const closed of await page.locator("details.readings").all()) await closed.locator("summary").click();
      await expectAccessible(page);
    });
  }
}
