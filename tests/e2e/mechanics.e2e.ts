import type { Locator, Page } from "@playwright/test";
import { axeFindings, expect, test } from "./magazine";
import { openAlive } from "./playing";

const address = "/physics/mechanics";

/** Locates one of the page's three models, by its name. */
const model = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const cart = (page: Page) => model(page, "Karroca me fërkim");
const pull = (page: Page) => model(page, "Forca, masa dhe nxitimi");
const push = (page: Page) => model(page, "Dy patinatorë");
const press = (of: Locator, name: string) => of.getByRole("button", { name, exact: true }).click();

/** Locates the value of a read-out, such as "1,96 m/s". */
const reading = (of: Locator, name: string) =>
  of.locator("dl > div", { has: of.page().getByText(name, { exact: true }) }).locator("dd");

async function openPlayable(page: Page) {
  await openAlive(page, address);
}

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

async function predict(of: Locator, choice: string) {
  await of.getByRole("radio", { name: choice }).check();
}

test("the page has the three laws, four applications, the problem and the way to the quiz", async ({ page }) => {
  await openPlayable(page);
  await expect(page.locator(".experiment")).toHaveCount(3);
  await expect(page.getByRole("heading", { level: 3 })).toHaveText([
    "Raketa",
    "Siguria në makinë",
    "Sporti",
    "Inxhinieria",
  ]);
  await expect(page.getByText("a = 5,0\u00a0m/s²", { exact: true })).toBeVisible();
  const quiz = page.getByRole("link", { name: "Test Your Knowledge" });
  await expect(quiz).toHaveAttribute("lang", "en");
  await quiz.click();
  await expect(page).toHaveURL(/\/physics\/forces-and-motion-quiz$/);
});

test("nothing runs and nothing is answered before a prediction, which a reload does not lose", async ({ page }) => {
  await openPlayable(page);
  // Not by a click of Playwright, which waits until an `aria-disabled` element is enabled.
  await cart(page).getByRole("button", { name: "Nis" }).press("Enter");
  await expect(cart(page).getByRole("radio").first()).toBeFocused();
  await expect(cart(page).getByRole("status")).toHaveText("Së pari parashiko: zgjidh një përgjigje, pastaj nis.");
  await expect(reading(cart(page), "Koha")).toHaveText("0,00\u00a0s");
  for (const of of [cart(page), pull(page)]) await expect(reading(of, "Nxitimi")).toHaveText("?");
  await expect(reading(push(page), "Nxitimi majtas")).toHaveText("?");
  await cart(page).getByRole("slider", { name: "Nisja v₀" }).press("ArrowRight");
  await predict(cart(page), "E ruan");
  await expect(reading(cart(page), "Nxitimi")).toHaveText("−0,98\u00a0m/s²");
  // Two accelerations would reveal the faster one before the pupil has made a prediction.
  await predict(push(page), "I majti.");
  await expect(reading(push(page), "Nxitimi majtas")).toHaveText("?");
  await page.reload();
  await expect(cart(page).getByRole("radio", { name: "E ruan" })).toBeChecked();
  await expect(reading(cart(page), "Shpejtësia")).toHaveText("4,50\u00a0m/s");
});

test("question, scene, graph, values and sliders are seen together, with the first press on the first screen", async ({
  page,
}) => {
  await openPlayable(page);
  const first = await cart(page).getByRole("radio").first().boundingBox();
  expect(first?.y).toBeLessThanOrEqual(480);
  for (const of of [cart(page), pull(page), push(page)]) {
    const held = await of.evaluate((region) => {
      const { bottom } = region.querySelector("dl")?.getBoundingClientRect() ?? { bottom: Number.NaN };
      return bottom - region.getBoundingClientRect().top;
    });
    expect(held).toBeLessThanOrEqual(640);
  }
  // The name of each slider has its letter and its quantity, separated.
  await expect(pull(page).getByRole("slider", { name: "Forca F", exact: true })).toBeVisible();
});

