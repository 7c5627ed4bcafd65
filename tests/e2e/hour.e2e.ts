/** Tests the plan of an hour: from the end of its lesson to the exercises that its code opens, and its sheet of paper. */
import type { Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { isLate, isWhole } from "../long-series";
import { contentAddresses } from "../public-addresses";
import { realMagazine } from "../real-magazine";
import { expect, test, titleOf } from "./magazine";
import { openAlive } from "./playing";
import { smallestLabel } from "./printed-sheets";

const lesson = "/physics/graviteti";
const { contents, hours = [] } = realMagazine();
const planOf = (slug: string) => {
  const hour = hours.find((each) => each.slug === slug);
  if (hour === undefined) throw new Error(`There is no plan of ${slug}.`);
  return hour;
};
const grouped = (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`;

test("a teacher finds the plan at the end of the lesson; a pupil opens its exit ticket by eight signs, and the teacher the table", async ({
  page,
  open,
}) => {
  await open(lesson);
  await page.getByRole("link", { name: "plani i orës" }).click();
  await expect(page).toHaveURL(`${lesson}/ora`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("graviteti"));
  await expect(page.getByRole("heading", { name: "Pyetja e hapjes" }).locator(".pika")).toBeVisible();
  const code = grouped(planOf("graviteti").sets.exit.code);
  const exit = page.locator(".hour-sets section").filter({ hasText: "Bileta e daljes" });
  await expect(exit.locator(".hour-code")).toHaveText(code);
  const count = await exit.getByRole("listitem").count();
  expect(count).toBe(planOf("graviteti").sets.exit.exercises.length);
  // A pictured question shows its picture on a screen; this plan is so long that paper has words in its place.
  const picture = exit.getByRole("img").first();
  await expect(picture).toBeVisible();
  await expect(exit.getByText("(me figurë)").first()).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(picture).toBeHidden();
  await expect(exit.getByText("(me figurë)").first()).toBeVisible();
  await page.emulateMedia({ media: "screen" });

  await openAlive(page, "/detyra");
  const field = page.getByLabel("Kodi i detyrës");
  await field.fill(`${code.slice(0, -1)}${code.endsWith("0") ? "1" : "0"}`);
  await page.getByRole("button", { name: "Hape detyrën" }).click();
  await expect(page.getByRole("status").first()).toContainText("Këtë kod nuk e njoh");
  await field.fill(code.toLowerCase());
  await page.getByRole("button", { name: "Hape detyrën" }).click();
  await expect(page.getByText(`${count} ushtrime`, { exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByText(titleOf("graviteti"))).toBeVisible();

  await openAlive(page, "/klasa");
  await page.getByLabel("Kodi i një detyre").fill(code);
  await page.getByRole("button", { name: "Hape tabelën" }).click();
  await expect(page.getByText(`Bileta e daljes: ${titleOf("graviteti")}`).first()).toBeVisible();
});

test("„Jep detyrë nga ky mësim“ opens composing with the lesson chosen", async ({ page, open }) => {
  await open(`${lesson}/ora`);
  await page.getByRole("link", { name: "Jep detyrë nga ky mësim" }).click();
  await expect(page.getByLabel("Mësimi")).toHaveValue("graviteti");
});

test("a class's path on the map leads to its plans, in its order", async ({ page, open }) => {
  await open("/harta#klasa-9");
  await page.locator("#klasa-9").getByRole("link", { name: "Planet e orëve" }).click();
  await expect(page).toHaveURL("/mesuesi#klasa-9");
  const [first] = await page.locator("#klasa-9").getByRole("link").all();
  await first?.click();
  await expect(page.getByText("Çfarë bëjnë nxënësit")).toBeVisible();
});

test("on a phone the minutes stand in a column at the left edge, on a wide screen the steps are a table", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 360, height: 720 });
  await open(`${lesson}/ora`);
  const boxes = () =>
    page
      .locator(".hour-table tbody tr")
      .first()
      .locator("td")
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect()));
  const [minutes, teacher, pupils] = await boxes();
  expect(minutes?.right).toBeLessThanOrEqual(teacher?.left ?? 0);
  expect(pupils?.top).toBeGreaterThanOrEqual(teacher?.bottom ?? 0);
  expect(pupils?.left).toBe(teacher?.left);
  await page.setViewportSize({ width: 1280, height: 720 });
  const wide = await boxes();
  expect(new Set(wide.map(({ top }) => top)).size).toBe(1);
  await expect(page.getByRole("columnheader")).toHaveCount(3);
});

test("a plan whose two sheets have room shows pictures on paper, in letters of at least 7 pt", async ({
  page,
  open,
}) => {
  await open("/math/pitagora/ora");
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 700, height: 1_000 });
  const pictures = await page.locator(".hour-sets li svg").count();
  const shown = await page.locator(".hour-sets li svg").filter({ visible: true }).count();
  expect(shown).toBeGreaterThan(pictures / 2);
  await expect(page.locator(".hour-worded").getByText("(me figurë)").filter({ visible: true })).toHaveCount(
    await page.locator(".hour-worded").count(),
  );
  expect(await smallestLabel(page, ".hour-sets svg:visible")).toBeGreaterThanOrEqual(7);
});

test("the 45 minutes are drawn to scale, and the board stands on the first screen", async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open("/math/pitagora/ora");
  const { rows, board } = planOf("pitagora");
  const widths = await page
    .locator(".hour-strip td")
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
  const whole = widths.reduce((sum, width) => sum + width, 0);
  for (const [place, { minutes }] of rows.entries())
    expect(Math.abs((widths[place] ?? 0) - (whole * minutes) / 45)).toBeLessThan(3);
  await expect(page.locator("#derrasa li")).toHaveCount(board.length);
  await expect(page.locator("#derrasa li").last()).toBeInViewport();
});

test("a wide screen has the lesson's cover and the model of its row, a phone and paper neither", async ({
  page,
  open,
}) => {
  const pictures = page.locator(".hour-page :is(.plate img, img.hour-model)");
  await page.setViewportSize({ width: 1280, height: 800 });
  await open("/math/pitagora/ora");
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  }
  await page.emulateMedia({ media: "print" });
  await expect(pictures.filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 360, height: 720 });
  await expect(pictures.filter({ visible: true })).toHaveCount(0);
  // Numbers of the strip end before the rule of the next cell.
  const ends = await page
    .locator(".hour-strip b")
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map((each) => (each.closest("td")?.getBoundingClientRect().right ?? 0) - each.getBoundingClientRect().right),
    );
  expect(Math.min(...ends)).toBeGreaterThan(2);
});

// The longest among them.
const few = ["graviteti", "ligjet-e-termodinamikes", "algebra", "lidhja-mes-matematikes-dhe-fizikes", "ai-fizike"];
const printed = hours.map(({ slug }) => slug).filter((slug) => isWhole || few.includes(slug));

/** Returns the smallest letters of a printed plan's sentences, in points. What a formula raises or lowers is smaller. */
const smallestOnPaper = (page: Page) =>
  page
    .locator(".hour-page :is(p:not(.caps-label), li, .hour-table td, td div)")
    .evaluateAll((all) => Math.min(...all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize) * 0.75)));

test(`a plan is printed on one or two A4, in letters of 9.5 pt: ${printed.length} of ${hours.length}`, {
  tag: "@series",
}, async ({ page }) => {
  test.setTimeout(printed.length * 10_000);
  const addresses = contentAddresses();
  for (const slug of printed) {
    if (isLate()) break;
    await page.goto(`${addresses[contents.findIndex((each) => each.slug === slug)]}/ora`);
    const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
    expect([slug, text.length <= 2]).toEqual([slug, true]);
    const sheet = text.join().replace(/\s+/g, "");
    const { sets, rows } = planOf(slug);
    for (const { code } of Object.values(sets)) expect(sheet).toContain(grouped(code));
    for (const { title } of rows) expect(sheet).toContain(title.replace(/\s+/g, ""));
  }
  await page.emulateMedia({ media: "print" });
  expect(await smallestOnPaper(page)).toBeGreaterThanOrEqual(9.5);
});
