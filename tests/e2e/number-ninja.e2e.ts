import type { Page } from "@playwright/test";
import { solve } from "../solve";
import { expect, test } from "./magazine";
import { expectAccessible, openAlive, toast } from "./playing";

const ninja = "/math/number-ninja";
const exercise = (page: Page) =>
  page
    .locator("#ninja-exercise")
    .textContent()
    .then((text) => text ?? "");
const field = (page: Page) => page.getByRole("textbox", { name: "Përgjigjja" });
const reading = (page: Page, name: string) => page.locator("dt", { hasText: name }).locator("+ dd");

async function answer(page: Page, value: number) {
  await field(page).fill(`${value}`);
  await field(page).press("Enter");
}

async function startGame(page: Page, address = ninja) {
  await openAlive(page, address);
  await page.getByRole("button", { name: "Start Game" }).click();
  await expect(field(page)).toBeFocused();
}

test("a whole game by keyboard alone: points, a level, a miss, the end of time, again", async ({ page }) => {
  await page.clock.install();
  await openAlive(page, ninja);
  await page.getByRole("button", { name: "Start Game" }).focus();
  await page.keyboard.press("Enter");
  for (let turn = 0; turn < 6; turn++) {
    await page.keyboard.type(`${solve(await exercise(page))}`);
    await page.keyboard.press("Enter");
    const [title, words] = turn < 5 ? ["Correct!", "+10 points"] : ["Level Up!", "You've reached level 2"];
    await expect(toast(page)).toContainText(title);
    await expect(toast(page)).toContainText(words);
    await expect(field(page)).toHaveValue("");
  }
  await expect(reading(page, "Niveli")).toHaveText("2");
  await expect(reading(page, "Pikë")).toHaveText("60");
  const missed = await exercise(page);
  await page.keyboard.type(`${solve(missed) + 1}`);
  await page.keyboard.press("Enter");
  await expect(toast(page)).toContainText("Incorrect!");
  await expect(toast(page)).toContainText(`The correct answer was ${solve(missed)}`);
  await expect(toast(page).locator("svg")).toBeVisible();
  await expect(page.locator("#ninja-error")).toContainText(
    `${missed} = ${solve(missed)}. Ti shkrove ${solve(missed) + 1}.`,
  );
  await expect(reading(page, "Radhazi")).toHaveText("0");
  await expect(toast(page)).toHaveCount(1);

  await page.clock.fastForward(60_000);
  await expect(page.getByRole("heading", { name: "Koha mbaroi" })).toBeFocused();
  await expect(reading(page, "Pikë")).toHaveText("60");
  await expect(page.getByRole("img", { name: /7 përgjigje, 6 të sakta/ })).toBeVisible();
  await expect(page.getByText(`${missed} = ${solve(missed)}`)).toBeVisible();
  await page.getByRole("button", { name: "Play Again" }).focus();
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  await expect(reading(page, "Pikë")).toHaveText("0");
  await expect(page.getByRole("timer")).toHaveText("01:00");
});

test("a clock moved by hand while the page is in sight costs no time", async ({ page }) => {
  await page.clock.install();
  await startGame(page);
  await page.evaluate(() => {
    const real = Date.now.bind(Date);
    Date.now = () => real() + 3_600_000;
  });
  await page.clock.runFor(5_000);
  await expect(page.getByRole("timer")).toHaveText(/^00:5[0-5]$/);
});

test("a round without a clock ends when the player says so, and the missed exercises can be played again", async ({
  page,
}) => {
  await openAlive(page, ninja);
  await page.getByRole("radio", { name: "pa kohë" }).check();
  await page.getByRole("button", { name: "Start Game" }).click();
  await expect(page.getByRole("timer")).toHaveCount(0);
  const wrong = await exercise(page);
  await answer(page, solve(wrong) + 1);
  await expect(page.locator("#ninja-exercise")).not.toHaveText(wrong);
  await page.getByRole("button", { name: "Përfundo" }).click();
  await expect(page.getByRole("listitem").locator("s")).toHaveText(`${solve(wrong) + 1}`);
  await page.getByRole("button", { name: "Vetëm gabimet" }).click();
  await expect(page.locator("#ninja-exercise")).toHaveText(wrong);
  await answer(page, solve(wrong));
  await expect(page.getByRole("heading", { name: "I bëre të gjitha" })).toBeFocused();
});