test("below the pictures the amounts stand at the left of the buttons, in one row", async ({ page }) => {
  await openPlayable(page);
  for (const of of [cart(page), pull(page), push(page)]) {
    const boxes = await of.evaluate((region) =>
      ["scene", "amounts", "run"].map((part) =>
        region.querySelector(`.experiment-${part}`)?.getBoundingClientRect().toJSON(),
      ),
    );
    const [scene, amounts, run] = boxes as [DOMRect, DOMRect, DOMRect];
    expect(amounts.top).toBeGreaterThanOrEqual(scene.bottom);
    expect(run.bottom).toBeLessThanOrEqual(amounts.bottom + 1);
    expect(run.left).toBeGreaterThanOrEqual(amounts.right);
    expect(run.height).toBeLessThan(60);
  }
});

test("a run plays, pauses where it is, and goes on to its end and a verdict", async ({ page }) => {
  await openPlayable(page);
  await predict(cart(page), "Ndalet.");
  await press(cart(page), "Nis");
  await expect(reading(cart(page), "Koha")).not.toHaveText("0,00\u00a0s");
  await press(cart(page), "Ndalo");
  await expect(cart(page).getByRole("button", { name: "Vazhdo", exact: true })).toBeVisible();
  await expect(async () => {
    // React shows a frame that began before the pause was pressed.
    const held = await reading(cart(page), "Koha").textContent();
    await twoFrames(page);
    expect(await reading(cart(page), "Koha").textContent()).toBe(held);
  }).toPass({ timeout: 1_000 });
  await press(cart(page), "Vazhdo");
  // At 4 m/s with μ = 0,10 it stops after 4,08 s and 8,15 m.
  await expect(cart(page).getByRole("status")).toContainText("E parashikove.", { timeout: 10_000 });
  await expect(reading(cart(page), "Koha")).toHaveText("4,08\u00a0s");
  await expect(reading(cart(page), "Vendi")).toHaveText("8,15\u00a0m");
  await expect(reading(cart(page), "Shpejtësia")).toHaveText("0,00\u00a0m/s");
  await expect(reading(cart(page), "U bë termike")).toHaveText("16,0\u00a0J");
});

test("one step is a tenth of a second", { tag: "@whole" }, async ({ page }) => {
  await openPlayable(page);
  await predict(pull(page), "Më pak e pjerrët.");
  await press(pull(page), "Një hap");
  await press(pull(page), "Një hap");
  await expect(reading(pull(page), "Koha")).toHaveText("0,20\u00a0s");
  await expect(reading(pull(page), "Shpejtësia")).toHaveText("0,50\u00a0m/s");
});

test("friction taken away under way leaves the velocity that the cart has", async ({ page }) => {
  await openPlayable(page);
  await predict(cart(page), "Ndalet.");
  for (let step = 0; step < 10; step++) await press(cart(page), "Një hap");
  await expect(reading(cart(page), "Shpejtësia")).toHaveText("3,02\u00a0m/s");
  await press(cart(page), "Hiqe fërkimin");
  await expect(reading(cart(page), "Nxitimi")).toHaveText("0,00\u00a0m/s²");
  await press(cart(page), "Deri në fund");
  await expect(reading(cart(page), "Shpejtësia")).toHaveText("3,02\u00a0m/s");
  await expect(cart(page).getByRole("status")).toContainText("Ndërhyre gjatë rrugës.");
});

test("the table holds what the read-outs say", { tag: "@whole" }, async ({ page }) => {
  await openPlayable(page);
  await predict(pull(page), "Po aq e pjerrët.");
  await press(pull(page), "Deri në fund");
  await pull(page).getByText("Tabela e vlerave").click();
  const rows = pull(page).locator("details tbody tr");
  // 10 N on 4 kg. 20 m take 4 s, so there is a row for each half second from 0 to 4 s.
  await expect(rows).toHaveCount(9);
  await expect(rows.last().locator("td")).toHaveText(["4,00", "20,00", "10,00", "200,0"]);
  await expect(pull(page).getByRole("status")).toContainText("Doli ndryshe nga parashikimi.");
});

