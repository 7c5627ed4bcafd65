/**
 * Tests the cards of a class. Chromium takes a film for a camera, in which a class holds up its cards; the table must be
 * exactly what they hold up.
 */
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { drawSeed } from "../../app/magazine/classroom/assignment";
import { readAssignment } from "../../app/magazine/classroom/assignment-code";
import { cardLetters } from "../../app/magazine/classroom/card-marker";
import { type CardQuestion, cardQuestions } from "../../app/magazine/classroom/card-question";
import { seededRandom } from "../../app/magazine/seeded-random";
import { type HeldCard, heldClass, writeCardFilm } from "../card-frames";
import { code, items, pupils, snapshot } from "../class-of-thirty";
import { type ExportedFolder, exportFolder } from "../exported-folder";
import { filmedBy, toldErrors } from "./class-film";
import { axeFindings, expect, test } from "./magazine";

const film = join(tmpdir(), `prizma-cards-${process.pid}.mjpeg`);

test.describe.configure({ mode: "default" });
test.use(filmedBy(film));

const read = readAssignment(code);
if (!read.ok) throw new Error("the code of the class is an assignment");
const questions = cardQuestions(items, drawSeed(read.assignment, 0));
if (questions.length === 0) throw new Error("the class has no exercise with choices");
const question = questions[0] as CardQuestion;
const options = question.order.length;

/** One pupil holds up nothing, one a card that this class does not have, one a letter that is no option. */
const [absent, foreign] = [11, 33];
const size = { width: 1_280, height: 720 };
const held: HeldCard[] = heldClass(pupils, seededRandom("cards"), { ...size, side: 52 }).map((card) => ({
  ...card,
  letter: cardLetters[cardLetters.indexOf(card.letter) % options] ?? "A",
  number: card.number === absent ? foreign : card.number,
}));
const ofClass = held.filter(({ number }) => number <= pupils);
const holding = (place: number) => ofClass.filter(({ letter }) => letter === cardLetters[place]).length;

test.beforeAll(() => writeCardFilm(film, held, size));
test.afterAll(() => rmSync(film, { force: true }));

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });
const said = (page: Page) => page.locator(".code-said");
const ask = (page: Page) =>
  main(page)
    .getByRole("button", { name: new RegExp(`^Pyete klasën\\s?: ushtrimi ${question.item + 1}$`) })
    .click();

/** Reads the cards of the class, and says so when all are read. */
async function readsAll(page: Page): Promise<void> {
  await button(page, "Hape kamerën").click();
  await expect(said(page)).toHaveText(`${pupils - 1} nga ${pupils} · mungojnë: ${absent}.`, { timeout: 60_000 });
  await expect(page.locator(".card-dots .is-read")).toHaveCount(pupils - 1);
}

/** Compares sums and table with what is held up. */
async function expectHeld(page: Page): Promise<void> {
  await expect(page.locator(".wall-count")).toHaveText(
    question.order.map((_, place) => new RegExp(`^${holding(place)}\\skartel[aë]$`)),
  );
  await button(page, "Pyetjet").click();
  await button(page, "Te tabela").click();
  await expect(button(page, "Lexo kartelat")).toBeFocused();
  const meant = question.order.flatMap((option, place) =>
    option === question.right || holding(place) === 0
      ? []
      : `${question.item + 1} · ${snapshot.items[question.item]?.errors[option]} · ${holding(place)}`,
  );
  expect(await toldErrors(page)).toEqual(meant.sort());
  await expect(page.getByRole("table", { name: /Një rresht për nxënës/ }).getByRole("rowheader")).toHaveText(
    ofClass
      .map(({ number }) => number)
      .sort((a, b) => a - b)
      .map((number) => `nr. ${number}`),
  );
}

