/** Tests what a teacher reads from photographs and from files of another device, and what is refused. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { code, items, snapshot, workedClass } from "../class-of-thirty";
import { photoOf } from "./class-pictures";
import { axeFindings, expect, test } from "./magazine";

const { codes } = workedClass();
const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const said = (page: Page) => page.locator(".code-said");

async function photograph(page: Page, text: string): Promise<void> {
  const buffer = await photoOf(text);
  await page.locator('input[accept="image/*"]').setInputFiles({ name: "foto.png", mimeType: "image/png", buffer });
}

async function openFile(page: Page, text: string): Promise<void> {
  const file = { name: "klasa.json", mimeType: "application/json", buffer: Buffer.from(text) };
  await page.locator('input[accept^=".json"]').setInputFiles(file);
}

/** Pastes results, and saves the class as a file. @returns its text */
async function savedWith(page: Page, results: readonly string[]): Promise<string> {
  await page.getByLabel(/Ngjit ose shkruaj kodet/).fill(results.join("\n"));
  await button(page, "Lexoji kodet").click();
  const saving = page.waitForEvent("download");
  await button(page, "Ruaje si skedar").click();
  return readFileSync((await (await saving).path()) ?? "", "utf8");
}

test("a photograph is read: a result, the same again, the assignment's own code, a menu, none, no picture", async ({
  page,
  open,
}) => {
  await open(`/klasa#${code}`);
  for (const [text, words] of [
    [codes[16] ?? "", `I fundit: nr. 17, ${items.length} nga ${items.length}.`],
    [codes[16] ?? "", "E ke: nr. 17."],
    [`https://prizma.example/detyra#${code}`, "Ky është kodi i detyrës, jo rezultati."],
    ["https://restorant.example/menu", "Ky kod nuk është rezultat i Prizmës."],
  ] as const) {
    await photograph(page, text);
    await expect(said(page)).toContainText(words);
  }
  const files = page.locator('input[accept="image/*"]');
  const empty = readFileSync(new URL("../../docs/home.png", import.meta.url));
  await files.setInputFiles({ name: "pa-kod.png", mimeType: "image/png", buffer: empty });
  await expect(said(page)).toContainText("Në këtë foto nuk u lexua asnjë kod.");
  await files.setInputFiles({ name: "e-prishur.png", mimeType: "image/png", buffer: Buffer.from("nuk është figurë") });
  await expect(said(page)).toContainText("Kjo foto nuk u hap dot.");
  await expect(page.getByRole("rowheader", { name: /^nr\./ })).toHaveText(["nr. 17"]);
});

test("a camera that does not open leaves the other ways, and says them", async ({ page, open }) => {
  await open(`/klasa#${code}`);
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  const words = "Kamera nuk u hap. Lejoje te cilësimet e faqes, ose ngjit kodet, ose bëj një foto.";
  await button(page, "Hape kamerën").click();
  await expect(said(page)).toContainText(words);
  await expect(button(page, "Hape kamerën")).toBeFocused();
  // An insecure address has no camera at all.
  await page.evaluate(() => Object.defineProperty(navigator, "mediaDevices", { value: undefined }));
  await button(page, "Hape kamerën").press("Enter");
  await expect(said(page)).toContainText(words);
  expect(await axeFindings(page)).toEqual([]);
});

test("two teachers put their halves together by a file; a phone's class opens on a laptop as it was", async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000);
  await open(`/klasa#${code}`);
  const mine = await savedWith(page, codes.slice(0, 16));
  const other = await (await browser.newContext({ locale: "sq-AL" })).newPage();
  await other.goto(`${baseURL}/klasa#${code}`);
  const theirs = await savedWith(other, codes.slice(14));
  await openFile(page, theirs);
  await expect(main(page)).toContainText(/U shtuan: nr\. 17, .*nr\. 30\./);
  await expect(main(page)).toContainText("I ke tashmë: nr. 15, nr. 16.");
  await openFile(other, mine);
  const rows = (of: Page) => of.getByRole("rowheader", { name: /^nr\./ });
  await expect(rows(page)).toHaveCount(30);
  await expect(rows(other)).toHaveCount(30);
  const errors = (of: Page) => of.getByRole("table", { name: /Gabimet e herës së parë/ }).textContent();
  expect(await errors(page)).toBe(await errors(other));
  await other.context().close();

  // The file opens on a device that knows nothing of it, from the list and without a network.
  const laptop = await (await browser.newContext({ locale: "sq-AL" })).newPage();
  await laptop.goto(`${baseURL}/klasa`);
  await expect(laptop.getByRole("heading", { name: "Detyrat e mia" })).toBeVisible();
  await laptop.context().setOffline(true);
  await openFile(laptop, mine);
  await expect(laptop.getByRole("heading", { name: snapshot.items[0]?.title ?? "" })).toBeVisible();
  await expect(rows(laptop)).toHaveCount(16);
  await laptop.context().close();
});

test("a file that is none, too large or of a newer make is refused in words, and nothing is lost", async ({
  page,
  open,
}) => {
  await open(`/klasa#${code}`);
  const mine = await savedWith(page, codes.slice(0, 3));
  for (const [text, words] of [
    ["{}", "Ky nuk është skedar i klasës."],
    ["<script>alert(1)</script>", "Ky nuk është skedar i klasës."],
    [`${mine}${" ".repeat(600_000)}`, "Ky skedar është tepër i madh për një klasë."],
    [mine.replace('"version": 1', '"version": 9'), "Ky skedar u bë me një Prizëm më të re"],
  ] as const) {
    await openFile(page, text);
    await expect(main(page)).toContainText(words);
    await expect(page.getByRole("rowheader", { name: /^nr\./ })).toHaveCount(3);
  }
  await page.reload();
  await expect(page.getByRole("rowheader", { name: /^nr\./ })).toHaveCount(3);
});

test("the limits of the piles move, stay in order and are kept", async ({ page, open }) => {
  await open(`/klasa#${code}`);
  await page.getByLabel(/Ngjit ose shkruaj kodet/).fill(codes.slice(0, 5).join("\n"));
  await button(page, "Lexoji kodet").click();
  await page.getByLabel("E kanë, nga").fill("75");
  await page.getByLabel("Janë afër, nga").focus();
  await page.getByLabel("Janë afër, nga").fill("90");
  await page.getByLabel("E kanë, nga").focus();
  await expect(page.getByLabel("E kanë, nga")).toHaveValue("90");
  await page.getByLabel("E kanë, nga").fill("1");
  await page.getByLabel("Janë afër, nga").focus();
  await expect(page.getByLabel("Janë afër, nga")).toHaveValue("1");
  await expect(main(page)).toContainText("E kanë (5): nr. 1, nr. 2, nr. 3, nr. 4, nr. 5");
  await page.reload();
  await expect(page.getByLabel("E kanë, nga")).toHaveValue("1");
});