test("after a run its line stays to compare the next one with", { tag: "@whole" }, async ({ page }) => {
  await openPlayable(page);
  await expect(pull(page).getByRole("group", { name: "Parashiko" })).toContainText("10\u00a0N mbi 2,0\u00a0kg");
  await predict(pull(page), "Më pak e pjerrët.");
  await press(pull(page), "Deri në fund");
  await expect(pull(page).getByRole("status")).toContainText("E parashikove.");
  await press(pull(page), "Nga e para");
  await expect(pull(page).getByRole("group", { name: "Parashiko" })).toContainText("10\u00a0N mbi 4,0\u00a0kg");
  await expect(pull(page).getByRole("radio", { checked: true })).toHaveCount(0);
});

test("the skaters' momenta are zero together before and after, whoever pushes", { tag: "@whole" }, async ({ page }) => {
  await openPlayable(page);
  const bars = push(page).getByRole("img", { name: /Impulset tani/ });
  await expect(bars).toHaveAccessibleName(/i majti 0\s.*bashkë 0\s/);
  for (const pusher of ["i majti", "i djathti", "të dy"]) {
    await push(page).getByRole("group", { name: "Kush i shtrin duart?" }).getByRole("radio", { name: pusher }).check();
    await predict(push(page), "I majti.");
    await press(push(page), "Deri në fund");
    await expect(bars).toHaveAccessibleName(/i majti −60\s.*i djathti 60\s.*bashkë 0\s/);
    await expect(push(page).getByRole("status")).toContainText("E parashikove.");
    await press(push(page), "Nga e para");
  }
});

test("everything can be done with the keyboard alone", async ({ page }) => {
  await openPlayable(page);
  const status = cart(page).getByRole("status");
  await cart(page).getByRole("radio").first().focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(cart(page).getByRole("radio", { name: "E ruan shpejtësinë që ka." })).toBeChecked();
  // Tab order: the sliders, then play, the switch of the friction, again.
  await page.keyboard.press("Tab");
  const speed = cart(page).getByRole("slider", { name: "Nisja" });
  await expect(speed).toBeFocused();
  await page.keyboard.press("End");
  await expect(speed).toHaveAttribute("aria-valuetext", "6,0\u00a0m/s");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Home");
  await expect(cart(page).getByRole("slider", { name: "Fërkimi" })).toHaveAttribute(
    "aria-valuetext",
    "0,00, pa fërkim",
  );
  // Three buttons, the arrows to draw, the step.
  for (let tab = 0; tab < 5; tab++) await page.keyboard.press("Tab");
  await expect(cart(page).getByRole("button", { name: "Një hap" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(status).toContainText("Pas 0,10\u00a0s");
  for (let tab = 0; tab < 4; tab++) await page.keyboard.press("Shift+Tab");
  await expect(cart(page).getByRole("button", { name: "Vazhdo" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(status).toContainText("Përgjatë pistës nuk vepron asnjë forcë");
  await page.keyboard.press("Space");
  await expect(status).toContainText("me shpejtësi 6,00\u00a0m/s");
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing with all models run, in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openPlayable(page);
    for (const of of [cart(page), pull(page), push(page)]) {
      await of.getByRole("radio").first().check();
      await press(of, "Deri në fund");
      await of.getByText("Tabela e vlerave").click();
    }
    // At the top of the page, where the sticky bar covers nothing.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await axeFindings(page)).toEqual([]);
  });
}

test.describe("where less motion is asked for", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("a run is shown at once, as traces and as a graph", async ({ page }) => {
    await openPlayable(page);
    await expect(cart(page).getByRole("button", { name: "Nis" })).toHaveCount(0);
    await predict(cart(page), "Ndalet.");
    await press(cart(page), "Deri në fund");
    await expect(cart(page).locator(".mech-ghost")).toHaveCount(5);
    await expect(cart(page).getByRole("status")).toContainText("E parashikove.");
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("each law has a whole run as a picture and a table, and no dead buttons", async ({ page, open }) => {
    await open(address);
    await expect(page.getByText("Trupi rri në prehje ose lëviz drejt")).toBeVisible();
    await expect(page.locator(".experiment noscript table")).toHaveCount(3);
    await expect(page.locator(".experiment noscript table").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Nis" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Test Your Knowledge" })).toBeVisible();
  });
});
