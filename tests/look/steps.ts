/**
 * Reaches the states of `states.ts`. It finds parts by role and name, as a reader does, so that the same steps work in
 * an older commit.
 */
import type { Locator, Page } from "@playwright/test";
import type { Quiz } from "../../app/magazine/quiz";
import { build, levels } from "../e2e/circuit-bench";
import { solve } from "../solve";
import { letPass } from "./stopped-clock";

const button = (of: Page | Locator, name: string | RegExp) => of.getByRole("button", { name, exact: true }).first();
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true }).first();

/** The styles of a toast are loaded with the first one. */
const notice = (page: Page) => button(page, "Mbyll njoftimin").waitFor();

export const openMenu = (page: Page) => button(page, "Menu").click();

/** Opens all folded parts. */
export const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const folded of document.querySelectorAll("details")) folded.open = true;
  });

/** Waits until each model has replaced its still, after a moment in view. */
export async function wakeModels(page: Page) {
  const stills = await page.locator(".model").all();
  for (const [index, still] of stills.entries()) {
    const awake = page.getByRole("button", { name: "Deri në fund" }).nth(index);
    await still.scrollIntoViewIfNeeded();
    for (let wait = 0; wait < 50 && (await awake.count()) === 0; wait++) await letPass(page, 64);
    await awake.waitFor();
  }
}

export async function followWithoutApi(page: Page) {
  await page.route("**/api/**", (route) => route.fulfill({ status: 503, body: "KV nuk përgjigjet" }));
  await link(page, "Kthehu te Matematika").click();
  await button(page, "Provo përsëri").waitFor();
  await unfold(page);
}

export async function followWithSlowApi(page: Page) {
  await page.route("**/api/**", () => undefined);
  await link(page, "Back to Electricity").click();
  await page.getByText("Po ngarkohet…").first().waitFor({ state: "attached" });
}

export const anotherPress = (page: Page) =>
  page.getByRole("group", { name: "Nise nga" }).getByRole("button").last().click();

const viewer = (page: Page) => page.getByRole("dialog");

/** Opens the gallery item in the address, after the strip has stopped there. */
export async function openViewer(page: Page) {
  const { hash } = new URL(page.url());
  const place = new RegExp(`^${hash.replace("#pamja-", "")} nga`);
  await letPass(page, 320);
  await page.getByRole("status").filter({ hasText: place }).first().waitFor();
  await page.locator(`${hash} a`).first().click();
  await viewer(page).getByRole("status").filter({ hasText: place }).waitFor();
}

export async function passFilm(page: Page) {
  await openViewer(page);
  await button(viewer(page), "Tjetra").click();
  await button(viewer(page), /Luaj filmin/).waitFor();
}

export const startQuiz = (page: Page) => button(page, "Nis kuizin").click();

export async function checkNothing(page: Page) {
  await startQuiz(page);
  // By keyboard, since a click would wait until the `aria-disabled` element is enabled.
  await button(page, "Kontrollo përgjigjen").press("Enter");
  await notice(page);
}

type Question = Quiz["questions"][number];

/** Returns the questions as the open magazine serves them. */
async function questionsOf(page: Page): Promise<Question[]> {
  const slug = new URL(page.url()).pathname.split("/").at(-1);
  const ask = (address: string) => fetch(address).then((answer) => answer.json() as Promise<{ quizData: string }>);
  const { quizData } = await page.evaluate(ask, `/api/contents/slug/${slug}`);
  return (JSON.parse(quizData) as Quiz).questions;
}

async function choose(page: Page, { correctAnswer, options }: Question, { right }: { right: boolean }) {
  const chosen = right ? correctAnswer : (correctAnswer + 1) % options.length;
  const asWritten = page.locator(`input[name=answer][value="${chosen}"]`);
  // Commits before 22 November show the options in the written order.
  await ((await asWritten.count()) > 0 ? asWritten : page.getByRole("radio").nth(chosen)).check();
}

export async function openHint(page: Page) {
  await startQuiz(page);
  await button(page, "Ndihmë").click();
}

export async function answerQuiz(page: Page, how: { right: boolean }, words = ["Nis kuizin", "Kontrollo përgjigjen"]) {
  const [first] = await questionsOf(page);
  const [start = "", check = ""] = words;
  await button(page, start).click();
  if (first) await choose(page, first, how);
  await button(page, check).click();
  await notice(page);
}

export const answerInEnglish = (page: Page) => answerQuiz(page, { right: false }, ["Start Quiz", "Check Answer"]);

/** @param wrong number of wrong answers, from the first question on */
export async function finishQuiz(page: Page, { wrong }: { wrong: number }) {
  const questions = await questionsOf(page);
  await startQuiz(page);
  for (const [index, question] of questions.entries()) {
    await choose(page, question, { right: index >= wrong });
    await button(page, "Kontrollo përgjigjen").click();
    await button(page, index === questions.length - 1 ? "Merr përgjigjet" : "Tjetra").click();
  }
}

/** Starts the formula quiz of ten minutes and advances the clock to its last minute. */
export async function lastMinute(page: Page) {
  await startQuiz(page);
  await page.getByRole("radio").first().check();
  await page.clock.fastForward(550_000);
}

/** @param rights for each exercise in turn, whether it is solved */
export async function playGame(page: Page, rights: boolean[]) {
  await button(page, "Start Game").click();
  const field = page.getByRole("textbox", { name: "Përgjigjja" });
  for (const right of rights) {
    // Commits before 22 November call it a problem.
    const exercise = (await page.locator("#ninja-exercise, #ninja-problem").textContent()) ?? "";
    await field.fill(`${solve(exercise) + (right ? 0 : 1)}`);
    await field.press("Enter");
  }
  await notice(page);
}