test("the result passes once more, answer by answer, and Pika lands at a new record", async ({ page }) => {
  await page.clock.install();
  await startGame(page);
  const playMinute = async (answers: number) => {
    for (let turn = 0; turn < answers; turn++) {
      await page.clock.runFor(1_000);
      const before = await exercise(page);
      await answer(page, solve(before));
      await expect(page.locator("#ninja-exercise")).not.toHaveText(before);
      await expect(page.locator("main .pika-lands")).toHaveCount(1);
    }
    await page.clock.fastForward(60_000);
    await expect(page.getByRole("heading", { name: "Koha mbaroi" })).toBeFocused();
  };
  await expect(page.locator("main .pika-lands")).toHaveCount(0);
  await playMinute(1);
  await expect(page.locator("main .pika")).toHaveCount(0);
  await page.getByRole("button", { name: "Play Again" }).click();
  await playMinute(3);
  await expect(page.getByText("Rekord i ri.").locator("..").locator(".pika")).toBeVisible();
  const timings = () =>
    page.locator(".ninja-answer > circle").evaluateAll((dots) =>
      dots.flatMap((dot) =>
        dot.getAnimations().map(({ effect }) => {
          const { delay, endTime } = effect?.getComputedTiming() ?? {};
          return { from: Math.round(Number(delay)), to: Math.round(Number(endTime)) };
        }),
      ),
    );
  const passed = await timings();
  expect(passed).toHaveLength(3);
  expect([passed[0]?.from, Math.round((passed.at(-1)?.to ?? 0) / 100)]).toEqual([0, 24]);
  for (const [index, { from }] of passed.entries()) {
    if (index > 0) expect(Math.abs(from - (passed[index - 1]?.to ?? 0))).toBeLessThanOrEqual(1);
  }
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await timings()).toEqual([]);
});

test("only the chosen operations come, and at least one must be chosen", async ({ page }) => {
  await openAlive(page, ninja);
  for (const name of ["Mbledhje", "Zbritje", "Shumëzim"]) await page.getByRole("checkbox", { name }).uncheck();
  const start = page.getByRole("button", { name: "Start Game" });
  await page.getByRole("checkbox", { name: "Pjesëtim" }).uncheck();
  await expect(page.getByText("Zgjidh të paktën një veprim.")).toBeVisible();
  await expect(start).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("checkbox", { name: "Pjesëtim" }).check();
  await start.click();
  for (let turn = 0; turn < 5; turn++) {
    const text = await exercise(page);
    expect(text).toContain("÷");
    await answer(page, solve(text));
  }
});

test("a link with a seed gives everybody the same exercises", async ({ page, context }) => {
  await openAlive(page, ninja);
  await page.getByText("Një lojë për gjithë klasën").click();
  const link = await page.getByRole("link", { name: /\?fara=/ }).getAttribute("href");
  const seen = async (one: Page) => {
    await startGame(one, link ?? "");
    const exercises: string[] = [];
    for (let turn = 0; turn < 5; turn++) {
      const text = await exercise(one);
      exercises.push(text);
      await answer(one, solve(text) + 1);
    }
    return exercises;
  };
  const other = await context.newPage();
  expect(await seen(page)).toEqual(await seen(other));
  // The result is a line with the class's seed, which the pupil passes on. The page sends nothing.
  await page.getByRole("button", { name: "Përfundo" }).click();
  const seed = new URL(link ?? "").searchParams.get("fara");
  await expect(page.getByText(`fara ${seed} (`)).toContainText("0\u00a0pikë, niveli\u00a01, 0 nga 5 të sakta.");
});

