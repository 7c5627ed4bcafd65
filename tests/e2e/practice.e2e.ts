import { readFileSync } from "node:fs";
import { realMagazine } from "../real-magazine";
import { axeFindings, expect, test } from "./magazine";

const exercises = "/math/pitagora/ushtrime";
const exerciseCount = realMagazine().practices?.find(({ slug }) => slug === "pitagora")?.exercises.length ?? 0;

test("an exercise is done by keyboard: a known error is named, a hint and the right answer lead on", async ({
  page,
  open,
}) => {
  await open(exercises);
  const field = page.getByRole("textbox");
  const said = page.locator(".exercise-said");
  await expect(page.locator(".workbook")).toHaveCount(0);
  const [a = 0, b = 0] =
    ((await page.locator(".exercise-question").textContent()) ?? "").match(/\d+/g)?.map(Number) ?? [];
  const hypotenuse = Math.hypot(a, b);
  await field.focus();
  await page.keyboard.type(`${a + b} cm`);
  await page.keyboard.press("Enter");
  await expect(said).toContainText("Mblodhe gjatësitë");
  for (const [typed, words] of [
    [`${a ** 2 + b ** 2}`, "katrori i hipotenuzës"],
    [`${hypotenuse} m`, "kërkohet cm"],
    [`${hypotenuse} kg`, "kërkohet cm"],
    ["shumë", "nuk e lexoj dot"],
    [`${hypotenuse * 10} cm`, "fuqi të dhjetës"],
  ] as const) {
    await field.fill(typed);
    await page.keyboard.press("Enter");
    await expect(said).toContainText(words);
  }
  await page.getByRole("button", { name: "Ndihmë" }).click();
  await expect(page.getByRole("region", { name: "Ndihmë" }).getByRole("listitem")).toHaveCount(1);
  await field.fill(`${hypotenuse},0`);
  await field.press("Enter");
  await expect(said).toContainText("Saktë. Herën tjetër shkruaj edhe njësinë: cm.");
  await page.getByText("Shiko zgjidhjen").click();
  await expect(page.getByRole("region", { name: "Zgjidhja" })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

  // Finished exercises survive a reload, and the next attempt has other numbers.
  await page.reload();
  await expect(page.getByRole("button", { name: "Ushtrimi 1, e zgjidhur me ndihmë" })).toBeVisible();
  const before = await page.locator(".exercise-question").textContent();
  // Its solution was seen, so it opens with other numbers after the reload too.
  expect(before?.match(/\d+/g)?.slice(0, 2).map(Number)).not.toEqual([a, b]);
  await page.getByRole("button", { name: "Ushtrimi 2" }).click();
  await page.getByLabel("25 cm").check();
  await page.getByRole("button", { name: "Kontrolloje" }).click();
  await expect(said).toContainText("Saktë.");
  // Numbers that were not solved stay.
  await page.getByRole("button", { name: "Ushtrimi 1, e zgjidhur me ndihmë" }).click();
  await expect(page.locator(".exercise-question")).toHaveText(before ?? "");
});

test("under the field stands how an answer is read, as a formula, while it is typed", async ({ page, open }) => {
  await open(exercises);
  await expect(page.locator(".workbook")).toHaveCount(0);
  const field = page.getByRole("textbox");
  const reading = page.locator(".answer-reading");
  for (const [typed, words, formulas] of [
    ["2,5.10^3 metra", "E lexoj kështu: 2,5·103\u00a0m", "msup"],
    ["7/2 cm", "E lexoj kështu: 72\u00a0cm", "mfrac"],
    ["2sqrt3", "E lexoj kështu: 2\u20623", "msqrt"],
    ["2.805 cm", "E lexoj kështu: 2,805 ose 2805\u00a0cm", "mn"],
    ["3 pash", "E lexoj kështu: 3\u00a0pash?", "mn"],
  ] as const) {
    await field.fill(typed);
    await expect(reading).toHaveText(words);
    expect(await reading.locator(formulas).count()).toBeGreaterThan(0);
  }
  await field.fill("shumë");
  await expect(reading).toHaveText("");
  await expect(field).toHaveAttribute("aria-describedby", (await reading.getAttribute("id")) ?? "");
});

test("the notebook counts what was done, mixes ten, and is carried by a file and forgotten", { tag: "@phone" }, async ({
  page,
  open,
}) => {
  await open(exercises);
  await page.getByRole("button", { name: "Ushtrimi 2" }).click();
  await page.getByLabel("25 cm").check();
  await page.getByRole("button", { name: "Kontrolloje" }).click();
  await expect(page.getByRole("button", { name: "Ushtrimi 2, e zgjidhur" })).toBeVisible();
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "GET" || sent.push(`${request.method()} ${request.url()}`));
  await page.goto("/fletorja");
  await expect(page.locator(".total-learning dd, .total-due dd").filter({ hasText: "1" })).toHaveCount(1);
  await expect(page.locator(".notebook-coming")).toHaveText(/sot \d+, nesër \d+, brenda javës edhe \d+/);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: /^Dhjetë (për sot|të tjera)$/ }).click();
  await expect(page.getByRole("navigation", { name: "Shkallët e ushtrimeve" }).getByRole("button")).not.toHaveCount(0);
  // The lesson's name would tell the method, so it comes after the answer.
  await expect(page.getByText("Nga cili mësim është, del pas përgjigjes.")).toBeVisible();
  await expect(page.getByText("Nga mësimi")).toHaveCount(0);
  await page.getByRole("button", { name: "Ndihmë" }).click();
  const more = page.getByRole("button", { name: "Edhe një ndihmë" });
  while ((await more.count()) > 0) await more.click();
  await page.getByRole("button", { name: "Shiko zgjidhjen" }).click();
  await expect(page.getByText("Nga mësimi")).toBeVisible();
  await page.getByRole("button", { name: "Mbyll përzierjen" }).click();

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Ruaje si skedar" }).click();
  const file = await (await saved).path();
  expect(JSON.parse(readFileSync(file, "utf8")).mesimet.pitagora["cila-eshte-hipotenuza"].length).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Harroje fletoren" }).click();
  await page.getByRole("button", { name: "Po, harroje" }).click();
  await expect(page.getByText("Fletorja është bosh.")).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  const chooser = page.getByLabel("Skedari i fletores");
  await chooser.setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from("{damaged") });
  await expect(page.getByText("nuk është fletore e Prizmës")).toBeVisible();
  await chooser.setInputFiles(file);
  await expect(page.getByText("U bashkuan shënimet e 1 mësimi")).toBeVisible();
  expect(sent).toEqual([]);
});

