/** Tests the pictures of exercises: seen without script, redrawn with the numbers, answered on, by mouse and keys. */
import { drawNumbers } from "../../app/magazine/practice/draw";
import { realMagazine } from "../real-magazine";
import { expect, test } from "./magazine";

const motion = "/physics/levizja-e-trupave/ushtrime";
const { practices = [] } = realMagazine();

/** Returns the numbers of the first draw of an exercise, about motion if no lesson is named. */
function numbersOf(id: string, lesson = "levizja-e-trupave") {
  const exercise = practices.find(({ slug }) => slug === lesson)?.exercises.find((each) => each.id === id);
  if (exercise === undefined) throw new Error(`There is no exercise ${id}.`);
  return drawNumbers(exercise, "1") ?? {};
}

test("a wrong slope is drawn in hatching, the right one ends with the tick", async ({ page }) => {
  await page.goto(`${motion}?u=shpejtesia-nga-pjerresia`);
  const picture = page.locator(".practice .exercise-figure svg");
  await expect(picture).toHaveAccessibleName(/Grafik: horizontalisht t nga 0 deri në 12 s/);
  const field = page.getByRole("textbox", { name: "Përgjigjja jote" });
  const drawn = await picture.locator("path").count();
  await field.fill("1 m/s");
  await page.keyboard.press("Enter");
  // A wedge of three paths, and the two of the sample below the picture.
  await expect(picture.locator("path")).toHaveCount(drawn + 5);
  await page.setViewportSize({ width: 360, height: 800 });
  const written = picture.getByText("shkrove 1\u00a0m/s");
  await expect(written).toBeVisible();
  // Letters of 12 px, as the picture's other labels have on a phone, within the picture.
  const [letters, frame] = [await written.boundingBox(), await picture.boundingBox()];
  expect(letters?.height).toBeGreaterThan(12);
  expect((letters?.y ?? 0) + (letters?.height ?? 0)).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0) + 1);
  await field.fill(`${numbersOf("shpejtesia-nga-pjerresia").v} m/s`);
  await page.keyboard.press("Enter");
  await expect(picture).toContainText(`✓ ${numbersOf("shpejtesia-nga-pjerresia").v}`);
});

test("a line is set by keys alone, and judged", async ({ page }) => {
  await page.goto(`${motion}?u=vizato-vijen`);
  const { x0 = 0, v = 0 } = numbersOf("vizato-vijen");
  const [left, right] = [page.getByRole("slider").first(), page.getByRole("slider").last()];
  await expect(left).toHaveAttribute("aria-valuetext", "x = 0 m");
  await left.focus();
  for (let height = 0; height < x0; height += 5) await page.keyboard.press("ArrowUp");
  await expect(left).toHaveAttribute("aria-valuetext", `x = ${x0} m`);
  await right.focus();
  await page.keyboard.press("ArrowUp");
  await page.getByRole("button", { name: "Kontrolloje" }).click();
  await expect(page.locator(".exercise-said")).not.toContainText("Saktë");
  await right.focus();
  for (let height = 5; height < x0 + 10 * v; height += 5) await page.keyboard.press("ArrowUp");
  await page.getByRole("button", { name: "Kontrolloje" }).click();
  await expect(page.locator(".exercise-said")).toContainText("Saktë");
});

test("a piece of a graph is chosen by a press, and a wrong one is told why", async ({ page }) => {
  await page.goto(`${motion}?u=pjesa-me-e-shpejte`);
  await expect(page.getByRole("slider")).toBeVisible();
  const picture = page.locator(".practice .exercise-figure");
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
  await picture.click({ position: { x: width * 0.9, y: height * 0.4 } });
  await page.getByRole("button", { name: "Kontrolloje" }).click();
  await expect(page.locator(".exercise-said")).toContainText("Më i shpejtë është aty ku vija është më e pjerrët");
  await page.getByRole("slider").focus();
  await page.keyboard.press("ArrowLeft");
  await page.getByRole("button", { name: "Kontrolloje" }).click();
  await expect(page.locator(".exercise-said")).toContainText("Saktë");
});

const { a: first = 0, b: second = 0 } = numbersOf("gjej-qelizen", "probabiliteti");
const { a: swinging = 0, L: wave = 0 } = numbersOf("pika-qe-lekundet-si-p", "intro-valet");
for (const [what, address, right, up, words] of [
  ["a cell of two dice", "/math/probabiliteti/ushtrime?u=gjej-qelizen", second - 1, first - 1, `zari I: ${first}`],
  ["a point of a wave", "/physics/intro-valet/ushtrime?u=pika-qe-lekundet-si-p", 4 * (swinging + wave), 0, "x = "],
  ["an arrow on a slope", "/physics/forca-dhe-ferkimi/ushtrime?u=nga-shikon-pesha", 0, 16, "240° nga ngjitja"],
] as const) {
  test(`${what} is set by keys, told in words, and judged`, async ({ page }) => {
    await page.goto(address);
    const grip = page.getByRole("slider");
    await grip.focus();
    for (let i = 0; i < right; i++) await page.keyboard.press("ArrowRight");
    for (let i = 0; i < up; i++) await page.keyboard.press("ArrowUp");
    await expect(grip).toHaveAttribute("aria-valuetext", new RegExp(words));
    await page.getByRole("button", { name: "Kontrolloje" }).click();
    await expect(page.locator(".exercise-said")).toContainText("Saktë");
  });
}

test("pictures are options: their radios are named by what they show", async ({ page }) => {
  await page.goto(`${motion}?u=cili-grafik-i-vendit`);
  const options = page.locator(".figure-options");
  await expect(options.getByRole("radio")).toHaveCount(4);
  for (const radio of await options.getByRole("radio").all())
    await expect(radio).toHaveAccessibleName(/Grafik: .*Vija kalon te/);
  await expect(options.locator("svg").first()).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the workbook has every picture", async ({ page }) => {
    await page.goto(motion);
    const ofMotion = practices.find(({ slug }) => slug === "levizja-e-trupave")?.exercises ?? [];
    const pictured = ofMotion.filter(({ figures = [] }) => figures.some(({ name }) => name === undefined));
    expect(pictured.length).toBeGreaterThan(8);
    await expect(page.locator(".workbook .exercise-figure.in-whole svg")).toHaveCount(pictured.length);
    await expect(page.locator(".workbook .exercise-figure.in-option svg").first()).toBeVisible();
  });
});

test("the class sheet prints the pictures of both variants", async ({ page }) => {
  await page.goto(`${motion}?print&fara=10b&u=shpejtesia-nga-pjerresia`);
  await expect(page.locator(".paper-variant .exercise-figure svg")).toHaveCount(2);
});
