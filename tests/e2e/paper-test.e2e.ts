/** Tests a test on paper: from the list of exercises to the printed sheets with both keys. */
import type { Page } from "@playwright/test";
import { getDocumentProxy } from "unpdf";
import { assignedItems } from "../../app/magazine/classroom/assigned-items";
import { modelName } from "../../app/magazine/classroom/assignment";
import { readAssignment } from "../../app/magazine/classroom/assignment-code";
import { keyedErrors } from "../../app/magazine/classroom/paper-key";
import { paperExercises } from "../../app/magazine/classroom/paper-variants";
import { plannedCode } from "../../app/magazine/classroom/ready-sets";
import { shortAnswer } from "../../app/magazine/practice/printed-answer";
import { realMagazine } from "../real-magazine";
import { axeFindings, expect, test } from "./magazine";
import { feetOf, sheetsOf } from "./printed-sheets";

const main = (page: Page) => page.getByRole("main");
const flat = (text: string) => text.replace(/\s+/g, "");

/** Chooses an exercise of the open lesson, by a part of its question. */
const take = (page: Page, words: string) =>
  page.getByRole("listitem").filter({ hasText: words }).getByRole("button", { name: /^Shto/ }).first().click();

/** Draws the test of a code as the rules do, without the page. */
function drawnTest(code: string, count: number) {
  const { contents, practices = [], questions = [] } = realMagazine();
  const read = readAssignment(code);
  if (!read.ok) throw new Error(read.fault);
  const lessons = contents.map(({ id, slug, title, models = [] }) => ({
    ...{ id, slug, title, subject: "math" as const, count: 0 },
    models: models.map(modelName),
  }));
  const items = assignedItems(read.assignment, lessons, { practices, questions });
  return paperExercises(read.assignment.seed, items, count);
}

test("from the list of exercises to sheets of four variants, the key, the key of errors and the table of points", async ({
  page,
  open,
}) => {
  test.setTimeout(90_000);
  await open("/mesuesi/detyre?m=pitagora");
  await take(page, "Katetet e një trekëndëshi");
  await page.getByLabel("Mësimi").selectOption("graviteti");
  await take(page, "çekiç dhe një pendë");
  await page.getByRole("button", { name: "Bëje kodin" }).click();
  await page.getByRole("link", { name: "Test në letër" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Test në letër");
  const sheet = (letter: string) => page.getByRole("region", { name: `Varianti ${letter}`, exact: true });
  await expect(sheet("B").getByRole("listitem").first()).toContainText("Katetet");
  await expect(sheet("C")).toHaveCount(0);
  await page.getByRole("radio", { name: "A, B, C, D" }).check();
  await page.getByLabel("Titulli i testit").fill("Testi i dytë");
  await page.getByLabel("Pikët e ushtrimit 1.").fill("4");
  await expect(sheet("D")).toContainText(/Gjithsej\s*\/\s*5/);
  expect(await axeFindings(page, "main")).toEqual([]);

  const code = new URL(page.url()).hash.slice(1).replace("&variante=4", "");
  const exercises = drawnTest(code, 4);
  const sheets = await sheetsOf(page);
  expect(sheets.length).toBe(7);
  for (const [index, letter] of ["A", "B", "C", "D"].entries()) {
    expect(sheets[index]).toMatch(new RegExp(`^Testiidytë${letter}EmriNr\\.KlasaData1Katetet.*Gjithsej/5$`));
  }
  expect(new Set(sheets.slice(0, 4).map((text) => text.slice(13))).size).toBe(4);
  const [right = "", errors = "", points = ""] = sheets.slice(4);
  expect(right).toMatch(/^Çelësi/);
  for (const { exercise, draws } of exercises) {
    const answers = draws.map(({ numbers, places }) => flat(shortAnswer(exercise, numbers, places)));
    expect(right).toContain(answers.join(""));
  }
  expect(errors).toMatch(/^Çelësiigabimeve/);
  for (const error of exercises.flatMap(keyedErrors)) {
    expect(errors).toContain(error.mark + flat(error.given.map((given) => given?.printed ?? "–").join("")));
  }
  expect(errors).toContain(flat("1 e saktë · 2–7 gabimi me atë tast · 0 bosh · x e gabuar, pa emër."));
  expect(points).toMatch(/^Tabelaepikëve.*35$/);
  expect(await feetOf(page)).toEqual([
    ...["A", "B", "C", "D"].map((letter) => `Testiidytë·Varianti${letter}`),
    ...Array(3).fill("Testiidytë·Përmësuesin"),
  ]);
  // Of the page nothing else is printed, above all no button.
  expect(sheets.join("")).not.toMatch(/Shtypetestin|Prizma|Përmësuesin/);

  // The link gives the same test again, with as many variants.
  await page.reload();
  await expect(sheet("D").getByRole("listitem").first()).toContainText("Katetet");
  expect((await sheetsOf(page))[4]).toContain(right.slice(right.indexOf("ABCD")).slice(0, 12));
  await page.getByRole("link", { name: "Klasa: tabela e gabimeve" }).click();
  await page.getByRole("link", { name: "Test në letër" }).click();
  await expect(sheet("A").getByRole("listitem").first()).toContainText("Katetet");
});

test("a code of the plan makes a test on a phone; a wrong code is told", async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open("/mesuesi/test");
  const lesson = realMagazine().contents.find(({ slug }) => slug === "graviteti");
  await page.getByLabel("Kodi i detyrës").fill(plannedCode({ id: lesson?.id ?? 0, slug: "graviteti" }, "exit"));
  await page.getByRole("button", { name: "Bëje testin" }).click();
  await expect(page.getByLabel("Titulli i testit")).toHaveValue(`Bileta e daljes: ${lesson?.title}`);
  await expect(page.getByRole("heading", { name: "Çelësi i gabimeve" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await axeFindings(page, "main")).toEqual([]);
  await open("/mesuesi/test#4K7Q-X2M9-UUUU");
  await expect(main(page).getByRole("status")).toContainText("Këtë kod nuk e njoh");
});

test("a test of two sheets: the total stands below the last question, and fills are light", async ({ page, open }) => {
  test.setTimeout(90_000);
  await open("/mesuesi/detyre?m=pitagora");
  const add = main(page).getByRole("listitem").getByRole("button", { name: /^Shto/ });
  // Those that were added are no more among them.
  for (let count = 0; count < 6; count++) await add.first().click();
  await page.getByRole("button", { name: "Bëje kodin" }).click();
  await page.getByRole("link", { name: "Test në letër" }).click();
  await expect(page.getByRole("region", { name: "Varianti B", exact: true })).toBeVisible();
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: "A4", preferCSSPageSize: true })));
  const totals: number[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const heights = items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [item] : []));
    const heightOf = ({ transform }: { transform: number[] }) => Math.round(transform[5] ?? 0);
    const total = heights.find(({ str }) => str.startsWith("Gjithsej"));
    if (total === undefined) continue;
    totals.push(number);
    // The foot stands in the margin of 12 mm, which are 34 points.
    const others = heights.filter((item) => heightOf(item) !== heightOf(total) && heightOf(item) > 34);
    // In points from the lower edge: everything else stands a line above it.
    expect(Math.min(...others.map(heightOf)) - heightOf(total)).toBeGreaterThan(12);
  }
  expect(totals).toEqual([2, 4]);
  await page.emulateMedia({ media: "print" });
  const tint = await page
    .locator(".paper-question .exercise-figure")
    .first()
    .evaluate((figure) => getComputedStyle(figure).getPropertyValue("--tint").trim());
  expect(tint).toBe("#e6e6e6");
});
