/**
 * Solves exercises drawn from the whole magazine on a phone, by finger and by keys alone, with the names that a screen
 * reader says. Typed is what the key of the class sheet prints, so that both agree with the page.
 */
import type { Locator, Page } from "@playwright/test";
import { computed, drawNumbers, filledIn } from "../../app/magazine/practice/draw";
import { allDrawings } from "../../app/magazine/practice/drawings/all-drawings";
import { figureRows } from "../../app/magazine/practice/drawings/paint-figure";
import type { Answer, Exercise } from "../../app/magazine/practice/exercise";
import type { Scope } from "../../app/magazine/practice/expression";
import { scopeOfFields, withNumbers } from "../../app/magazine/practice/further/model-answer";
import { shortAnswer } from "../../app/magazine/practice/printed-answer";
import { shuffledOptions, shuffleSeed } from "../../app/magazine/practice/shuffled-places";
import { seededRandom } from "../../app/magazine/seeded-random";
import { eachOf } from "../long-series";
import { realMagazine } from "../real-magazine";
import { expect, test } from "./magazine";
import { shownText } from "./shown-exercise";

type Way = "finger" | "keys";
type Of<Kind extends Answer["kind"]> = Extract<Answer, { kind: Kind }>;

const { contents, categories, practices = [] } = realMagazine();
const drawn = seededRandom("25 për 360 px")
  .shuffled(practices.flatMap(({ slug, exercises }) => exercises.map((exercise) => ({ slug, exercise }))))
  .slice(0, 25);

function addressOf(slug: string, id: string): string {
  const content = contents.find((each) => each.slug === slug);
  return `/${categories.find(({ id }) => id === content?.categoryId)?.type}/${slug}/ushtrime?u=${id}`;
}

for (const { item, tag } of eachOf(drawn, 6)) {
  const { slug, exercise } = item;
  for (const way of ["finger", "keys"] as const) {
    test(`${slug}: ${exercise.id} is solved by ${way}`, { tag }, async ({ page, open }) => {
      await open(addressOf(slug, exercise.id));
      await expect(page.locator(".workbook")).toHaveCount(0);
      await give(page, exercise, drawNumbers(exercise, "1") ?? {}, way);
      await press(page.getByRole("button", { name: "Kontrolloje" }), way);
      await expect(page.locator(".exercise-said")).toContainText("Saktë");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });
  }
}

async function press(button: Locator, way: Way): Promise<void> {
  if (way === "finger") await button.tap();
  else await button.press("Enter");
}

/** Gives the right answer to the shown exercise. */
async function give(page: Page, exercise: Exercise, numbers: Scope, way: Way): Promise<void> {
  const { answer } = exercise;
  switch (answer.kind) {
    case "choice":
      return choose(page, exercise.id, answer, way);
    case "order":
      return arrange(page, await texts(page, answer.items, exercise, numbers), way);
    case "match":
      return pair(page, answer, way);
    case "point":
      for (const [name, value] of [
        ["x", answer.x],
        ["y", answer.y],
      ] as const)
        await type(page.getByRole("spinbutton", { name }), String(computed(value, numbers)), way);
      return;
    case "figure":
      return drag(page, exercise, answer, numbers, way);
    case "fields":
      for (const [index, { answer: own }] of answer.fields.entries()) {
        const known = scopeOfFields(answer.fields.slice(0, index), numbers);
        await type(page.getByRole("textbox").nth(index), await key(page, { ...exercise, answer: own }, known), way);
      }
      return;
    default:
      return type(page.getByRole("textbox"), await key(page, exercise, numbers), way);
  }
}

/** Returns what the class sheet's key prints, as it is typed. A formula is typed as the editor wrote it. */
async function key(page: Page, exercise: Exercise, numbers: Scope): Promise<string> {
  const { answer } = exercise;
  if (answer.kind === "expression") return withNumbers(answer.value, numbers);
  if (answer.kind === "relation") return withNumbers(answer.relation, numbers);
  return shownText(page, shortAnswer(exercise, numbers, []));
}

