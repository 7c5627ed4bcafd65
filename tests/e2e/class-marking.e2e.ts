/** Tests marking of papers by keys alone: thirty pupils, whose table must be exactly what was planned. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { AssignmentSnapshot } from "../../app/magazine/classroom/class-table";
import { toldErrors } from "./class-film";
import { axeFindings, expect, test } from "./magazine";
import { codeOfDevice, markedCode, openMarkedClass } from "./marked-class";

const pupils = 30;
const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const cell = (page: Page, name: string) => page.getByRole("gridcell", { name, exact: true });
const pupilRows = (page: Page) => page.getByRole("table", { name: /Një rresht për nxënës/ });

async function openMarks(page: Page): Promise<void> {
  await button(page, "Shëno me dorë").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("grid", { name: "Shënimet e klasës" })).toBeVisible();
}

interface PlannedMark {
  key: string;
  /** What the table of errors says; empty if it is none. */
  says: string;
  sign: string;
}

/** Plans what a pupil's paper has: each way of marking comes up. */
function plannedMark({ items }: AssignmentSnapshot, who: number, item: number): PlannedMark {
  const { errors, right } = items[item] ?? { errors: [] };
  const ways: PlannedMark[] = [
    { key: "1", says: "", sign: "✓" },
    ...errors.map((says, error) => ({ key: `${error + 2}`, says, sign: "✗" })).filter((_, error) => error !== right),
    { key: "x", says: "Përgjigje e gabuar pa emër", sign: "✗" },
    { key: "0", says: "", sign: "–" },
  ];
  return ways[(who * 2 + item) % ways.length] as PlannedMark;
}

test("thirty papers are marked by keys; the table is the plan, a reload keeps it, marks are taken back", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const snapshot = await openMarkedClass(page);
  const count = snapshot.items.length;
  await openMarks(page);
  await expect(cell(page, "nr. 1, ushtrimi 1: pa shënim")).toBeFocused();
  const counts = new Map<string, number>();
  for (let who = 1; who <= pupils; who++) {
    for (let item = 0; item < count; item++) {
      const { key, says } = plannedMark(snapshot, who, item);
      await page.keyboard.press(key);
      if (says !== "") counts.set(`${item + 1} · ${says}`, (counts.get(`${item + 1} · ${says}`) ?? 0) + 1);
    }
  }
  // At its top: the page's bar covers what lies under it.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await axeFindings(page)).toEqual([]);
  expect(await toldErrors(page)).toEqual([...counts].map(([error, count]) => `${error} · ${count}`).sort());
  for (const who of [1, 7, pupils]) {
    const cells = pupilRows(page)
      .getByRole("row", { name: `nr. ${who} ` })
      .getByRole("cell");
    for (let item = 0; item < count; item++) {
      await expect(cells.nth(item), `nr. ${who}, ${item + 1}`).toContainText(plannedMark(snapshot, who, item).sign);
    }
    await expect(cells.last()).toHaveText("me dorë");
  }
  await expect(pupilRows(page).getByRole("rowheader")).toHaveText(
    Array.from({ length: pupils }, (_, index) => `nr. ${index + 1}`),
  );

  // A closed tab loses nothing.
  const before = await pupilRows(page).textContent();
  await page.reload();
  await expect(pupilRows(page)).toHaveText(before ?? "");
  await openMarks(page);
  await expect(page.getByRole("gridcell", { name: /pa shënim/ })).toHaveCount(0);

  // A mark is changed, taken away and taken back, by keys.
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("1");
  await expect(cell(page, "nr. 1, ushtrimi 1: e drejtë")).toContainText("✓");
  await expect(page.locator(":focus")).toHaveAccessibleName(/^nr\. 1, ushtrimi 2: /);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Backspace");
  await expect(cell(page, "nr. 1, ushtrimi 1: pa përgjigje")).toBeFocused();
  await expect(main(page).getByRole("status").first()).toHaveText("nr. 1, ushtrimi 1: pa përgjigje");
  await page.keyboard.press("Control+z");
  await expect(main(page).getByRole("status").first()).toHaveText("U zhbë. Tani nr. 1, ushtrimi 1: e drejtë");
  await page.keyboard.press("Control+z");
  await expect(pupilRows(page)).toHaveText(before ?? "");
  await page.keyboard.press("9");
  await expect(main(page).getByRole("status").first()).toHaveText("Ushtrimi 1 s’ka gabim me numrin 9.");

  const saving = page.waitForEvent("download");
  await button(page, "Ruaje si CSV").click();
  const file = readFileSync((await (await saving).path()) ?? "", "utf8");
  expect(file).toMatch(/^nr\. 7;.*;–;me dorë\r$/m);
  await button(page, "Mbaro").click();
  await expect(button(page, "Shëno me dorë")).toBeFocused();
});