test("without script the exercises are a workbook, and the sheet has two variants whose answers belong", {
  tag: "@desktop",
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto(exercises);
  const printed = page.locator(".workbook article");
  await expect(printed).toHaveCount(exerciseCount);
  await printed.first().getByText("Zgjidhja", { exact: true }).first().click();
  await expect(printed.first().locator("details[open] li").last()).toBeVisible();

  await page.goto(`${exercises}?print`);
  await page.getByLabel(/Fjala e klasës/).fill("10b");
  await page.getByLabel(/brinjët janë 7/).uncheck();
  await page.getByRole("button", { name: "Bëj fletët A dhe B" }).click();
  const variants = page.locator(".paper-variant");
  await expect(variants).toHaveCount(2);
  await expect(variants.first().locator(".paper-exercise")).toHaveCount(exerciseCount - 1);
  const first = (index: number) => variants.nth(index).locator(".paper-exercise").first().textContent();
  const [a, b] = [await first(0), await first(1)];
  expect(a).not.toBe(b);
  const answers = page.getByRole("region", { name: "Përgjigjet" }).locator("section");
  for (const [index, question] of [a, b].entries()) {
    const [x = 0, y = 0] = (question ?? "").match(/\d+/g)?.map(Number) ?? [];
    const answer = await answers.nth(index).locator("li b").first().textContent();
    expect(answer).toContain(`${Math.hypot(x, y)}\u00a0cm`);
  }
  await context.close();
});

test("a point goes to the nearest crossing, up to the sheet's edge; a finger that scrolls over it places none", async ({
  page,
  open,
}) => {
  await open("/math/trigonometria-lidhja-shkencat/ushtrime?u=pika-rrotullohet");
  await expect(page.locator(".workbook")).toHaveCount(0);
  const drawing = page.locator("form.exercise-card svg").first();
  await drawing.scrollIntoViewIfNeeded();
  const sheet = await drawing.boundingBox();
  if (sheet === null) throw new Error("no sheet");
  const fields = page.locator("form.exercise-card input[type=number]");
  // From −6 to 6 in squares of 20 units. A margin of 6 is around them.
  const unit = sheet.width / 252;
  for (const [x, y, point] of [
    [5.7, -5.7, ["6", "-6"]],
    [-5.7, 5.7, ["-6", "6"]],
    [0.4, 3.6, ["0", "4"]],
  ] as const) {
    await page.mouse.click(sheet.x + (6 + 20 * (x + 6)) * unit, sheet.y + (6 + 20 * (6 - y)) * unit);
    expect(await fields.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))).toEqual(
      point,
    );
  }
});
