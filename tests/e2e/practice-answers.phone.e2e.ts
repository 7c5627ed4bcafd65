/** Tests ten random exercises by keyboard alone. It types every notation of an answer, and every known error. */
import type { Page } from "@playwright/test";
import { computed, drawNumbers, filledIn } from "../../app/magazine/practice/draw";
import type { Exercise } from "../../app/magazine/practice/exercise";
import type { Scope } from "../../app/magazine/practice/expression";
import { toleranceOf } from "../../app/magazine/practice/verdict";
import { reasonOf } from "../../app/magazine/practice/verdict-sentences";
import { seededRandom } from "../../app/magazine/seeded-random";
import { eachOf, isLate, tried } from "../long-series";
import { realMagazine } from "../real-magazine";
import { expect, test } from "./magazine";

const { contents, categories, practices = [] } = realMagazine();

/** Returns the address of a lesson's exercises. */
function addressOf(slug: string): string {
  const content = contents.find((each) => each.slug === slug);
  return `/${categories.find(({ id }) => id === content?.categoryId)?.type}/${slug}/ushtrime`;
}

const isTyped = ({ answer, parameters, errors }: Exercise) =>
  answer.kind === "number" && answer.unit !== undefined && parameters.length > 0 && errors.length >= 2;
const drawn = seededRandom("dhjete")
  .shuffled([...practices])
  .flatMap(({ slug, exercises }) => {
    const typed = seededRandom(slug).shuffled(exercises.filter(isTyped))[0];
    return typed === undefined ? [] : [{ slug, exercise: typed }];
  })
  .slice(0, 10);

const said = (page: Page) => page.locator(".exercise-said");

/** Types an answer into the focused field, replacing its text. */
async function give(page: Page, typed: string): Promise<void> {
  await page.keyboard.press("Control+A");
  await page.keyboard.type(typed);
  await page.keyboard.press("Enter");
}

/** Returns the visible text of an editor's sentence, as a browser shows it. */
const shown = (page: Page, html: string) =>
  page.evaluate((source) => {
    const place = document.createElement("div");
    place.innerHTML = source;
    return place.textContent ?? "";
  }, html);

/** Lists every notation of a right number, with the unit except for the last. */
function waysOf(value: number, unit: string): string[] {
  const [digits = "", power = "0"] = value.toExponential(9).split("e");
  const [over, under] = [Math.round(value * 1e6), 1e6];
  return [
    `${String(value).replace(".", ",")} ${unit}`,
    `${value}${unit}`,
    `${over}/${under} ${unit}`,
    `${digits.replace(".", ",")}·10^${Number(power)} ${unit}`,
    `${value}`,
  ];
}

/** Returns the sentences for the errors that give this value. */
function sentences(exercise: Exercise, numbers: Scope, value: number): string[] {
  const { answer } = exercise;
  if (answer.kind !== "number") return [];
  return exercise.errors.flatMap(({ values, says }) => {
    const known = computed(values[0] ?? "", numbers);
    return Math.abs(known - value) <= 1.01 * toleranceOf(answer, known) ? [filledIn(says, exercise, numbers)] : [];
  });
}

for (const { item, tag } of eachOf(drawn, 3)) {
  const { slug, exercise } = item;
  test(`${slug}: ${exercise.id} is understood in every way it is answered`, { tag }, async ({ page, open }) => {
    await open(`${addressOf(slug)}?u=${exercise.id}`);
    await expect(page.locator(".workbook")).toHaveCount(0);
    const { answer } = exercise;
    if (answer.kind !== "number") throw new Error("no number");
    const unit = answer.unit ?? "";
    const first = drawNumbers(exercise, "1") ?? {};
    const right = computed(answer.value, first);

    // By keyboard alone: the focus moves from the ladder's last mark to the field.
    const field = page.getByRole("textbox");
    for (let presses = 0; presses < 60 && !(await field.evaluate((one) => one === document.activeElement)); presses++) {
      await page.keyboard.press("Tab");
    }
    await expect(field).toBeFocused();
    for (const { values } of exercise.errors) {
      const value = computed(values[0] ?? "", first);
      if (!Number.isFinite(value)) continue;
      await give(page, `${String(value).replace(".", ",")} ${unit}`);
      const all = await Promise.all(sentences(exercise, first, value).map((html) => shown(page, html)));
      const expected = all.map((sentence) => `Jo kësaj here. ${sentence}`);
      expect(expected).toContain((await said(page).textContent()) ?? "");
    }
    await give(page, `${right} ${unit === "kg" ? "m" : "kg"}`);
    await expect(said(page)).toHaveText(`Jo kësaj here. Numri është i saktë, njësia jo: këtu kërkohet ${unit}.`);
    await give(page, "pesë");
    await expect(said(page)).toContainText("Këtë nuk e lexoj dot.");

    for (const index of [0, 1, 2, 3, 4]) {
      const numbers = drawNumbers(exercise, String(index + 1)) ?? {};
      await give(page, waysOf(computed(answer.value, numbers), unit)[index] ?? "");
      const remark = index === 4 ? `Saktë. Herën tjetër shkruaj edhe njësinë: ${unit}.` : "Saktë. ";
      const reason = await shown(page, filledIn(reasonOf(exercise), exercise, numbers));
      const link = exercise.model === undefined ? "" : "Shihe te modeli";
      await expect(said(page)).toHaveText(remark + reason + link);
      if (index === 4) break;
      // The way on stands under the verdict, so what the verdict links to comes first.
      if (exercise.model !== undefined) await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await expect(page.getByRole("button", { name: "Edhe një me numra të tjerë" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.locator(".exercise-card h2")).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(field).toBeFocused();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}

const choices = practices.flatMap(({ slug, exercises }) =>
  exercises.flatMap((exercise) =>
    exercise.answer.kind === "choice" && exercise.answer.options.every(({ figure }) => figure === undefined)
      ? [{ slug, exercise, answer: exercise.answer }]
      : [],
  ),
);

test("every wrong option of every choice is answered by its own sentence, and the solution shows them all", {
  tag: "@series",
}, async ({ page, open }) => {
  test.setTimeout(400_000);
  expect(choices.length).toBeGreaterThan(30);
  for (const { slug, exercise, answer } of tried(choices, 12)) {
    if (isLate()) break;
    await open(`${addressOf(slug)}?u=${exercise.id}`);
    await expect(page.locator(".workbook")).toHaveCount(0);
    const numbers = drawNumbers(exercise, "1") ?? {};
    const texts = await Promise.all(answer.options.map(({ text }) => shown(page, filledIn(text, exercise, numbers))));
    const sentences = await Promise.all(
      answer.options.map(({ says = "" }) => shown(page, filledIn(says, exercise, numbers))),
    );
    for (const [option, text] of texts.entries()) {
      if (option === answer.right) continue;
      const labels = page.locator("form.exercise-card label");
      await labels.nth((await labels.allTextContents()).findIndex((label) => label.trim() === text.trim())).click();
      await page.getByRole("button", { name: "Kontrolloje" }).click();
      await expect(said(page)).toHaveText(`Jo kësaj here. ${sentences[option]}`);
    }
    await page.getByRole("button", { name: "Shiko zgjidhjen" }).click();
    const solution = page.getByRole("region", { name: "Zgjidhja" });
    for (const sentence of sentences) await expect(solution).toContainText(sentence);
  }
});