export async function endGame(page: Page) {
  await playGame(page, [true, true, false, true, false]);
  await page.clock.fastForward(60_000);
  await button(page, "Play Again").waitFor();
}

const [easy, , , hard] = levels;

export const startLevels = (page: Page) => button(page, "Nis nivelin e parë").click();

export async function buildCircuit(page: Page) {
  await startLevels(page);
  await build(page, hard?.solution ?? []);
}

export async function chargeCapacitor(page: Page) {
  await startLevels(page);
  await build(page, ["bateri", "llambë", "kondensator"]);
  await letPass(page, 2_000);
}

async function testLevel(page: Page, names: readonly string[] = []) {
  await startLevels(page);
  await build(page, names);
  await button(page, "Test Circuit").click();
  await notice(page);
}

export const failLevel = (page: Page) => testLevel(page, easy?.failure);

export async function passLevel(page: Page) {
  await testLevel(page, easy?.solution);
  await letPass(page, 1_500);
  await button(page, "Next Level").waitFor();
}

export async function openLaboratory(page: Page) {
  await button(page, "Laboratori i lirë").click();
  await page.getByRole("table").waitFor();
}

export async function emptyLaboratory(page: Page) {
  await openLaboratory(page);
  await button(page, "Zbraz").click();
}

export async function chooseInBridge(page: Page) {
  await openLaboratory(page);
  await button(page, "Ura e Uitstonit").click();
  await button(page, /^Rezistori 4, /).click();
  await page.getByRole("slider").first().waitFor();
}

export async function makeTasks(page: Page) {
  await openLaboratory(page);
  await button(page, "Pjesëtuesi i tensionit").click();
  await button(page, "Bëj detyrë me këtë qark").click();
  await button(page, "Shto në fletë si detyrë më vete").click();
  await page.getByLabel("Ç’pyetet").selectOption("voltage");
  await button(page, "Shto në fletë si detyrë më vete").click();
  await page.getByLabel("Një lidhje për të gjitha").scrollIntoViewIfNeeded();
}

export async function answerTask(page: Page) {
  await page.getByLabel("Përgjigjja").fill("10");
  await button(page, "Kontrollo").click();
  await page.getByText("Po të ishte").waitFor();
}

export const waitForAlert = (page: Page) => page.getByRole("alert").waitFor();

const models = ["Karroca me fërkim", "Forca, masa dhe nxitimi", "Dy patinatorë"] as const;
const model = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

export async function startCart(page: Page) {
  const cart = model(page, models[0]);
  await cart.getByRole("radio", { name: "Ndalet." }).check();
  await button(cart, "Nis").click();
  await letPass(page, 1_500);
}

export async function runModels(page: Page) {
  for (const name of models) {
    await model(page, name).getByRole("radio").first().check();
    await button(model(page, name), "Deri në fund").click();
  }
  await unfold(page);
}

async function answerExercise(page: Page, of: (legs: number[]) => number) {
  // The workbook of a page without script disappears after hydration.
  await page.locator(".workbook").waitFor({ state: "detached" });
  const question = (await page.locator(".exercise-question").textContent()) ?? "";
  await page.getByRole("textbox").fill(`${of((question.match(/\d+/g) ?? []).map(Number))} cm`);
  await page.getByRole("textbox").press("Enter");
}

export const missExercise = (page: Page) => answerExercise(page, () => 1);
/** Adds the legs, the error of pupils who forget the squares. */
export const addLegs = (page: Page) => answerExercise(page, ([a = 0, b = 0]) => a + b);
export const solveExercise = (page: Page) => answerExercise(page, ([a = 0, b = 0]) => Math.hypot(a, b));

export async function openHints(page: Page) {
  await page.locator(".workbook").waitFor({ state: "detached" });
  await button(page, "Ndihmë").click();
  await page.getByRole("button", { name: "Edhe një ndihmë" }).click();
}

/** Stores notes of two lessons: long known, recently learned, and due. */
async function keepNotes(page: Page, damaged: boolean) {
  // The page has a clock of its own, which is stopped.
  const day = Math.floor((await page.evaluate(() => Date.now())) / 86_400_000);
  const known = [day - 40, day - 37, day - 20].map((each) => [each, 3]);
  const logs = {
    pitagora: { "cila-eshte-hipotenuza": known, "shkalla-ne-mur": [[day, 3]] },
    graviteti: { "pesha-ne-hene": [[day - 9, 1]] },
  };
  const texts = Object.entries(logs).map(([slug, log]) => [slug, damaged ? "[1,{" : JSON.stringify([1, log])] as const);
  await page.evaluate((kept) => {
    for (const [slug, text] of kept) localStorage.setItem(`prizma:ushtrimet/${slug}`, text);
  }, texts);
  await page.reload();
  await page.getByText("Mësimet e nisura").or(page.getByText("janë dëmtuar")).first().waitFor();
}

export const writeNotes = (page: Page) => keepNotes(page, false);
export const damageNotes = (page: Page) => keepNotes(page, true);

export async function openMix(page: Page) {
  await keepNotes(page, false);
  await page.getByRole("button", { name: /^Dhjetë (për sot|të tjera)$/ }).click();
  await page.getByRole("navigation", { name: "Shkallët e ushtrimeve" }).waitFor();
}
