/** Tests what Ctrl+P gives on each kind of page: sheets counted in the document that Chromium prints. */
import type { Page } from "@playwright/test";
import { realMagazine } from "../real-magazine";
import { expect, test, titleOf } from "./magazine";
import { openAlive, questionsOf } from "./playing";
import { feetOf, sheetsOf } from "./printed-sheets";

const quizPage = "/physics/waves-quiz";
const exercises = "/math/pitagora/ushtrime";

/** Returns a text as `sheetsOf` gives it. */
const tight = (text: string | null) => (text ?? "").replace(/\s+/g, "");

/** Lists the pictures that a page shows but has not loaded. */
const missingIn = (page: Page) =>
  page
    .locator("main img")
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.filter((img) => (img as HTMLImageElement).naturalWidth === 0).map((img) => img.outerHTML),
    );

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
  ["/", 2],
  ["/math", 2],
  ["/physics", 2],
  ["/physics/mekanika", 1],
  ["/physics/valet", 1],
  ["/math/matematika-aplikuar", 1],
  ["/math/matematika-pastre", 2],
  ["/physics/graviteti", 5],
  ["/physics/intro-valet", 4],
  ["/physics/ligjet-e-termodinamikes", 5],
  ["/physics/projects/hydraulics", 3],
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
  await expect.poll(() => missingIn(page)).toEqual([]);
  await expect(page.getByText(/^Hap (?:matematikën|fizikën)$/).filter({ visible: true })).toHaveCount(0);
});

const lesson = "/physics/graviteti";

test("a lesson's figures come to a wide window unscrolled, and stand on paper", async ({ page }) => {
  await page.route(/\/(?:figures|covers)\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_500));
    await route.continue();
  });
  await page.goto(lesson);
  await expect.poll(() => missingIn(page)).toEqual([]);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const bytesOfPaper = async () => (await page.pdf({ format: "A4", preferCSSPageSize: true })).length;
  let whole = await bytesOfPaper();
  const figures = await page.locator(".body figure img").all();
  expect(figures.length).toBeGreaterThan(3);
  // Without any one of them the document is smaller: so each stood in it.
  for (const figure of figures) {
    await figure.evaluate((img) => img.style.setProperty("visibility", "hidden"));
    const less = await bytesOfPaper();
    expect(less).toBeLessThan(whole - 500);
    whole = less;
  }
});

test("a phone loads a lesson's far figures as it prints, and not before", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(lesson, { waitUntil: "networkidle" });
  expect(await missingIn(page)).not.toEqual([]);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect.poll(() => missingIn(page)).toEqual([]);
});

test("the foot of each sheet of a lesson and a department has its name", async ({ page }) => {
  await page.goto(lesson);
  expect([...new Set(await feetOf(page))]).toEqual([`Prizma·${tight(titleOf("graviteti"))}`]);
  await page.goto("/math");
  expect([...new Set(await feetOf(page))]).toEqual(["Prizma·Matematikë"]);
});

test("on paper a table stands with the sentence before it and the note below", async ({ page }) => {
  await page.goto(lesson);
  const sheets = await sheetsOf(page);
  const tables = await page.locator(".body p + .table").evaluateAll((all) =>
    all.map((table) => ({
      before: (table.previousElementSibling?.textContent ?? "").trim().slice(-12),
      row: table.querySelector("tr")?.textContent ?? "",
      after: (table.nextElementSibling?.textContent ?? "").trim().slice(0, 12),
    })),
  );
  expect(tables.length).toBeGreaterThan(0);
  for (const { before, row, after } of tables) {
    const sheet = sheets.find((text) => text.includes(tight(row).slice(0, 12)));
    expect(sheet).toContain(tight(before));
    expect(sheet).toContain(tight(after));
  }
});

test("on paper a lesson's boxes stand on one sheet each, and no head at the foot of a sheet", async ({ page }) => {
  for (const address of [lesson, "/physics/intro-valet", "/math/pitagora"]) {
    await page.goto(address);
    const sheets = await sheetsOf(page);
    const heads = await page.locator(".body h2, .body h3").evaluateAll((all) => all.map((head) => head.textContent));
    for (const head of heads.map(tight)) expect(sheets.filter((sheet) => sheet.endsWith(head))).toEqual([]);
    const boxes = await page.locator(".work, .try").evaluateAll((all) =>
      all.map((box) => ({
        head: box.querySelector("h2")?.textContent ?? "",
        end: (box.textContent ?? "").trim().slice(-14),
      })),
    );
    expect(boxes.length).toBeGreaterThan(1);
    for (const { head, end } of boxes) {
      const sheet = sheets.findIndex((text) => text.includes(tight(head)));
      expect(sheets[sheet], `${address}: ${head}`).toContain(tight(end));
    }
  }
});