test("a class holds up its cards: they are read in a worker, no sum before „Mjaft“, the table is the plan", async ({
  page,
  open,
}) => {
  test.setTimeout(180_000);
  await open(`/klasa#${code}`);
  await page.getByLabel("Sa nxënës?").fill(String(pupils));
  await button(page, "Lexo kartelat").click();
  await expect(page.getByRole("heading", { name: "Kartelat A–D" })).toBeFocused();
  await expect(page.getByRole("button", { name: /^Pyete klasën/ })).toHaveCount(questions.length);
  const others = items.flatMap((_, item) => (questions.some((each) => each.item === item) ? [] : item + 1));
  await expect(main(page)).toContainText(`ushtrimet ${others.join(", ")}.`);
  // No pupil's row stands on the wall.
  await expect(page.getByRole("table")).toHaveCount(0);
  await ask(page);
  await expect(page.locator(".wall-question > ol > li > b")).toHaveText(cardLetters.slice(0, options));
  await readsAll(page);
  expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
    expect.stringMatching(/^\/assets\/read-cards\.client-/),
  ]);
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expect(page.locator(".wall-count")).toHaveCount(0);
  // The list in between loses nothing, and tells of it.
  await button(page, "Pyetjet").click();
  await expect(main(page).getByRole("listitem").filter({ hasText: "ende në tabelë" })).toContainText(
    new RegExp(`${pupils - 1}\\skartela të lexuara nuk janë ende`),
  );
  await ask(page);
  await expect(said(page)).toHaveText(`${pupils - 1} nga ${pupils} · mungojnë: ${absent}.`);
  await button(page, "Mjaft").click();
  await expect(page.locator("video")).toHaveCount(0);
  await expect.poll(() => page.workers().length).toBe(0);
  await expect(page.locator(".is-right")).toHaveCount(0);
  await button(page, "Trego të saktën").click();
  await expect(page.locator(".is-right b")).toHaveText(cardLetters[question.order.indexOf(question.right)] as string);
  expect(await axeFindings(page)).toEqual([]);
  await expectHeld(page);
});

test("the camera closes after a minute without a press, and what was read stays", { tag: "@whole" }, async ({
  page,
  open,
}) => {
  test.setTimeout(120_000);
  await page.clock.install();
  await open(`/klasa#${code}`);
  await page.getByLabel("Sa nxënës?").fill(String(pupils));
  await button(page, "Lexo kartelat").click();
  await ask(page);
  await button(page, "Hape kamerën").click();
  await expect(page.locator(".card-dots .is-read")).not.toHaveCount(0, { timeout: 60_000 });
  // Real seconds count too: reading takes some of the minute, so each step leaves room for them.
  await page.clock.fastForward(40_000);
  await page.keyboard.press("Shift");
  await page.clock.fastForward(50_000);
  await expect(page.locator("video")).toBeVisible();
  await page.clock.fastForward(11_000);
  await expect(said(page)).toContainText("Kamera u mbyll, se për një minutë nuk u shtyp asgjë.");
  await expect(page.locator("video")).toHaveCount(0);
  await expect(button(page, "Lexo prapë")).toBeVisible();
  await expect(button(page, "Mjaft")).toBeVisible();
});

test("without a camera the page says what to do", async ({ page, open }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await open(`/klasa#${code}`);
  await button(page, "Lexo kartelat").click();
  await ask(page);
  await button(page, "Hape kamerën").click();
  await expect(said(page)).toHaveText("0 kartela. Kamera nuk u hap. Lejoje te cilësimet e faqes.");
});

test("from a stick, without a network and without a worker", { tag: "@whole" }, async ({ page, context }) => {
  test.setTimeout(360_000);
  const folder: ExportedFolder = exportFolder();
  try {
    await context.setOffline(true);
    await page.goto(`${folder.address("klasa.html")}#${code}`);
    await page.getByLabel("Sa nxënës?").fill(String(pupils));
    await button(page, "Lexo kartelat").click();
    await ask(page);
    await readsAll(page);
    expect(page.workers()).toEqual([]);
    await button(page, "Mjaft").click();
    await expectHeld(page);
  } finally {
    folder.remove();
  }
});
