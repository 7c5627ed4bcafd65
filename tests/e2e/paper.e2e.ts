/** Tests what Ctrl+P gives on each kind of page: sheets counted in the document that Chromium prints. */
import type { Page } from "@playwright/test";
import { realMagazine } from "../real-magazine";
import { expect, test } from "./magazine";
import { openAlive, questionsOf } from "./playing";
import { sheetsOf } from "./printed-sheets";

const quizPage = "/physics/waves-quiz";
const exercises = "/math/pitagora/ushtrime";

/** Lists what could be pressed or typed into on a screen, and the navigation. */
const controls = (page: Page) =>
  page
    .locator(":is(button, input, select, textarea, nav, [role=button], summary:not(.check summary))")
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map((each) => `${each.localName} ${each.textContent || each.getAttribute("aria-label")}`),
    );

for (const address of [
  "/",
  "/math",
  "/physics/mekanika",
  "/physics/graviteti",
  "/physics/graviteti/ora",
  quizPage,
  exercises,
  "/fletorja",
  "/modelet",
  "/modelet/topi-i-njutonit",
  "/harta",
  "/fjalori",
  "/kerko?q=energjia",
  "/math/number-ninja",
  "/physics/electricity-simulator",
  "/physics/mechanics",
  "/physics/projects/hydraulics",
  "/merre-me-vete",
  "/klasa/kartela",
  "/mesuesi/test",
]) {
  test(`on paper ${address} has no buttons and no navigation`, async ({ page }) => {
    await page.goto(address);
    await page.emulateMedia({ media: "print" });
    expect(await controls(page)).toEqual([]);
  });
}

for (const [address, most] of [
  ["/physics/graviteti", 6],
  ["/physics/ligjet-e-termodinamikes", 6],
  ["/modelet", 4],
] as const) {
  test(`${address} is printed on at most ${most} sheets, each with something on it`, async ({ page }) => {
    await page.goto(address);
    const sheets = await sheetsOf(page);
    expect(sheets.length).toBeLessThanOrEqual(most);
    for (const sheet of sheets) expect(sheet.length).toBeGreaterThan(200);
  });
}

test("cards are printed in their own size, two on a sheet and nothing else", async ({ page }) => {
  await page.goto("/klasa/kartela");
  const sheets = await sheetsOf(page);
  expect(sheets).toEqual(Array.from({ length: 18 }, (_, sheet) => `${2 * sheet + 1}${2 * sheet + 2}`));
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 794, height: 1_123 });
  const letters = page.locator(".card-sheet use").first();
  const top = await letters.evaluate((element) => element.getBoundingClientRect().top);
  // The marker is 120 mm wide; letters and the number stand outside it.
  const black = await page
    .locator("#korniza > path")
    .first()
    .evaluate((path) => (path as SVGPathElement).getBBox().width);
  const sheet = await page.locator(".card-sheet").first().boundingBox();
  const pixelsOfMillimetre = 96 / 25.4;
  expect([black, Math.round((sheet?.width ?? 0) / pixelsOfMillimetre)]).toEqual([120, 210]);
  expect(top / pixelsOfMillimetre).toBeGreaterThan(5);
});

test("the intro of a quiz is printed as its sheet, the key on a page of its own", async ({ page }) => {
  await openAlive(page, quizPage);
  const questions = questionsOf("waves-quiz");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".quiz-paper > ol > li").filter({ visible: true })).toHaveCount(questions.length);
  const sheets = await sheetsOf(page);
  const key = sheets.findIndex((sheet) => sheet.includes("Përgjigjet"));
  expect(sheets[key]?.startsWith("Përgjigjet")).toBe(true);
  expect(sheets[0]).toMatch(/Emri.*Klasa.*Data/);
  expect(sheets.join("")).not.toContain("Niskuizin");
  // Rows of options are full: none stands alone below three.
  const rows = await page.locator(".printed-options").evaluateAll((lists) =>
    lists.map((list) => {
      const tops = [...list.children].map((option) => option.getBoundingClientRect().top);
      return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length).join("+");
    }),
  );
  expect(rows).toHaveLength(questions.length);
  expect(new Set(rows)).toEqual(new Set(["2+2"]));
});

test("exercises are printed as a workbook, the solutions on a page of their own", async ({ page }) => {
  await openAlive(page, exercises);
  const count = realMagazine().practices?.find(({ slug }) => slug === "pitagora")?.exercises.length ?? 0;
  const sheets = await sheetsOf(page);
  const whole = sheets.join("");
  for (let place = 1; place <= count; place++) expect(whole).toContain(`Ushtrimi${place}`);
  const solutions = sheets.findIndex((sheet) => sheet.includes("Zgjidhjet"));
  expect(sheets[solutions]?.startsWith("Zgjidhjet")).toBe(true);
  expect(sheets.slice(0, solutions).join("")).not.toContain("Kontrolloje");
  // What is on the screen comes back.
  await expect(page.locator(".workbook")).toHaveCount(0);
});

test("a sheet for a class that has no word yet is printed as the workbook", async ({ page }) => {
  await openAlive(page, `${exercises}?print`);
  await expect(page.getByRole("button", { name: "Bëj fletët A dhe B" })).toBeVisible();
  const count = realMagazine().practices?.find(({ slug }) => slug === "pitagora")?.exercises.length ?? 0;
  const sheets = await sheetsOf(page);
  for (let place = 1; place <= count; place++) expect(sheets.join("")).toContain(`Ushtrimi${place}`);
  expect(sheets.at(-1)).toMatch(/^Zgjidhjet/);
});

test("the front page is printed with all its pictures, though none was scrolled to", async ({ page }) => {
  await page.goto("/");
  await page.emulateMedia({ media: "print" });
  const missing = () =>
    page
      .locator("main img")
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.filter((img) => (img as HTMLImageElement).naturalWidth === 0).map((img) => img.outerHTML),
      );
  await expect.poll(missing).toEqual([]);
});