async function type(field: Locator, text: string, way: Way): Promise<void> {
  await expect(field).toHaveAccessibleName(/\S/);
  if (way === "finger") return field.fill(text);
  await field.focus();
  await field.page().keyboard.type(text);
}

async function choose(page: Page, id: string, answer: Of<"choice">, way: Way): Promise<void> {
  const place = shuffledOptions(answer, shuffleSeed(id, 1)).indexOf(answer.right);
  const radio = page.getByRole("radio").nth(place);
  await expect(radio).toHaveAccessibleName(/\S/);
  const choices = page.locator("label").filter({ has: page.getByRole("radio") });
  if (way === "finger") return choices.nth(place).tap();
  await page.getByRole("radio").first().focus();
  await page.keyboard.press("Space");
  for (let step = 0; step < place; step++) await page.keyboard.press("ArrowDown");
}

const texts = (page: Page, marked: readonly string[], exercise: Exercise, numbers: Scope) =>
  Promise.all(marked.map((text) => shownText(page, filledIn(text, exercise, numbers))));

async function arrange(page: Page, right: readonly string[], way: Way): Promise<void> {
  const rows = page.getByRole("list", { name: "Vendosi me radhë" }).getByRole("listitem");
  for (const [place, text] of right.entries()) {
    const shown = await rows.allTextContents();
    for (let row = shown.findIndex((each, index) => index >= place && each.includes(text)); row > place; row--)
      await press(page.getByRole("button", { name: `Rreshti ${row + 1}: lart` }), way);
  }
}

async function pair(page: Page, { pairs }: Of<"match">, way: Way): Promise<void> {
  const lists = page.getByRole("combobox");
  for (const index of pairs.keys()) {
    const list = lists.nth(index);
    await expect(list).toHaveAccessibleName(/\S/);
    if (way === "finger") await list.selectOption(String(index));
    else {
      const values = await list.locator("option").evaluateAll((all) => all.map((each) => each.getAttribute("value")));
      await list.focus();
      for (let step = 0; step < values.indexOf(String(index)); step++) await page.keyboard.press("ArrowDown");
    }
    await expect(list).toHaveValue(String(index));
  }
}

/** Sets a picture's handles: by keys step by step, or with a press where each belongs. */
async function drag(page: Page, exercise: Exercise, answer: Of<"figure">, numbers: Scope, way: Way): Promise<void> {
  const figure = exercise.figures?.find(({ name }) => name === undefined);
  const handle =
    figure && allDrawings[figure.drawing]?.handles?.[answer.handle]?.(figureRows(figure, exercise, numbers));
  if (handle === undefined) throw new Error(`${exercise.id} has no handle.`);
  const right = answer.values.map((value) => computed(value, numbers));
  const grips = page.getByRole("slider");
  for (const [place, { across, up, at }] of handle.grips.entries()) {
    const grip = grips.nth(place);
    await expect(grip).toHaveAccessibleName(/\S/);
    if (way === "finger") {
      // It scrolls the picture into view, so the place on the screen is known after it.
      await grip.hover();
      const [x, y] = at(right);
      const to = await page.locator(".figure-answer svg").evaluate(
        (svg, [left, top]) => {
          const { x, y } = new DOMPoint(left, top).matrixTransform((svg as SVGSVGElement).getScreenCTM() as DOMMatrix);
          return { x, y };
        },
        [x, y] as const,
      );
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 3 });
      await page.mouse.up();
      continue;
    }
    await grip.focus();
    const sliders = up === undefined || up === across ? [across] : [across, up];
    for (const [axis, slider] of sliders.entries()) {
      const { start = 0, step = 1 } = handle.sliders[slider] ?? {};
      const count = Math.round(((right[slider] ?? start) - start) / step);
      const arrow = axis === 0 ? (count > 0 ? "ArrowRight" : "ArrowLeft") : count > 0 ? "ArrowUp" : "ArrowDown";
      for (let pressed = 0; pressed < Math.abs(count); pressed++) await page.keyboard.press(arrow);
    }
  }
}