test("a number leads to its row, a row is added, what is left is right at one press; the place stays in sight", {
  tag: "@whole",
}, async ({ page }) => {
  const { items } = await openMarkedClass(page);
  await page.getByLabel("Sa nxënës?").fill("12");
  await openMarks(page);
  const rows = page.getByRole("grid").getByRole("rowheader");
  await expect(rows).toHaveCount(12);
  await button(page, "Shto një rresht").click();
  await expect(rows).toHaveCount(13);
  await page.getByLabel("Shko te nr.").fill("13");
  await page.keyboard.press("Enter");
  await expect(cell(page, "nr. 13, ushtrimi 1: pa shënim")).toBeFocused();
  await expect(cell(page, "nr. 13, ushtrimi 1: pa shënim")).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("x");
  await button(page, "Të tjerat e nr. 13 janë të drejta").click();
  const cells = pupilRows(page).getByRole("row", { name: "nr. 13 " }).getByRole("cell");
  await expect(cells.nth(0)).toContainText("✗");
  for (let item = 1; item < items.length; item++) await expect(cells.nth(item)).toContainText("✓");
  await button(page, "Zhbëj").click();
  await expect(cells.nth(1)).toContainText("–");
  // By pointer: a cell, then what it is.
  await page.getByRole("gridcell", { name: "nr. 2, ushtrimi 1: pa shënim" }).click();
  const ways = page.getByRole("region", { name: "Nr. 2, ushtrimi 1" });
  await ways.getByRole("button", { name: "1 e drejtë" }).click();
  await expect(cell(page, "nr. 2, ushtrimi 1: e drejtë")).toBeVisible();
  await expect(page.getByRole("link", { name: "Testi në letër" })).toHaveAttribute(
    "href",
    `/mesuesi/test#${markedCode}`,
  );
  // It is as wide as its window, also where the exercises are many.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("a pupil with a phone and a paper is asked about once, when the marks are ended", { tag: "@whole" }, async ({
  page,
}) => {
  const snapshot = await openMarkedClass(page);
  const paste = async (result: string) => {
    await page.getByLabel(/Ngjit ose shkruaj kodet/).fill(result);
    await button(page, "Lexoji kodet").click();
  };
  await paste(codeOfDevice(4, snapshot));
  await openMarks(page);
  await expect(main(page)).toContainText("Nga pajisja e vet kanë dërguar: nr. 4.");
  await page.keyboard.press("1");
  for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "Home", "x", "1", "1"]) await page.keyboard.press(key);
  const asked = page.getByRole("group", { name: /ka një rezultat nga pajisja e vet dhe një nga letra/ });
  await expect(asked).toHaveCount(0);
  await button(page, "Mbaro").click();
  await expect(asked).toHaveCount(1);
  const heads = pupilRows(page).getByRole("rowheader");
  await expect(heads).toHaveText(["nr. 1", "nr. 4", "nr. 4 2"]);
  await asked.getByRole("button", { name: "Mbaj atë nga letra" }).click();
  await expect(heads).toHaveText(["nr. 1", "nr. 4"]);
  await expect(pupilRows(page).getByRole("row", { name: "nr. 4 " })).toContainText("me dorë");
  // A phone that comes after the paper is asked about as well.
  await paste(codeOfDevice(1, snapshot));
  await asked.getByRole("button", { name: "Mbaj atë të pajisjes" }).click();
  await expect(heads).toHaveText(["nr. 1", "nr. 4"]);
  await expect(pupilRows(page).getByRole("row", { name: "nr. 1 " })).not.toContainText("me dorë");
});