test("letters are answered with a word beside the field, which goes when something else is typed", async ({ page }) => {
  await startGame(page);
  const before = await exercise(page);
  await field(page).fill("abc");
  await expect(page.getByText("Kjo nuk është numër.")).toBeVisible();
  await field(page).press("Enter");
  await expect(page.getByText("Kjo nuk është numër.")).toBeVisible();
  expect(await exercise(page)).toBe(before);
  await field(page).fill("1");
  await expect(page.getByText("Kjo nuk është numër.")).toBeHidden();
});

test("the record and the facts that were missed are there another day, until the privacy page forgets them", async ({
  page,
}) => {
  await startGame(page);
  await answer(page, solve(await exercise(page)));
  const missed = await exercise(page);
  await answer(page, solve(missed) + 1);
  await page.getByRole("button", { name: "Përfundo" }).click();
  await openAlive(page, ninja);
  expect((await page.getByRole("button", { name: "Start Game" }).boundingBox())?.y).toBeLessThanOrEqual(480);
  await expect(page.getByText("Rekordi yt: 10 pikë")).toBeVisible();
  await page.getByRole("button", { name: "Stërvit gabimet e tua (1)" }).click();
  await expect(page.locator("#ninja-exercise")).toHaveText(missed);
  await page.reload();
  await expect(page.locator("#ninja-exercise")).toHaveText(missed);
  await answer(page, solve(missed) + 1);
  await expect(page.getByRole("heading", { name: "Stërvitja mbaroi" })).toBeVisible();
  await page.goto("/privacy");
  await page.getByRole("button", { name: "Harroji të gjitha" }).click();
  await openAlive(page, ninja);
  await expect(page.getByText("Rekordi yt ruhet vetëm këtu.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Stërvit gabimet" })).toHaveCount(0);
});

test("where the browser has no clipboard the class's link is selected, and the pupil is told", {
  tag: "@whole",
}, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined }));
  await openAlive(page, ninja);
  await page.getByText("Një lojë për gjithë klasën").click();
  await page.getByRole("button", { name: "Kopjo lidhjen" }).click();
  await expect(page.getByText("lidhja u përzgjodh")).toBeVisible();
  expect(await page.evaluate(() => `${window.getSelection()}`)).toContain("?fara=");
});

test("the game stands right under the bar when it begins, at its end too", async ({ page }) => {
  await openAlive(page, ninja);
  await page.getByRole("radio", { name: "pa kohë" }).check();
  await page.getByRole("button", { name: "Start Game" }).click();
  const top = (part: string) => page.locator(part).evaluate((element) => element.getBoundingClientRect().top);
  const bar = await page.locator("header.top-bar").evaluate((element) => element.getBoundingClientRect().bottom);
  expect(Math.abs((await top("main form")) - bar)).toBeLessThan(2);
});

test("a notice closes by Escape and by its button, and F8 leads to it", { tag: "@whole" }, async ({ page }) => {
  await startGame(page);
  await answer(page, solve(await exercise(page)));
  await expect(toast(page)).toBeVisible();
  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: "Njoftime (F8)" }).locator("ol")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(toast(page)).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  await answer(page, solve(await exercise(page)));
  await page.getByRole("button", { name: "Mbyll njoftimin" }).click();
  await expect(toast(page)).toHaveCount(0);
});

test("axe finds nothing before, during and after a game", { tag: "@whole" }, async ({ page }) => {
  await openAlive(page, ninja);
  await expectAccessible(page);
  await page.getByRole("radio", { name: "pa kohë" }).check();
  await page.getByRole("button", { name: "Start Game" }).click();
  await answer(page, -1);
  await expect(toast(page)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Përfundo" }).click();
  await expectAccessible(page);
});
